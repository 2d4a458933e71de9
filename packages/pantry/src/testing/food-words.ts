/** Words for one food, as a reader knows them: each of `words` means the food, except inside one of the phrases in `except`. */
export interface FoodWords {
  readonly words: readonly string[];
  readonly except: readonly string[];
}

const list = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

const food = (words: string, except = ''): FoodWords => ({ words: list(words), except: list(except) });

const PLANT_MILK =
  'coconut milk, oat milk, rice milk, soy milk, soya milk, almond milk, cashew milk, plant milk, oat drink, soy drink';
const PLANT_BUTTER =
  'peanut butter, apple butter, almond butter, cashew butter, nut butter, groundnut butter, vegan butter, butter bean, butter lettuce, cocoa butter';
const PLANT_CREAM = 'coconut cream, cream of coconut, oat cream, soy cream, cream of tartar';
const PLANT_CHEESE = 'vegan cheese, coconut yogurt, coconut yoghurt, soy yogurt, vegan yogurt, plant yogurt';
const NOT_MILK = [PLANT_MILK, PLANT_BUTTER, PLANT_CREAM, PLANT_CHEESE].join(', ');

const FISHES =
  'salmon, cod, haddock, hake, halibut, tilapia, sea bass, snapper, sole, plaice, catfish, monkfish, mahi mahi, trout, mackerel, herring, tuna, sardine, anchovy, anchovies, fish sauce, fish stock, dashi, white fish, worcestershire, kimchi, caesar dressing, firm white fish, fish';
/** Foods with the name of one that has fish in it, and without fish. */
const WITHOUT_FISH = 'vegan worcestershire, vegan kimchi, fish out, salmon pink';
const CRUSTACEANS = 'prawn, shrimp, crab, lobster, crawfish, crayfish, langoustine, scampi';
const MOLLUSCS = 'mussel, clam, oyster, squid, calamari, octopus, scallop, cockle';
/** Sizes that are told by a nut. */
const SIZES = 'size of a walnut, walnut-sized';
const NUTS =
  'almond, walnut, pecan, cashew, hazelnut, pistachio, macadamia, brazil nut, pesto, praline, marzipan, nutella, granola, chopped nut, nut';
const MEATS =
  'beef, pork, lamb, veal, chicken, turkey, duck, goose, venison, rabbit, goat, bacon, ham, prosciutto, salami, chorizo, pepperoni, pancetta, steak, liver, lard, suet, sausage, hot dog, mortadella, bresaola, gelatine, gelatin, marshmallow, meat, mince';

/**
 * The fourteen allergens of Annex II of Regulation (EU) No 1169/2011, each with the words for it and for foods that always contain
 * it. These words were collected by hand for the tests, independently of the tables of the chef.
 */
export const ALLERGEN_WORDS: Readonly<Record<string, FoodWords>> = {
  gluten: food(
    'wheat, bread, toast with, breadcrumb, crumbs, baguette, ciabatta, bun, bagel, roll with, split roll, soft roll, flatbread, tortilla, pitta, pita, naan, chapati, pasta, spaghetti, penne, macaroni, linguine, lasagne, gnocchi, couscous, bulgur, barley, seitan, noodle, udon, soba, soy sauce, teriyaki, hoisin, beer, stout, lager, cracker, biscuit, cookie, crouton, oats, granola, semolina, flour, pretzel, tortellini, ravioli, panko, cake',
    'rice cake, corn tortilla, tortilla española, tortilla de patatas, ginger beer, root beer, tortilla chip, rice noodle, glass noodle, shirataki, gluten-free flour, gluten-free pasta, gluten-free bread, gluten-free soy sauce, gluten-free oat, rice flour, buckwheat flour, chickpea flour, gram flour, almond flour, cassava flour, coconut flour, tapioca flour, corn flour, sorghum flour, millet flour, quinoa flour, amaranth flour, teff flour, the flour is gone, flour is raw, buckwheat, pasta sauce, moist crumbs, coarse crumbs, fine crumbs, turn to crumbs, cake tin, prawn cracker',
  ),
  crustaceans: food(CRUSTACEANS),
  egg: food('egg, mayonnaise, mayo, aioli, meringue, lemon curd, custard, hollandaise', 'egg roll'),
  fish: food(FISHES, `shellfish, ${WITHOUT_FISH}`),
  peanuts: food('peanut, groundnut, satay'),
  soy: food('soy, soya, tofu, tempeh, miso, edamame, teriyaki, hoisin, tamari'),
  milk: food(
    'milk, butter, buttermilk, cream, cheese, yogurt, yoghurt, ghee, cheddar, parmesan, mozzarella, feta, ricotta, halloumi, paneer, brie, camembert, gruyere, gorgonzola, mascarpone, kefir, labneh, custard, milk chocolate, pesto, caramel, quark, crème fraîche, tzatziki',
    NOT_MILK,
  ),
  nuts: food(NUTS, `pine nut, brazil nut oil, water chestnut, tiger nut, ${SIZES}, nut-brown`),
  celery: food('celery, celeriac'),
  mustard: food('mustard'),
  sesame: food('sesame, tahini, hummus, halva'),
  sulphites: food(
    'red wine, white wine, sherry, marsala, vermouth, prosecco, champagne, wine',
    'rice wine, wine glass',
  ),
  lupin: food('lupin'),
  molluscs: food(MOLLUSCS, 'oyster mushroom'),
};

