import type { Diet } from './diets.ts';
import type { KindName } from './kinds.ts';

/** A thing that foods are made of. */
export interface Thing {
  readonly thing: string;
  /** Other names of the thing. */
  readonly also?: readonly string[];
  /** The foods that contain the thing. */
  readonly in?: readonly string[];
  /** More names of the thing, which count only in a line that forbids something. The other names count in every text. */
  readonly wishes?: readonly string[];
}

/**
 * The things that foods contain. A food may contain several things, and a thing may contain another: cheese is in pesto, and milk is in
 * cheese. When two names begin at the same word, the longer one counts. So a name that only sounds like a thing (`peanut butter` is no
 * butter) needs an entry of its own; the names of foods without any of these things are in `nothing`. The fourteen allergens of Annex II of
 * Regulation (EU) No 1169/2011 come first. Foods of our own tables have their allergens in their entries; they are named
 * here only where a variety, a spelling or a sentence of a recipe says more than the entry does.
 */
export const MADE_OF: readonly Thing[] = [
  { thing: 'gluten', also: ['wheat'], in: ['dumpling wrapper', 'gyoza wrapper', 'gyoza dumpling wrapper', 'dumpling skin', 'pate brisee', 'peking duck pancake', 'burger bun', 'hamburger bun', 'hot dog bun', 'hot dog roll', 'burger roll', 'crumpet', 'weetabix', 'linguine', 'fusilli', 'tagliatelle', 'rigatoni', 'farfalle', 'orzo', 'fettuccine', 'cannelloni', 'ravioli', 'tortellini', 'bucatini', 'ditalini', 'orecchiette', 'conchiglie', 'pappardelle', 'cavatelli', 'matzo', 'crumpet', 'wonton', 'filo', 'phyllo', 'shortcrust', 'oatmeal', 'canned spaghetti', 'macaroni and cheese', 'filled pasta', 'pasta mix', 'digestive biscuit', 'graham cracker', 'cake flour', 'sponge cake', 'cake mix', 'biscuit base', 'cornbread mix', 'flour', 'bread', 'chapatis', 'rotis', 'roti', 'toast', 'breadcrumb', 'baguette', 'ciabatta', 'focaccia', 'sourdough', 'bun', 'bagel', 'croissant', 'brioche', 'split roll', 'soft roll', 'bread roll', 'flatbread', 'tortilla', 'pita', 'pitta', 'naan', 'chapati', 'roti', 'paratha', 'pasta', 'spaghetti', 'penne', 'macaroni', 'lasagne', 'lasagna', 'gnocchi', 'noodle', 'ramen', 'udon', 'soba', 'egg noodle', 'couscous', 'bulgur', 'freekeh', 'barley', 'farro', 'spelt', 'rye', 'semolina', 'seitan', 'soy sauce', 'teriyaki', 'hoisin', 'beer', 'ale', 'lager', 'stout', 'malt vinegar', 'malt', 'cracker', 'biscuit', 'cookie', 'cake', 'crouton', 'pretzel', 'panko', 'oat', 'oat milk', 'oat drink', 'oat flour', 'oat cream', 'granola', 'muesli', 'cereal', 'cornbread', 'pie crust', 'pastry', 'puff pastry', 'stuffing', 'worcestershire sauce', 'black bean sauce', 'gyoza', 'dumpling', 'pizza', 'waffle', 'pancake mix', 'enchilada sauce', 'english muffin', 'mole sauce'], wishes: ['celiac', 'coeliac', 'celiac disease', 'coeliac disease', 'weizen', 'trigo', 'ble', 'glutine', 'glutin'] },
  { thing: 'crustaceans', also: ['crustacean'], in: ['kimchi', 'prawn', 'shrimp', 'king prawn', 'crab', 'lobster', 'crayfish', 'crawfish', 'langoustine', 'scampi', 'prawn cracker', 'shrimp paste', 'surimi', 'laksa paste', 'cocktail sauce'] },
  { thing: 'egg', also: ['egg white', 'egg yolk'], in: ['duck egg', 'goose egg', 'hen egg', 'hen s egg', 'chicken egg', 'sponge cake', 'mayonnaise', 'mayo', 'aioli', 'tartar sauce', 'thousand island dressing', 'ranch dressing', 'caesar dressing', 'meringue', 'lemon curd', 'custard', 'hollandaise', 'egg noodle', 'brioche', 'poached egg', 'ice cream', 'cake', 'surimi', 'pancake mix', 'frittata', 'omelette', 'quiche', 'tagliatelle', 'fettuccine', 'pappardelle'], wishes: ['oeuf', 'ei', 'eier', 'huevo', 'uovo', 'uova'] },
  { thing: 'fish', in: ['salmon', 'cod', 'haddock', 'hake', 'halibut', 'tilapia', 'tuna', 'trout', 'mackerel', 'herring', 'sardine', 'anchovy', 'white fish', 'fish sauce', 'fish stock', 'dashi', 'bonito flake', 'worcestershire sauce', 'kimchi', 'caesar dressing', 'catfish', 'mullet', 'pike', 'carp', 'sea bass', 'sea bream', 'snapper', 'swordfish', 'monkfish', 'plaice', 'turbot', 'flounder', 'mahi mahi', 'grouper', 'eel', 'whiting', 'pollock', 'kipper', 'caviar', 'surimi', 'imitation crab', 'shrimp paste', 'ponzu'], wishes: ['fisch', 'poisson', 'pescado', 'pesce'] },
  { thing: 'peanuts', also: ['peanut', 'groundnut', 'monkey nut'], in: ['peanut butter', 'groundnut butter', 'groundnut paste', 'peanut oil', 'groundnut oil', 'peanut sauce', 'satay', 'satay sauce', 'mole'], wishes: ['erdnuss', 'erdnusse', 'cacahuete', 'arachide'] },
  { thing: 'soy', also: ['soya', 'soybean'], in: ['quorn mince', 'soya mince', 'beyond beef', 'beyond meat', 'beyond burger', 'impossible beef', 'impossible meat', 'impossible burger', 'burger crumble', 'vegetable burger', 'soy sauce', 'soya sauce', 'tofu', 'tempeh', 'miso', 'edamame', 'teriyaki', 'hoisin', 'tamari', 'soy milk', 'soya milk', 'soy drink', 'soy yogurt', 'soy cream', 'soybean oil', 'gochujang', 'doubanjiang', 'black bean sauce', 'oyster sauce', 'plant mince', 'soy mince', 'tvp', 'bean curd', 'plant based sausage', 'ponzu'] },
  { thing: 'milk', in: ['goat s milk', 'goat milk', 'sheep s milk', 'ewe s milk', 'gelato', 'ranch dressing', 'cream of chicken soup', 'cream of mushroom soup', 'cream of celery soup', 'cream of tomato soup', 'cream of prawn soup', 'butter', 'garlic butter', 'salted butter', 'unsalted butter', 'caramel sauce', 'herb butter', 'ghee', 'cheese', 'cream', 'sour cream', 'creme fraiche', 'half and half', 'yogurt', 'yoghurt', 'curd', 'kefir', 'buttermilk', 'whey', 'casein', 'custard', 'ice cream', 'milk chocolate', 'white chocolate', 'caramel', 'toffee', 'dulce de leche', 'condensed milk', 'evaporated milk', 'lassi', 'ayran', 'labneh', 'tzatziki', 'raita', 'skyr', 'quark', 'ranch dressing', 'caesar dressing', 'alfredo', 'bechamel', 'hollandaise', 'naan', 'brioche', 'croissant', 'cornbread', 'lemon curd', 'chocolate spread', 'nutella', 'doritos', 'fudge', 'english muffin', 'white sauce', 'goat milk', 'cow milk'], wishes: ['dairy', 'lactose', 'dairy product', 'milk product', 'laktose', 'lactosa', 'lait', 'milch', 'leche', 'latte', 'produits laitiers'] },
  { thing: 'nuts', also: ['nut', 'tree nut'], in: ['almond', 'walnut', 'pecan', 'cashew', 'hazelnut', 'pistachio', 'macadamia', 'brazil nut', 'almond butter', 'cashew butter', 'nut butter', 'almond milk', 'almond drink', 'cashew milk', 'almond flour', 'almond meal', 'ground almond', 'almond extract', 'walnut oil', 'hazelnut oil', 'marzipan', 'praline', 'pesto', 'granola', 'muesli', 'chocolate spread', 'nutella', 'dukkah', 'amaretto', 'hazelnut spread', 'orgeat', 'almond syrup', 'mixed nut', 'chopped nut', 'frangipane', 'candy bar', 'cereal'] },
  { thing: 'pine nuts', in: ['pine nut', 'chestnut'] },
  { thing: 'celery', in: ['chicken stock', 'beef stock', 'turkey stock', 'chicken broth', 'bone broth', 'fish stock', 'celeriac', 'celery seed', 'celery salt', 'celery root', 'stock', 'broth', 'stock cube', 'bouillon', 'old bay', 'bloody mary'] },
  { thing: 'mustard', in: ['mustard seed', 'mustard powder', 'mustard oil', 'mustard green', 'curry powder', 'mayonnaise', 'ranch dressing', 'caesar dressing', 'dijon', 'vinaigrette', 'italian dressing', 'piccalilli', 'honey mustard'] },
  { thing: 'sesame', also: ['sesame seed'], in: ['tahini', 'hummus', 'houmous', 'baba ganoush', 'halva', 'zaatar', 'dukkah', 'furikake', 'sesame oil', 'hoisin', 'mole'] },
  { thing: 'sulphites', also: ['sulphite', 'sulfite'], in: ['wine', 'cream sherry', 'sparkling wine', 'dry white wine', 'dry red wine', 'cooking wine', 'port wine', 'red wine', 'white wine', 'sherry', 'dry sherry', 'port', 'marsala', 'madeira', 'vermouth', 'prosecco', 'champagne', 'wine vinegar', 'red wine vinegar', 'white wine vinegar', 'sherry vinegar', 'champagne vinegar', 'balsamic vinegar', 'balsamic', 'shaoxing', 'cider', 'dried apricot', 'golden raisin', 'cooking wine'] },
  { thing: 'lupin', in: ['lupin flour', 'lupini'] },
  { thing: 'molluscs', also: ['mollusc', 'mollusk'], in: ['mussel', 'clam', 'oyster', 'squid', 'calamari', 'octopus', 'scallop', 'cockle', 'oyster sauce', 'clam juice', 'snail', 'whelk'] },
  { thing: 'shellfish', in: ['crustaceans', 'molluscs'] },
  { thing: 'seafood', in: ['fish', 'shellfish'] },
  { thing: 'meat', in: ['smoked sausage', 'turkey bacon', 'beef', 'pork', 'lamb', 'veal', 'chicken', 'turkey', 'duck', 'goose', 'venison', 'rabbit', 'goat', 'sausage', 'mince', 'liver', 'poultry', 'steak', 'gelatine', 'chicken stock', 'beef stock', 'bone broth', 'suet', 'drippings', 'hot dog', 'burger', 'meatball', 'canned chili', 'chili con carne', 'chicken nugget', 'beef jerky', 'jerky', 'pork rind', 'pate', 'soup bone', 'offal', 'ready meal'], wishes: ['red meat', 'viande', 'fleisch', 'carne'] },
  { thing: 'poultry', in: ['chicken', 'turkey', 'duck', 'goose', 'hen'] },
  { thing: 'chicken', in: ['poussin', 'cornish hen', 'chicken stock', 'chicken broth', 'hen', 'chicken fat', 'drumstick', 'cream of chicken soup', 'chicken soup mix', 'chicken nugget'] },
  { thing: 'turkey', in: ['turkey bacon', 'turkey stock'] },
  { thing: 'duck', in: ['duck fat'] },
  { thing: 'beef', in: ['steak', 'stewing beef', 'brisket', 'oxtail', 'corned beef', 'pastrami', 'bresaola', 'beef stock', 'mince', 'minced meat', 'hamburger', 'sirloin', 'short rib', 'bologna', 'burger', 'canned chili', 'chili con carne', 'beef soup', 'beef jerky', 'meatball', 'gravy mix', 'sloppy joe'] },
  { thing: 'pork', in: ['mixed mince', 'half and half mince', 'smoked sausage', 'bacon', 'ham', 'gammon', 'chorizo', 'prosciutto', 'salami', 'pancetta', 'lard', 'sausage', 'hot dog', 'pepperoni', 'mortadella', 'spam', 'lardon', 'guanciale', 'speck', 'carnitas', 'pork chop', 'nduja', 'andouille', 'kielbasa', 'falukorv', 'ham hock', 'linguica', 'soppressata', 'luncheon meat', 'bologna', 'fatback', 'pork rind', 'pate', 'liverwurst', 'meatball', 'dumpling', 'pork and bean', 'bean soup', 'char siu', 'black pudding'], wishes: ['schweinefleisch', 'porc', 'cerdo', 'maiale'] },
  { thing: 'lamb', in: ['mutton', 'merguez', 'lamb chop'] },
  { thing: 'gelatine', also: ['gelatin'], in: ['marshmallow', 'jello', 'gummy bear', 'jelly powder', 'sweets', 'candy bar', 'jelly bean', 'gummy'] },
  { thing: 'cheese', in: ['cheddar', 'parmesan', 'pecorino', 'manchego', 'grana padano', 'asiago', 'mozzarella', 'burrata', 'feta', 'cotija', 'queso fresco', 'goat cheese', 'goat s cheese', 'goats cheese', 'blue cheese', 'gorgonzola', 'stilton', 'roquefort', 'brie', 'camembert', 'taleggio', 'ricotta', 'cottage cheese', 'cream cheese', 'mascarpone', 'halloumi', 'paneer', 'gruyere', 'emmental', 'gouda', 'pesto', 'alfredo', 'doritos', 'nachos', 'tortellini', 'ravioli', 'caesar dressing', 'quesadilla', 'macaroni and cheese', 'hard cheese', 'filled pasta', 'quark', 'labneh', 'ready meal', 'canned spaghetti', 'cheddar cheese soup', 'ready made dip', 'white sauce'], wishes: ['fromage', 'kase', 'queso', 'formaggio'] },
  { thing: 'butter', in: ['ghee', 'garlic butter', 'herb butter', 'salted butter', 'unsalted butter', 'butterscotch', 'croissant', 'brioche', 'buttercream', 'shortbread', 'hollandaise'] },
  { thing: 'cream', in: ['sour cream', 'creme fraiche', 'half and half', 'whipped cream', 'ice cream', 'alfredo', 'ganache'] },
  { thing: 'yogurt', also: ['yoghurt'], in: ['tzatziki', 'labneh', 'raita', 'lassi', 'ayran', 'skyr', 'kefir', 'greek yogurt'] },
  { thing: 'honey', in: ['mead', 'honey mustard', 'granola'] },
  { thing: 'garlic', in: ['tomato soup', 'chicken stock', 'beef stock', 'turkey stock', 'chicken broth', 'bone broth', 'fish stock', 'stock cube', 'garlic chili sauce', 'garlic powder', 'garlic salt', 'garlic chive', 'aioli', 'pesto', 'hummus', 'houmous', 'tzatziki', 'baba ganoush', 'harissa', 'curry paste', 'kimchi', 'chorizo', 'salsa', 'guacamole', 'garlic butter', 'gochujang', 'sambal', 'cajun seasoning', 'taco seasoning', 'caesar dressing', 'ranch dressing', 'hoisin', 'black bean sauce', 'teriyaki', 'marinara', 'pasta sauce', 'italian dressing', 'sriracha', 'chimichurri', 'salami', 'barbecue sauce', 'worcestershire sauce', 'stock', 'broth', 'garlic paste', 'cream of chicken soup', 'cream of mushroom soup', 'cream of celery soup', 'cream of tomato soup', 'cream of prawn soup', 'cheddar cheese soup', 'beef soup', 'bean soup', 'canned soup', 'onion soup mix', 'chicken soup mix', 'ready meal', 'canned chili', 'chili con carne', 'meatball', 'veggie burger', 'falafel', 'rice mix', 'pasta mix', 'stuffing mix', 'gravy mix', 'ranch dressing mix', 'bottled sauce', 'peanut sauce', 'adobo sauce', 'jerk sauce', 'curry sauce', 'ready made dip', 'salad dressing', 'spice blend', 'spice paste', 'olive paste', 'pate', 'canned spaghetti', 'pork and bean', 'mashed potato mix', 'smoked sausage', 'nduja', 'mortadella', 'pastrami', 'plum sauce', 'doubanjiang', 'jerk seasoning', 'suya spice'] },
  { thing: 'onion', also: ['allium'], in: ['tomato soup', 'chicken stock', 'beef stock', 'turkey stock', 'chicken broth', 'bone broth', 'fish stock', 'stock cube', 'garlic chive', 'red onion', 'spring onion', 'green onion', 'scallion', 'shallot', 'leek', 'onion powder', 'onion soup', 'pickled onion', 'salsa', 'chutney', 'guacamole', 'stock', 'broth', 'curry paste', 'marinara', 'pasta sauce', 'chive', 'taco seasoning', 'cajun seasoning', 'barbecue sauce', 'ketchup', 'relish', 'fried onion', 'onion flake', 'harissa', 'worcestershire sauce', 'stuffing', 'garlic powder', 'cream of chicken soup', 'cream of mushroom soup', 'cream of celery soup', 'cream of tomato soup', 'cream of prawn soup', 'cheddar cheese soup', 'beef soup', 'bean soup', 'canned soup', 'onion soup mix', 'chicken soup mix', 'ready meal', 'canned chili', 'chili con carne', 'meatball', 'veggie burger', 'falafel', 'rice mix', 'pasta mix', 'stuffing mix', 'gravy mix', 'ranch dressing mix', 'bottled sauce', 'peanut sauce', 'adobo sauce', 'jerk sauce', 'curry sauce', 'black bean sauce', 'ready made dip', 'salad dressing', 'spice blend', 'spice paste', 'olive paste', 'pate', 'canned spaghetti', 'pork and bean', 'mashed potato mix', 'jerk seasoning', 'suya spice'] },
  { thing: 'mushrooms', also: ['mushroom', 'fungi'], in: ['cream of mushroom soup', 'shiitake', 'portobello', 'porcini', 'cremini', 'chanterelle', 'enoki', 'morel', 'oyster mushroom', 'wild mushroom', 'truffle', 'wood ear mushroom', 'canned soup', 'gravy mix', 'onion soup mix'] },
  { thing: 'tomatoes', also: ['tomato'], in: ['beef tomato', 'beefsteak tomato', 'tomato soup', 'cream of tomato soup', 'ketchup', 'passata', 'salsa', 'marinara', 'tomato paste', 'tomato sauce', 'pasta sauce', 'cherry tomato', 'barbecue sauce', 'bolognese', 'rotel', 'tikka paste', 'harissa', 'baked bean', 'sun dried tomato', 'chopped tomato', 'cocktail sauce', 'enchilada sauce', 'bloody mary', 'chipotle paste', 'pico de gallo', 'canned chili', 'chili con carne', 'canned spaghetti', 'ready meal', 'spice paste', 'curry sauce', 'canned soup', 'adobo sauce', 'mole sauce'] },
  { thing: 'pepper', in: ['bell pepper', 'black pepper', 'white pepper', 'chilli pepper', 'cayenne pepper', 'red pepper flakes'] },
  { thing: 'chilli', also: ['chili', 'chile', 'chilli pepper'], in: ['balti curry paste', 'indian curry paste', 'korma curry paste', 'madras curry paste', 'rogan josh curry paste', 'tandoori curry paste', 'tikka curry paste', 'tikka masala curry paste', 'cayenne pepper', 'chilli powder', 'chili powder', 'aji amarillo', 'ancho', 'guajillo', 'pasilla', 'chilli flake', 'chili flake', 'cayenne', 'jalapeno', 'habanero', 'scotch bonnet', 'chipotle', 'harissa', 'sriracha', 'tabasco', 'hot sauce', 'gochujang', 'sambal', 'curry paste', 'curry powder', 'sweet chilli sauce', 'kimchi', 'peri peri', 'nduja', 'gochugaru', 'red pepper flakes', 'red pepper flake', 'cajun seasoning', 'taco seasoning', 'wasabi', 'berbere', 'poblano', 'taco seasoning', 'salsa', 'chilli oil', 'enchilada sauce', 'doubanjiang', 'garlic chili sauce', 'chorizo', 'buffalo sauce', 'pepperoni', 'merguez', 'jerk seasoning', 'suya spice', 'canned chili', 'chili con carne', 'spice blend', 'spice paste', 'jerk sauce', 'adobo sauce', 'peanut sauce', 'curry sauce', 'sambal ulek', 'bottled sauce', 'mole', 'peppadew', 'cubanelle', 'smoked sausage'], wishes: ['spicy', 'spicy food', 'heat', 'hot', 'hot food', 'hot spice', 'scharf', 'piquant', 'picante'] },
  { thing: 'sugar', in: ['brown sugar', 'caster sugar', 'icing sugar', 'palm sugar', 'jaggery', 'muscovado', 'caramel', 'syrup', 'maple syrup', 'golden syrup', 'corn syrup', 'agave', 'molasses', 'treacle', 'honey', 'jam', 'marmalade', 'chocolate', 'candy', 'sweets', 'marshmallow', 'condensed milk', 'dulce de leche', 'cola', 'soda', 'lemonade', 'tonic', 'ginger ale', 'cake', 'biscuit', 'cookie', 'ice cream', 'hoisin', 'teriyaki', 'ketchup', 'barbecue sauce', 'sweet chilli sauce', 'chutney', 'relish', 'lemon curd', 'nutella', 'chocolate spread', 'granola', 'plum sauce', 'digestive biscuit', 'graham cracker', 'sponge cake', 'panettone', 'root beer', 'energy drink', 'sprinkle', 'frosting', 'cake mix', 'pudding powder', 'jelly powder', 'pie filling', 'candy bar', 'sweets', 'sprinkles', 'chocolate sauce', 'caramel sauce', 'fruit syrup', 'grenadine', 'fruit juice', 'drink powder', 'hot chocolate mix', 'cereal', 'marzipan', 'sorbet', 'eggnog', 'liqueur', 'biscuit base', 'whipped cream', 'cordial', 'sweet red bean paste', 'whipped topping'], wishes: ['zucker', 'sucre', 'azucar', 'zucchero'] },
  { thing: 'alcohol', in: ['coffee liqueur', 'wine', 'dry sherry', 'cream sherry', 'white wine', 'red wine', 'dry white wine', 'dry red wine', 'cooking wine', 'sparkling wine', 'port wine', 'beer', 'ale', 'lager', 'stout', 'spirit', 'rum', 'vodka', 'gin', 'whisky', 'whiskey', 'tequila', 'brandy', 'cognac', 'bourbon', 'sherry', 'vermouth', 'port', 'marsala', 'mirin', 'sake', 'rice wine', 'shaoxing', 'cider', 'liqueur', 'amaretto', 'kirsch', 'limoncello', 'champagne', 'prosecco', 'madeira', 'kahlua', 'pernod', 'triple sec', 'campari', 'aperol', 'cachaca', 'pisco', 'mezcal', 'grappa', 'armagnac', 'cooking wine', 'chardonnay', 'chablis', 'zinfandel', 'beaujolais', 'bitters', 'eggnog', 'ouzo', 'sambuca', 'schnapps', 'kirschwasser'], wishes: ['booze', 'liquor', 'alkohol', 'alcool'] },
  { thing: 'caffeine', in: ['coffee', 'espresso', 'tea', 'matcha', 'chai', 'cola', 'energy drink', 'chocolate', 'cocoa', 'liqueur', 'coffee liqueur', 'candy bar', 'hot chocolate mix'] },
  { thing: 'chocolate', in: ['milk chocolate', 'white chocolate', 'cocoa', 'nutella', 'chocolate spread', 'hot chocolate', 'ganache', 'brownie', 'candy bar', 'chocolate bar', 'hot chocolate mix', 'chocolate sauce', 'cocoa butter'] },
  { thing: 'coconut', in: ['coconut milk', 'coconut oil', 'coconut cream', 'coconut yogurt', 'cream of coconut', 'coconut water', 'coconut sugar', 'coconut aminos', 'curry paste', 'pina colada'] },
  { thing: 'corn', also: ['maize'], in: ['sweetcorn', 'polenta', 'cornmeal', 'grits', 'hominy', 'masa', 'popcorn', 'tortilla', 'corn tortilla', 'tortilla chip', 'cornflour', 'cornstarch', 'corn syrup', 'corn oil', 'baby corn', 'cornbread', 'nachos', 'taco shell', 'doritos', 'corn chip', 'cornbread mix', 'cereal'] },
  { thing: 'beans', also: ['bean'], in: ['bean burger', 'black bean burger', 'kidney bean burger', 'pork and bean', 'bean soup', 'sweet red bean paste', 'black bean sauce', 'kidney bean', 'black bean', 'white bean', 'butter bean', 'chickpea', 'lentil', 'baked bean', 'split pea', 'black eyed pea', 'hummus', 'houmous', 'refried bean', 'green bean', 'edamame', 'pinto bean', 'cannellini bean', 'lima bean', 'navy bean', 'borlotti bean', 'mung bean', 'dal', 'bean sprout', 'tofu'], wishes: ['legume', 'pulse'] },
  { thing: 'potatoes', also: ['potato'], in: ['mashed potato mix', 'new potato', 'fries', 'crisps', 'gnocchi', 'potato chip', 'potato starch', 'hash brown', 'potato wedge', 'french fries', 'tater tot', 'oven chip'] },
  { thing: 'citrus', in: ['lemon', 'lime', 'orange', 'grapefruit', 'lemon juice', 'lime juice', 'orange juice', 'mandarin', 'clementine', 'tangerine', 'satsuma', 'yuzu', 'marmalade', 'pomelo', 'kumquat', 'lemonade', 'ponzu', 'lemon curd', 'chenpi'] },
  { thing: 'aubergine', also: ['eggplant', 'egg plant'], in: ['baba ganoush', 'moussaka'] },
  { thing: 'courgette', also: ['zucchini'], in: ['ratatouille'] },
  { thing: 'coriander', also: ['cilantro'], in: ['ground coriander', 'coriander seed', 'salsa', 'curry paste', 'garam masala', 'guacamole', 'curry powder'] },
  { thing: 'prawns', also: ['prawn', 'shrimp'], in: ['shrimp paste', 'prawn cracker', 'king prawn', 'tiger prawn', 'curry paste'] },
  { thing: 'chickpeas', also: ['chickpea', 'garbanzo', 'garbanzo bean'], in: ['hummus', 'houmous', 'chickpea flour', 'gram flour', 'besan', 'falafel'] },
  { thing: 'beetroot', also: ['beet'], in: ['borscht'] },
  { thing: 'seed oil', in: ['vegetable oil', 'sunflower oil', 'canola oil', 'rapeseed oil', 'corn oil', 'grapeseed oil', 'soybean oil', 'safflower oil'] },
  { thing: 'oil', in: ['seed oil', 'olive oil', 'vegetable oil', 'sesame oil', 'coconut oil', 'palm oil', 'chilli oil', 'peanut oil', 'groundnut oil', 'walnut oil', 'hazelnut oil', 'mustard oil', 'mayonnaise', 'pesto', 'vinaigrette'] },
  { thing: 'fat', in: ['oil', 'butter', 'margarine', 'lard', 'cream', 'mayonnaise', 'ghee'] },
  { thing: 'salt', in: ['soy sauce', 'fish sauce', 'stock cube', 'garlic salt', 'celery salt', 'sea salt', 'kosher salt', 'salted butter', 'kecap manis', 'ponzu'], wishes: ['sodium'] },
  { thing: 'nothing', in: ['the broth', 'hot broth', 'of broth', 'its broth', 'with broth', 'skimmed broth', 'boiling broth', 'clear broth', 'their broth', 'the tortilla', 'of the tortilla', 'the noodle', 'long noodle', 'halloumi burger', 'mushroom burger', 'portobello burger', 'lentil burger', 'chickpea burger', 'tofu burger', 'quinoa burger', 'beetroot burger', 'sweet potato burger', 'falafel burger', 'nut burger', 'firm burger', 'tofu steak', 'halloumi steak', 'sweet potato steak', 'salmon pink', 'cowboy caviar', 'texas caviar', 'go gummy', 'no speck', 'the speck', 'green speck', 'speck of', 'speck are', 'speck at', 'speck hang', 'stop dripping', 'still dripping', 'not dripping', 'dripping is not', 'until the dripping', 'out dripping', 'drop dumpling', 'apple dumpling', 'potato dumpling', 'vegetable dumpling', 'suet dumpling', 'with dumpling', 'with suet dumpling', 'in the dumpling', 'flour dumpling', 'of the dumpling', 'the dumpling', 'round the dumpling', 'like dumpling', 'steak seasoning', 'montreal steak seasoning', 'poultry seasoning', 'meat tenderizer', 'duck sauce', 'pate d amande', 'chicken of the wood', 'hen of the wood', 'bean soup mix', 'lamb s lettuce', 'lamb lettuce', 'vegetable suet', 'veg suet', 'veggie suet', 'vegetarian suet', 'vegan suet', 'cauliflower steak', 'aubergine steak', 'eggplant steak', 'cabbage steak', 'celeriac steak', 'mushroom steak', 'fish out', 'fish them out', 'fish it out', 'walnut sized', 'size of a walnut', 'nut brown', 'steak knife', 'mince the', 'lady s finger', 'coconut yogurt', 'coconut yoghurt', 'ginger nut biscuit', 'toast the', 'toast until', 'toast in', 'toast for half', 'toast for minute', 'toast for a minute', 'toast them', 'toast it', 'toast your', 'toast both', 'toast each', 'toast a', 'toast all', 'toast over', 'toast half', 'toast what', 'toast whatever', 'toast seam', 'cake tin', 'cake pan', 'rice milk', 'plant milk', 'rice drink', 'butter bean', 'butter lettuce', 'cocoa butter', 'apple butter', 'vegan butter', 'plant butter', 'cream of tartar', 'vegan cheese', 'vegan yogurt', 'plant yogurt', 'vegan cream', 'vegan mince', 'vegan sausage', 'rice noodle', 'glass noodle', 'cellophane noodle', 'shirataki', 'rice flour', 'gluten free flour', 'buckwheat', 'buckwheat flour', 'sorghum flour', 'millet flour', 'teff flour', 'quinoa flour', 'cassava flour', 'coconut flour', 'tapioca flour', 'corn flour', 'maize flour', 'arepa flour', 'potato flour', 'masa flour', 'glutinous rice flour', 'water chestnut', 'tiger nut', 'nutmeg', 'coconut meat', 'ginger beer', 'root vegetable', 'rice cake', 'rice flake', 'rice vinegar', 'rice wine vinegar', 'rice paper', 'vegetable oil', 'hemp milk', 'crab apple', 'bitter melon', 'bitter gourd'] },
];

