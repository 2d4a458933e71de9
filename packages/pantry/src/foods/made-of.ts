import type { Diet } from './diets.ts';
import type { KindName } from './kinds.ts';

/**
 * What things are made of, one thing a line: `thing, its other names | the foods that hold it | other words for it`. The last are
 * understood where somebody says what must not be in a dish; the others are read in every text.
 *
 * A food may stand in several lines, and a thing may itself be a food of another line: pesto holds cheese, and cheese holds milk. Of two
 * names that begin at the same word the longer one counts, so a name that only sounds like a thing (`peanut butter` for butter) needs a
 * line of its own; those that hold nothing of interest stand behind `nothing`. The first fourteen things are the allergens of Annex II
 * of Regulation (EU) No 1169/2011. Foods of our own table bring their allergens with them and are named here only where a variety, a
 * spelling or a sentence of a script says more than its line does.
 */
export const MADE_OF = `
gluten, wheat | flour, bread, chapatis, rotis, roti, toast, breadcrumb, baguette, ciabatta, focaccia, sourdough, bun, bagel, croissant, brioche, split roll, soft roll, bread roll, flatbread, tortilla, pita, pitta, naan, chapati, roti, paratha, pasta, spaghetti, penne, macaroni, lasagne, lasagna, gnocchi, noodle, ramen, udon, soba, egg noodle, couscous, bulgur, freekeh, barley, farro, spelt, rye, semolina, seitan, soy sauce, teriyaki, hoisin, beer, ale, lager, stout, malt vinegar, malt, cracker, biscuit, cookie, cake, crouton, pretzel, panko, oat, oat milk, oat drink, oat flour, oat cream, granola, muesli, cereal, cornbread, pie crust, pastry, puff pastry, stuffing, worcestershire sauce, black bean sauce, gyoza, dumpling, pizza, waffle, pancake mix, enchilada sauce, english muffin, mole sauce | celiac, coeliac, celiac disease, coeliac disease, weizen, trigo, ble, glutine, glutin
crustaceans, crustacean | prawn, shrimp, king prawn, crab, lobster, crayfish, crawfish, langoustine, scampi, prawn cracker, shrimp paste, surimi, laksa paste, cocktail sauce
egg, egg white, egg yolk | mayonnaise, mayo, aioli, tartar sauce, thousand island dressing, ranch dressing, caesar dressing, meringue, lemon curd, custard, hollandaise, egg noodle, brioche, poached egg, ice cream, cake, surimi, pancake mix, frittata, omelette, quiche, tagliatelle, fettuccine, pappardelle | oeuf, ei, eier, huevo, uovo, uova
fish | salmon, cod, haddock, hake, halibut, tilapia, tuna, trout, mackerel, herring, sardine, anchovy, white fish, fish sauce, fish stock, dashi, bonito flake, worcestershire sauce, kimchi, caesar dressing, surimi, imitation crab, shrimp paste, ponzu | fisch, poisson, pescado, pesce
peanuts, peanut, groundnut, monkey nut | peanut butter, groundnut butter, groundnut paste, peanut oil, groundnut oil, peanut sauce, satay, satay sauce, mole | erdnuss, erdnusse, cacahuete, arachide
soy, soya, soybean | soy sauce, soya sauce, tofu, tempeh, miso, edamame, teriyaki, hoisin, tamari, soy milk, soya milk, soy drink, soy yogurt, soy cream, soybean oil, gochujang, doubanjiang, black bean sauce, oyster sauce, plant mince, soy mince, tvp, bean curd, plant based sausage, ponzu
milk | butter, garlic butter, salted butter, unsalted butter, caramel sauce, herb butter, ghee, cheese, cream, sour cream, creme fraiche, half and half, yogurt, yoghurt, curd, kefir, buttermilk, whey, casein, custard, ice cream, milk chocolate, white chocolate, caramel, toffee, dulce de leche, condensed milk, evaporated milk, lassi, ayran, labneh, tzatziki, raita, skyr, quark, ranch dressing, caesar dressing, alfredo, bechamel, hollandaise, naan, brioche, croissant, cornbread, lemon curd, chocolate spread, nutella, doritos, fudge, english muffin, white sauce, goat milk, cow milk | dairy, lactose, dairy product, milk product, laktose, lactosa, lait, milch, leche, latte, produits laitiers
nuts, nut, tree nut | almond, walnut, pecan, cashew, hazelnut, pistachio, macadamia, brazil nut, almond butter, cashew butter, nut butter, almond milk, almond drink, cashew milk, almond flour, almond meal, ground almond, almond extract, walnut oil, hazelnut oil, marzipan, praline, pesto, granola, muesli, chocolate spread, nutella, dukkah, amaretto, hazelnut spread, mixed nut, chopped nut, frangipane, candy bar, cereal
pine nuts | pine nut, chestnut
celery | celeriac, celery seed, celery salt, celery root, stock, broth, stock cube, bouillon, old bay, bloody mary
mustard | mustard seed, mustard powder, mustard oil, mustard green, curry powder, mayonnaise, ranch dressing, caesar dressing, dijon, vinaigrette, italian dressing, piccalilli, honey mustard
sesame, sesame seed | tahini, hummus, houmous, baba ganoush, halva, zaatar, dukkah, furikake, sesame oil, hoisin, mole
sulphites, sulphite, sulfite | wine, cream sherry, sparkling wine, dry white wine, dry red wine, cooking wine, port wine, red wine, white wine, sherry, dry sherry, port, marsala, madeira, vermouth, prosecco, champagne, wine vinegar, red wine vinegar, white wine vinegar, sherry vinegar, champagne vinegar, balsamic vinegar, balsamic, shaoxing, cider, dried apricot, golden raisin, cooking wine
lupin | lupin flour, lupini
molluscs, mollusc, mollusk | mussel, clam, oyster, squid, calamari, octopus, scallop, cockle, oyster sauce, clam juice, snail, whelk
shellfish | crustaceans, molluscs
seafood | fish, shellfish
meat | beef, pork, lamb, veal, chicken, turkey, duck, goose, venison, rabbit, goat, sausage, mince, liver, poultry, steak, gelatine, chicken stock, beef stock, bone broth, suet, drippings, hot dog, burger, meatball, canned chili, chili con carne, chicken nugget, beef jerky, jerky, pork rind, pate, soup bone, offal, ready meal | red meat, viande, fleisch, carne
poultry | chicken, turkey, duck, goose, hen
chicken | poussin, cornish hen, chicken stock, chicken broth, hen, chicken fat, drumstick, cream of chicken soup, chicken soup mix, chicken nugget
turkey | turkey bacon, turkey stock
duck | duck fat
beef | steak, stewing beef, brisket, oxtail, corned beef, pastrami, bresaola, beef stock, mince, minced meat, hamburger, sirloin, short rib, bologna, burger, canned chili, chili con carne, beef soup, beef jerky, meatball, gravy mix, sloppy joe
pork | bacon, ham, gammon, chorizo, prosciutto, salami, pancetta, lard, sausage, hot dog, pepperoni, mortadella, spam, lardon, guanciale, speck, carnitas, pork chop, nduja, andouille, kielbasa, falukorv, ham hock, linguica, soppressata, luncheon meat, bologna, fatback, pork rind, pate, liverwurst, meatball, dumpling, pork and bean, bean soup, char siu, black pudding | schweinefleisch, porc, cerdo, maiale
lamb | mutton, merguez, lamb chop
gelatine, gelatin | marshmallow, jello, gummy bear, jelly powder, sweets, candy bar, jelly bean, gummy
cheese | cheddar, parmesan, pecorino, manchego, grana padano, asiago, mozzarella, burrata, feta, cotija, queso fresco, goat cheese, blue cheese, gorgonzola, stilton, roquefort, brie, camembert, taleggio, ricotta, cottage cheese, cream cheese, mascarpone, halloumi, paneer, gruyere, emmental, gouda, pesto, alfredo, doritos, nachos, tortellini, ravioli, caesar dressing, pizza, quesadilla, macaroni and cheese, hard cheese, filled pasta, quark, labneh, ready meal, canned spaghetti, cheddar cheese soup, ready made dip, white sauce | fromage, kase, queso, formaggio
butter | ghee, salted butter, unsalted butter, butterscotch, croissant, brioche, buttercream, shortbread, hollandaise
cream | sour cream, creme fraiche, half and half, whipped cream, ice cream, alfredo, ganache
yogurt, yoghurt | tzatziki, labneh, raita, lassi, ayran, skyr, kefir, greek yogurt
honey | mead, honey mustard, granola
garlic | garlic powder, garlic salt, garlic chive, aioli, pesto, hummus, houmous, tzatziki, baba ganoush, harissa, curry paste, kimchi, chorizo, salsa, guacamole, garlic butter, gochujang, sambal, cajun seasoning, taco seasoning, caesar dressing, ranch dressing, hoisin, black bean sauce, teriyaki, marinara, pasta sauce, italian dressing, sriracha, chimichurri, salami, barbecue sauce, worcestershire sauce, stock, broth, garlic paste, cream of chicken soup, cream of mushroom soup, cream of celery soup, cream of tomato soup, cream of prawn soup, cheddar cheese soup, beef soup, bean soup, canned soup, onion soup mix, chicken soup mix, ready meal, canned chili, chili con carne, meatball, veggie burger, falafel, rice mix, pasta mix, stuffing mix, gravy mix, ranch dressing mix, bottled sauce, peanut sauce, adobo sauce, jerk sauce, curry sauce, ready made dip, salad dressing, spice blend, spice paste, olive paste, pate, canned spaghetti, pork and bean, mashed potato mix, smoked sausage, nduja, mortadella, pastrami, plum sauce, doubanjiang, jerk seasoning, suya spice
onion, allium | red onion, spring onion, green onion, scallion, shallot, leek, onion powder, onion soup, pickled onion, salsa, chutney, guacamole, stock, broth, curry paste, marinara, pasta sauce, chive, taco seasoning, cajun seasoning, barbecue sauce, ketchup, relish, fried onion, onion flake, harissa, worcestershire sauce, stuffing, garlic powder, cream of chicken soup, cream of mushroom soup, cream of celery soup, cream of tomato soup, cream of prawn soup, cheddar cheese soup, beef soup, bean soup, canned soup, onion soup mix, chicken soup mix, ready meal, canned chili, chili con carne, meatball, veggie burger, falafel, rice mix, pasta mix, stuffing mix, gravy mix, ranch dressing mix, bottled sauce, peanut sauce, adobo sauce, jerk sauce, curry sauce, black bean sauce, ready made dip, salad dressing, spice blend, spice paste, olive paste, pate, canned spaghetti, pork and bean, mashed potato mix, jerk seasoning, suya spice
mushrooms, mushroom, fungi | shiitake, portobello, porcini, cremini, chanterelle, enoki, morel, oyster mushroom, wild mushroom, truffle, wood ear mushroom, canned soup, gravy mix, onion soup mix
tomatoes, tomato | ketchup, passata, salsa, marinara, tomato paste, tomato sauce, pasta sauce, cherry tomato, barbecue sauce, bolognese, rotel, pizza, tikka paste, harissa, baked bean, sun dried tomato, chopped tomato, cocktail sauce, enchilada sauce, bloody mary, chipotle paste, pico de gallo, canned chili, chili con carne, canned spaghetti, ready meal, spice paste, curry sauce, canned soup, adobo sauce, mole sauce
pepper | bell pepper, black pepper, white pepper, chilli pepper, cayenne pepper, red pepper flakes
chilli, chili, chile, chilli pepper | chilli powder, chili powder, aji amarillo, ancho, guajillo, pasilla, chilli flake, chili flake, cayenne, jalapeno, habanero, scotch bonnet, chipotle, harissa, sriracha, tabasco, hot sauce, gochujang, sambal, curry paste, curry powder, sweet chilli sauce, kimchi, peri peri, nduja, gochugaru, red pepper flakes, red pepper flake, cajun seasoning, taco seasoning, wasabi, berbere, poblano, taco seasoning, salsa, chilli oil, enchilada sauce, doubanjiang, garlic chili sauce, chorizo, buffalo sauce, pepperoni, merguez, jerk seasoning, suya spice, canned chili, chili con carne, spice blend, spice paste, jerk sauce, adobo sauce, peanut sauce, curry sauce, sambal ulek, bottled sauce, mole, peppadew, cubanelle, smoked sausage | spicy, spicy food, heat, hot, hot food, hot spice, scharf, piquant, picante
sugar | brown sugar, caster sugar, icing sugar, palm sugar, jaggery, muscovado, caramel, syrup, maple syrup, golden syrup, corn syrup, agave, molasses, treacle, honey, jam, marmalade, chocolate, candy, sweets, marshmallow, condensed milk, dulce de leche, cola, soda, lemonade, tonic, ginger ale, cake, biscuit, cookie, ice cream, hoisin, teriyaki, ketchup, barbecue sauce, sweet chilli sauce, chutney, relish, lemon curd, nutella, chocolate spread, granola, plum sauce, digestive biscuit, graham cracker, sponge cake, panettone, root beer, energy drink, sprinkle, frosting, cake mix, pudding powder, jelly powder, pie filling, candy bar, sweets, sprinkles, chocolate sauce, caramel sauce, fruit syrup, grenadine, fruit juice, drink powder, hot chocolate mix, cereal, marzipan, sorbet, eggnog, liqueur, biscuit base, whipped cream, cordial, sweet red bean paste, whipped topping | zucker, sucre, azucar, zucchero
alcohol | wine, dry sherry, cream sherry, white wine, red wine, dry white wine, dry red wine, cooking wine, sparkling wine, port wine, beer, ale, lager, stout, spirit, rum, vodka, gin, whisky, whiskey, tequila, brandy, cognac, bourbon, sherry, vermouth, port, marsala, mirin, sake, rice wine, shaoxing, cider, liqueur, amaretto, kirsch, limoncello, champagne, prosecco, madeira, kahlua, pernod, triple sec, campari, aperol, cachaca, pisco, mezcal, grappa, armagnac, cooking wine, chardonnay, chablis, zinfandel, beaujolais, bitters, eggnog, ouzo, sambuca, schnapps, kirschwasser | booze, liquor, alkohol, alcool
caffeine | coffee, espresso, tea, matcha, chai, cola, energy drink, chocolate, cocoa, liqueur, coffee liqueur, candy bar, hot chocolate mix
chocolate | cocoa, nutella, chocolate spread, hot chocolate, ganache, brownie, candy bar, chocolate bar, hot chocolate mix, chocolate sauce, cocoa butter
coconut | coconut milk, coconut oil, coconut cream, coconut yogurt, cream of coconut, coconut water, coconut sugar, coconut aminos, curry paste, pina colada
corn, maize | sweetcorn, polenta, cornmeal, grits, hominy, masa, popcorn, tortilla, tortilla chip, cornflour, cornstarch, corn syrup, corn oil, baby corn, cornbread, nachos, taco shell, doritos, corn chip, cornbread mix, cereal
beans, bean | kidney bean, black bean, white bean, butter bean, chickpea, lentil, baked bean, split pea, black eyed pea, hummus, houmous, refried bean, green bean, edamame, pinto bean, cannellini bean, lima bean, navy bean, borlotti bean, mung bean, dal, bean sprout, tofu | legume, pulse
potatoes, potato | new potato, fries, crisps, gnocchi, potato chip, potato starch, hash brown, potato wedge, french fries, tater tot, oven chip
citrus | lemon, lime, orange, grapefruit, lemon juice, lime juice, orange juice, mandarin, clementine, tangerine, satsuma, yuzu, marmalade, pomelo, kumquat, lemonade, ponzu, lemon curd, chenpi
aubergine, eggplant, egg plant | baba ganoush, moussaka
courgette, zucchini | ratatouille
coriander, cilantro | ground coriander, coriander seed, salsa, curry paste, garam masala, guacamole, curry powder
prawns, prawn, shrimp | shrimp paste, prawn cracker, king prawn, tiger prawn, curry paste
chickpeas, chickpea, garbanzo, garbanzo bean | hummus, houmous, chickpea flour, gram flour, besan, falafel
beetroot, beet | borscht
seed oil | vegetable oil, sunflower oil, canola oil, rapeseed oil, corn oil, grapeseed oil, soybean oil, safflower oil
oil | seed oil, olive oil, vegetable oil, sesame oil, coconut oil, palm oil, mayonnaise, pesto, vinaigrette
fat | oil, butter, margarine, lard, cream, mayonnaise, ghee
salt | soy sauce, fish sauce, stock cube, garlic salt, celery salt, sea salt, kosher salt, salted butter, kecap manis, ponzu | sodium
nothing | rice milk, plant milk, rice drink, butter bean, butter lettuce, cocoa butter, apple butter, vegan butter, plant butter, cream of tartar, vegan cheese, vegan yogurt, plant yogurt, vegan cream, vegan mince, vegan sausage, rice noodle, glass noodle, cellophane noodle, shirataki, rice flour, gluten free flour, buckwheat, buckwheat flour, cassava flour, coconut flour, tapioca flour, corn flour, maize flour, arepa flour, potato flour, masa flour, glutinous rice flour, water chestnut, tiger nut, nutmeg, coconut meat, ginger beer, root vegetable, rice cake, rice flake, rice vinegar, rice wine vinegar, rice paper, vegetable oil, hemp milk, crab apple, bitter melon, bitter gourd
`;

/** Words for several things at once. */
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

/** What somebody says of who eats, as a line of its own. */
export const DIET_WORDS: ReadonlySet<string> = new Set([
  ...['vegan', 'vegetarian', 'pescatarian', 'plant based'],
  ...['celiac', 'coeliac', 'celiac disease', 'coeliac disease'],
]);

/** What the kinds of our table are, in the words of the table above. */
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

/** What a food of each diet adds to a dish of a stricter one. */
export const DIET_ADDS: Readonly<Record<Diet, string>> = {
  vegan: '',
  vegetarian: 'something of an animal',
  rennet: 'cheese that may hold rennet',
  fish: 'fish',
  meat: 'meat',
};