/** Words for food that a vegetarian does not eat. */
export const NOT_VEGETARIAN: FoodWords = food(
  [MEATS, FISHES, CRUSTACEANS, MOLLUSCS].join(', '),
  `${WITHOUT_FISH}, chicken of the woods, vegetable suet, hot dog bun, plant-based sausage, plant mince, vegan sausage, coconut meat, oyster mushroom, vegetarian sausage, shellfish allergy, goat cheese, goat milk, goats cheese, goats milk, goat s milk, goat s cheese, goat's cheese, goat's milk`,
);

/** Words for food that a vegan does not eat, in addition to {@link NOT_VEGETARIAN}. */
export const NOT_VEGAN: FoodWords = food(
  `honey, milk, butter, buttermilk, cream, cheese, yogurt, yoghurt, ghee, cheddar, parmesan, mozzarella, feta, ricotta, halloumi, paneer, brie, gruyere, mascarpone, kefir, pesto, caramel, egg, mayonnaise, aioli, meringue, custard`,
  `${NOT_MILK}, egg roll`,
);

/** Foods that somebody may want to leave out, each with the words that show it in a recipe: its names, and foods that contain it. */
export const LEFT_OUT_WORDS: Readonly<Record<string, FoodWords>> = {
  ...ALLERGEN_WORDS,
  nuts: food(`${NUTS}, pine nut, peanut`, 'water chestnut, tiger nut'),
  dairy: food(ALLERGEN_WORDS.milk?.words.join(', ') ?? '', NOT_MILK),
  shellfish: food(`${CRUSTACEANS}, ${MOLLUSCS}, oyster sauce`, 'oyster mushroom'),
  seafood: food(`${CRUSTACEANS}, ${MOLLUSCS}, ${FISHES}`, `oyster mushroom, shellfish, ${WITHOUT_FISH}`),
  meat: food(MEATS, 'plant-based sausage, plant mince, coconut meat'),
  pork: food('pork, bacon, ham, chorizo, prosciutto, salami, lard, pancetta, gammon'),
  beef: food('beef, steak, brisket, oxtail'),
  chicken: food('chicken, poussin'),
  garlic: food('garlic, aioli, pesto, hummus'),
  onions: food('onion, shallot, scallion'),
  mushrooms: food('mushroom, shiitake, porcini, chanterelle, portobello'),
  tomatoes: food('tomato, tomatoes, ketchup, passata, salsa, marinara'),
  eggs: food('egg, mayonnaise, aioli, lemon curd'),
  butter: food('butter, ghee', PLANT_BUTTER),
  cheese: food(
    'cheese, cheddar, parmesan, mozzarella, feta, ricotta, halloumi, brie, gruyere, mascarpone, pesto',
    'vegan cheese',
  ),
  wheat: food(
    'wheat, flour, bread, pasta, spaghetti, couscous, bulgur, breadcrumb, noodle',
    'rice noodle, glass noodle, corn tortilla, gluten-free flour, buckwheat flour, gluten-free pasta, gluten-free bread, rice flour, almond flour, coconut flour, chickpea flour, corn flour, tapioca flour',
  ),
  coriander: food('coriander, cilantro'),
  aubergine: food('aubergine, eggplant'),
  prawns: food('prawn, shrimp'),
  olives: food('olive', 'olive oil'),
  chocolate: food('chocolate, cocoa, nutella'),
  alcohol: food(
    'wine, beer, rum, vodka, gin, whisky, sherry, brandy, vermouth, mirin, sake, lager, stout',
    'wine vinegar, sherry vinegar, ginger beer, root beer',
  ),
  sugar: food('sugar, caramel, syrup, jam'),
  chilli: food(
    'chilli, chili, cayenne, jalapeno, harissa, sriracha, tabasco, hot sauce, gochujang',
    'chili con carne, bean chili',
  ),
  /** What a dish for children does without. American chili powder is a mild blend, mostly of paprika and cumin. */
  'hot chilli': food(
    'chilli, chili, cayenne, jalapeno, harissa, sriracha, tabasco, hot sauce, gochujang',
    'chili con carne, bean chili, chili powder, turkey chili, chicken chili',
  ),
  coconut: food('coconut'),
  salt: food('salt'),
  oil: food('oil', 'oiled cups'),
  vinegar: food('vinegar'),
};