/** Words that stand for several things at once. */
export const WISH_GROUPS: Readonly<Record<string, readonly string[]>> = {
  nuts: ['nuts', 'peanuts', 'pine nuts'],
  nut: ['nuts', 'peanuts', 'pine nuts'],
  nuss: ['nuts', 'peanuts', 'pine nuts'],
  nusse: ['nuts', 'peanuts', 'pine nuts'],
  noix: ['nuts', 'peanuts', 'pine nuts'],
  'frutos seco': ['nuts', 'peanuts', 'pine nuts'],
  vegan: ['meat', 'seafood', 'egg', 'milk', 'honey', 'gelatine'],
  'plant based': ['meat', 'seafood', 'egg', 'milk', 'honey', 'gelatine'],
  vegetarian: ['meat', 'seafood', 'gelatine'],
  pescatarian: ['meat', 'gelatine'],
  meat: ['meat', 'gelatine'],
  spice: ['chilli'],
  animal: ['meat', 'seafood', 'egg', 'milk', 'honey', 'gelatine'],
  nightshade: ['tomatoes', 'potatoes', 'aubergine', 'pepper', 'chilli'],
};

/** Names of diets that visitors type as a whole line. */
export const DIET_WORDS: ReadonlySet<string> = new Set([
  ...['vegan', 'vegetarian', 'pescatarian', 'plant based'],
  ...['celiac', 'coeliac', 'celiac disease', 'coeliac disease'],
]);

/** The thing, as an entry of {@link MADE_OF}, that every food of a kind contains. */
export const KIND_THINGS: Readonly<Partial<Record<KindName, string>>> = {
  hardcheese: 'cheese',
  softcheese: 'cheese',
  spooncheese: 'cheese',
  frycheese: 'cheese',
  yogurt: 'yogurt',
  cream: 'cream',
  legume: 'beans',
  pulse: 'beans',
  alcohol: 'alcohol',
  wine: 'alcohol',
  sugar: 'sugar',
  jam: 'sugar',
  candy: 'sugar',
  chocolate: 'chocolate',
  oil: 'oil',
  butter: 'fat',
};

/** Words for the addition that a food of each diet brings to a dish of a stricter diet. */
export const DIET_ADDS: Readonly<Record<Diet, string>> = {
  vegan: '',
  vegetarian: 'something of an animal',
  rennet: 'cheese that may hold rennet',
  fish: 'fish',
  meat: 'meat',
};
