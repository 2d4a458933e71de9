/**
 * Foods that the built-in chef does not cook with, or knows less exactly than somebody who avoids an allergen has to: each with the
 * things in it (names of entries in `MADE_OF`). They stand apart from `made-of.ts`, because only the look needs them. Where the
 * tables of foods know a name too, the things of both count.
 */
export const MORE_IN: Readonly<Record<string, readonly string[]>> = {
  gluten: [
    ...['kamut', 'einkorn', 'emmer', 'triticale', 'durum', 'fregola', 'atta', 'maida', 'seitan', 'crepe', 'blini', 'strudel', 'baklava'],
    ...['scone', 'profiterole', 'choux', 'dinner roll', 'sub roll', 'kaiser roll', 'vermicelli', 'rigatoni', 'fusilli', 'farfalle'],
    ...['manicotti', 'cannelloni', 'ziti', 'rotini', 'ditalini', 'shumai', 'bao', 'haggis', 'wheatgerm', 'graham cracker'],
    ...['ladyfinger', 'amaretti', 'beer batter', 'tempura', 'malted milk', 'ovaltine', 'marmite', 'vegemite', 'imitation crab'],
  ],
  crustaceans: [
    ...['krill', 'belacan', 'belachan', 'xo sauce', 'yabby', 'lobster bisque', 'crab stick', 'tom yum paste', 'nam prik pao', 'bisque'],
    ...['crabmeat', 'crawdad', 'etouffee', 'bagoong', 'geragau', 'jaiba', 'gambas', 'seafood mix', 'mixed seafood', 'sambal belacan'],
  ],
  egg: [
    ...['yolk', 'bearnaise', 'pavlova', 'macaron', 'advocaat', 'eggnog', 'albumen', 'remoulade', 'gribiche', 'zabaglione', 'sabayon'],
    ...['french toast', 'yorkshire pudding', 'choux', 'souffle', 'tamagoyaki', 'carbonara', 'tortilla espanola', 'nougat', 'egg beater'],
    ...['creme brulee', 'creme anglaise', 'pastry cream', 'profiterole', 'ladyfinger', 'amaretti', 'egg wash', 'eggwash', 'tiramisu'],
  ],
  fish: [
    ...['taramasalata', 'tarama', 'puttanesca', 'bouillabaisse', 'caviar', 'roe', 'katsuobushi', 'nuoc mam', 'nam pla', 'patis', 'garum'],
    ...['colatura', 'crab stick', 'gefilte', 'lox', 'gravlax', 'isinglass', 'bottarga', 'tobiko', 'masago', 'ikura', 'kipper', 'eel'],
    ...['furikake', 'swordfish', 'pollock', 'mullet', 'barramundi', 'grouper', 'mahi mahi', 'perch', 'pike', 'turbot', 'brill'],
    ...['okonomiyaki sauce', 'seafood stock', 'mixed seafood', 'seafood mix', 'gentlemans relish', 'bonito', 'sprat', 'whitebait'],
  ],
  peanuts: [
    ...['arachis oil', 'gado gado', 'snicker', 'reese', 'beer nut', 'goober', 'massaman', 'massaman curry paste', 'mafe', 'pb', 'pb2'],
    ...['groundnut stew', 'kare kare', 'bamba', 'peanut flour', 'peanut brittle', 'butterfinger', 'satay skewer', 'peanut powder'],
  ],
  soy: [
    ...['natto', 'yuba', 'okara', 'shoyu', 'kecap', 'textured vegetable protein', 'soy lecithin', 'soya lecithin', 'doenjang'],
    ...['douchi', 'ssamjang', 'aburaage', 'inari', 'edamame bean', 'soya chunk', 'sweet soy', 'stir fry sauce', 'sukiyaki sauce'],
  ],
  milk: [
    ...['dairy', 'whey', 'casein', 'caseinate', 'lactose', 'ganache', 'bechamel', 'mornay', 'beurre blanc', 'queso', 'crema', 'tiramisu'],
    ...['panna cotta', 'creme anglaise', 'creme brulee', 'pastry cream', 'cheesecake', 'khoya', 'mawa', 'rasgulla', 'gulab jamun'],
    ...['chhena', 'smetana', 'fromage frais', 'clotted cream', 'malted milk', 'nougat', 'scone', 'havarti', 'provolone'],
    ...['monterey jack', 'pepper jack', 'edam', 'comte', 'fontina', 'muenster', 'colby', 'american cheese', 'velveeta', 'creamer'],
    ...['tres leches', 'carbonara', 'gelato', 'custard', 'frangipane', 'buttercream', 'shortbread', 'bearnaise', 'tandoori marinade'],
  ],
  nuts: [
    ...['gianduja', 'amaretti', 'baklava', 'macaron', 'orgeat', 'romesco', 'nougat', 'marcona', 'filbert', 'cob nut', 'frangelico'],
    ...['ajo blanco', 'financier', 'florentine', 'linzer', 'ferrero', 'marzipan', 'nut', 'nocino', 'pistachio paste', 'ricciarelli'],
    ...['trail mix', 'gianduia', 'walnut', 'almond paste', 'bakewell'],
  ],
  celery: [
    ...['mirepoix', 'soffritto', 'waldorf', 'waldorf salad', 'v8', 'v8 juice', 'v 8', 'bouillon', 'bouillon powder', 'bovril'],
    ...['old bay seasoning', 'celery leaf', 'bloody mary mix', 'soup green', 'holy trinity', 'clamato', 'vegemite', 'marmite'],
  ],
  mustard: [
    ...['remoulade', 'mayo', 'aioli', 'tartare sauce', 'tartar sauce', 'dressing mix', 'salad dressing', 'dijonnaise', 'panch phoron'],
    ...['kasundi', 'panch puran', 'mostarda', 'honey mustard dressing', 'sauce gribiche', 'coleslaw dressing', 'curry paste', 'deviled egg'],
  ],
  sesame: [
    ...['gomasio', 'gomashio', 'gingelly oil', 'gingelly', 'tahina', 'tahineh', 'everything bagel seasoning', 'everything bagel'],
    ...['shichimi togarashi', 'togarashi', 'benne', 'benne seed', 'til oil', 'simit', 'sesame paste', 'baba ghanoush', 'sesame snap'],
  ],
  sulphites: [
    ...['candied peel', 'mixed peel', 'glace cherry', 'maraschino cherry', 'sulphur dioxide', 'metabisulphite', 'cider', 'sangria'],
    ...['pinot grigio', 'sauvignon blanc', 'merlot', 'cabernet', 'chianti', 'riesling', 'burgundy', 'chardonnay', 'crystallised ginger'],
  ],
  lupin: [
    ...['lupine', 'lupini', 'tremoco', 'altramuz', 'altramuce', 'lupinus', 'lupini bean', 'lupin bean', 'lupin seed', 'lupin flake'],
  ],
  molluscs: [
    ...['cuttlefish', 'abalone', 'escargot', 'conch', 'periwinkle', 'winkle', 'geoduck', 'razor clam', 'vongole', 'squid ink', 'limpet'],
    ...['mixed seafood', 'seafood mix', 'moule', 'xo sauce', 'clamato', 'bouillabaisse', 'clam chowder', 'sepia', 'calamar'],
  ],
  seafood: ['ceviche', 'sushi', 'sashimi'],
  meat: [
    ...['rennet', 'tallow', 'dripping', 'schmaltz', 'oxtail', 'foie gras', 'aspic', 'lardon', 'nduja', 'carnitas', 'biltong'],
    ...['bison', 'boar', 'elk', 'ostrich', 'quail', 'pheasant', 'partridge', 'pigeon', 'kangaroo', 'crocodile', 'frog leg', 'chorizo'],
    ...['ox', 'tripe', 'sweetbread', 'black pudding', 'haggis', 'bolognese', 'pulled pork', 'lamb shank', 'rotisserie chicken', 'demi glace'],
  ],
  gelatine: ['gummy', 'jelly baby', 'isinglass', 'wine gum', 'carmine', 'cochineal'],
  honey: ['beeswax', 'royal jelly', 'honeycomb', 'propolis', 'shellac'],
  alcohol: ['advocaat', 'frangelico', 'sangria', 'bloody mary', 'nocino'],
};

/** Names of foods that hold no more than these things, whatever the parts of the name mean alone, and whatever the tables of foods know. */
export const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  nothing: [
    ...['flax egg', 'chia egg', 'flaxseed egg', 'vegan egg', 'aquafaba', 'mustard yellow', 'wine glass', 'honeydew melon', 'honeydew'],
    ...['honeycrisp apple', 'honeynut squash', 'butternut', 'buttercup squash', 'buttercup', 'cocoa butter', 'shea butter', 'apple butter'],
    ...['pumpkin butter', 'sunflower seed butter', 'sunflower butter', 'beefsteak tomato', 'beef tomato', 'lamb lettuce', 'crab apple'],
    ...['water chestnut', 'tiger nut', 'ginger beer', 'root beer', 'rice cake', 'rice cracker', 'rice bread', 'with a fish slice', 'using a fish slice', 'fish mint', 'sausage tree'],
    ...['kidney bean', 'nut milk bag', 'milk thistle', 'vegetarian oyster sauce', 'mushroom oyster sauce', 'cauliflower rice', 'goose berry'],
    ...['cauliflower crust', 'rice vermicelli', 'rice flake', 'cream of coconut', 'cream of rice', 'bread fruit', 'rice wine vinegar'],
    ...['nutritional yeast', 'glass vermicelli', 'bean thread vermicelli', 'kelp noodle', 'zucchini noodle', 'courgette noodle', 'rice paper'],
    ...['sweet potato noodle', 'shirataki noodle', 'konjac noodle', 'rice noodle', 'flour sack', 'corn starch', 'corn flour', 'corn bread pan'],
    ...['rice flour', 'tapioca flour', 'potato flour', 'quinoa flour', 'sorghum flour', 'teff flour', 'millet flour', 'cassava flour'],
    ...['chickpea flour', 'gram flour', 'buckwheat flour', 'buckwheat noodle', 'coconut flour', 'banana flour', 'arrowroot flour'],
    ...['chickpea pasta', 'lentil pasta', 'rice pasta', 'corn pasta', 'quinoa pasta', 'red lentil pasta', 'masa harina', 'waffle iron'],
    ...['pasta sauce', 'pizza sauce', 'pasta water', 'pasta cooking water', 'fish eye', 'crabgrass', 'cake tester', 'cake flour sifter'],
  ],
  beef: ['beef stew', 'stew beef', 'beef stew meat'],
  gluten: ['hamburger bun', 'burger bun', 'hot dog bun', 'breadcrumb', 'oyster cracker', 'soba noodle', 'lobster roll bun', 'dumpling wrapper'],
  corn: ['corn tortilla', 'taco shell', 'tostada', 'corn tostada', 'corn cake', 'corn chip', 'tortilla chip'],
  soy: ['tamari', 'tofu scramble'],
  nuts: ['almond flour', 'hazelnut flour', 'almond butter', 'cashew butter', 'nut butter'],
  coconut: ['coconut aminos', 'coconut wrap'],
  mushrooms: [
    ...['oyster mushroom', 'king oyster mushroom', 'chestnut mushroom', 'lobster mushroom', 'chicken of the wood', 'hen of the wood'],
    ...['abalone mushroom', 'turkey tail', 'beefsteak mushroom'],
  ],
  shellfish: ['seafood'],
};

/** Names of foods that say too little to count, or are mostly verbs or tools here. */
export const NEVER: ReadonlySet<string> = new Set(
  `sauce marinade glaze dip dressing crisp chip crumb paste spread powder soup mix protein browning kiss spice seasoning rub char
  broiler shell starter batter crescent sponge wrapper filling`
    .split(/\s+/)
    .concat('dipping sauce', 'curry sauce', 'pan sauce', 'spice blend', 'spice mix', 'seasoning blend', 'dry rub'),
);

/** Names of foods that mean the dish itself, or are verbs, unless a list of ingredients gives their amount: "- 500 g mince". */
export const VAGUE: ReadonlySet<string> = new Set(
  `crust dough wrap hash stew roll pudding stuffing pie sandwich gravy frosting icing mince curry risotto paella chowder casserole nugget
  dumpling burrito enchilada taco pastry meatball relish chutney`.split(/\s+/),
);
