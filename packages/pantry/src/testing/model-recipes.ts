/** A recipe as models write them: its title, the lines of its ingredients, and the allergens that a careful cook sees in them. */
type ModelRecipe = readonly [title: string, ingredients: string, allergens: string];

/**
 * Sixty recipes in the manner of models. They were written, with their allergens (by the names in wishes), before the code that looks
 * for these. Peanuts count as nuts too. Celery in stock and sulphites in dried fruit and vinegar depend on the brand; they are not asked for here.
 */
export const MODEL_RECIPES: readonly ModelRecipe[] = [
  [
    'Creamy Garlic Chicken Pasta',
    '8 oz penne pasta; 2 chicken breasts, sliced; 3 cloves garlic; 1 cup heavy cream; ½ cup grated Parmesan cheese; 2 tbsp olive oil',
    'gluten milk',
  ],
  [
    'Spicy Thai Basil Beef',
    '1 lb ground beef; 2 tbsp soy sauce; 1 tbsp oyster sauce; 1 tsp fish sauce; 1 cup Thai basil leaves; 3 Thai chilies',
    'gluten soy molluscs fish',
  ],
  [
    'Classic Shakshuka',
    '6 large eggs; 1 can (14 oz) diced tomatoes; 1 red bell pepper; 1 tsp ground cumin; ¼ cup crumbled feta cheese; crusty bread, for serving',
    'eggs milk gluten',
  ],
  [
    'Chickpea Spinach Curry',
    '2 cans chickpeas; 1 can coconut milk; 4 cups fresh spinach; 1 tbsp garam masala; 1 onion, diced; salt to taste',
    '',
  ],
  [
    'Lemon Herb Salmon',
    '4 salmon fillets; 2 tbsp unsalted butter; 1 lemon; 1 tbsp Dijon mustard; fresh dill',
    'fish milk mustard',
  ],
  [
    'Shrimp Scampi Linguine',
    '12 oz linguine; 1 lb large shrimp, peeled and deveined; 4 tbsp butter; ½ cup dry white wine; red pepper flakes',
    'gluten crustaceans milk sulphites',
  ],
  [
    'Peanut Noodle Bowl',
    '200 g rice noodles; 3 tbsp creamy peanut butter; 2 tbsp tamari; 1 lime; 1 tbsp toasted sesame oil; 1 cucumber',
    'peanuts soy sesame',
  ],
  [
    'Mushroom Risotto',
    '1½ cups Arborio rice; 8 oz cremini mushrooms; ½ cup dry white wine; 2 tbsp butter; ½ cup Parmesan; fresh thyme',
    'sulphites milk',
  ],
  [
    'Falafel Pitas',
    '1 can chickpeas; 2 tbsp flour; 4 pita breads; 3 tbsp tahini; 1 tomato; parsley',
    'gluten sesame',
  ],
  [
    'Banana Oat Pancakes',
    '2 ripe bananas; 2 eggs; 1 cup rolled oats; 1 tsp cinnamon; maple syrup',
    'eggs gluten',
  ],
  [
    'Tofu Stir-Fry',
    '14 oz extra-firm tofu; 2 tbsp low-sodium soy sauce; 1 tbsp cornstarch; 2 cups broccoli florets; 1 tsp sesame seeds; 1 tbsp rice vinegar',
    'soy gluten sesame',
  ],
  [
    'Beef Tacos',
    '1 lb ground beef; 8 corn tortillas; 1 avocado; ½ cup sour cream; 1 cup shredded cheddar; lime wedges',
    'milk',
  ],
  [
    'Waldorf Salad',
    '2 apples; 2 celery stalks; ½ cup walnuts; 1 cup grapes; ⅓ cup mayonnaise',
    'celery nuts eggs mustard',
  ],
  [
    'Moules Marinière',
    '2 kg mussels; 2 shallots; 200 ml dry white wine; 30 g butter; flat-leaf parsley',
    'molluscs sulphites milk',
  ],
  [
    'Vegan Chili',
    '1 can black beans; 1 can kidney beans; 1 bell pepper; 2 tsp chili powder; 1 can crushed tomatoes; ½ cup frozen corn',
    '',
  ],
  [
    'Caprese Salad',
    '3 ripe tomatoes; 8 oz fresh mozzarella; basil leaves; 2 tbsp extra-virgin olive oil; sea salt',
    'milk',
  ],
  [
    'Chicken Satay',
    '500 g chicken thighs; 1 tbsp curry powder; 150 g satay sauce; 200 ml coconut milk; wooden skewers',
    'peanuts mustard gluten soy',
  ],
  [
    'Almond Flour Brownies',
    '1½ cups almond flour; ½ cup cocoa powder; 3 eggs; ½ cup maple syrup; ⅓ cup coconut oil',
    'nuts eggs',
  ],
  [
    'Miso Glazed Eggplant',
    '2 eggplants; 3 tbsp white miso paste; 1 tbsp mirin; 1 tsp sesame oil; 2 scallions',
    'soy sesame',
  ],
  [
    'Tuna Melt',
    '2 cans tuna, drained; ¼ cup mayo; 4 slices sourdough; 4 slices Swiss cheese; 1 tbsp butter',
    'fish eggs mustard gluten milk',
  ],
  [
    'Greek Lemon Potatoes',
    '1 kg potatoes; 1 lemon; 4 cloves garlic; 1 tbsp dried oregano; 80 ml olive oil',
    '',
  ],
  [
    'Pad Thai',
    '8 oz flat rice noodles; 2 eggs; 3 tbsp fish sauce; 1 tbsp tamarind paste; ¼ cup roasted peanuts; 1 cup bean sprouts; ½ lb shrimp',
    'eggs fish peanuts crustaceans',
  ],
  [
    'Spinach and Ricotta Stuffed Shells',
    '20 jumbo pasta shells; 15 oz ricotta; 1 egg; 2 cups marinara sauce; 10 oz frozen spinach',
    'gluten milk eggs',
  ],
  [
    'Lentil Soup',
    '1 cup red lentils; 2 carrots; 2 stalks celery; 1 onion; 1 tsp turmeric; 1 bay leaf',
    'celery',
  ],
  [
    'Honey Mustard Pork Chops',
    '4 pork chops; 2 tbsp honey; 2 tbsp whole-grain mustard; 1 tbsp apple cider vinegar',
    'mustard',
  ],
  [
    'Butternut Squash Soup',
    '1 butternut squash; 1 can coconut cream; 1 tsp grated nutmeg; 1 onion; 2 cups water',
    '',
  ],
  [
    'Caesar Salad',
    '1 head romaine; 1 cup croutons; ½ cup Caesar dressing; ¼ cup shaved Parmesan',
    'gluten eggs fish milk mustard',
  ],
  [
    'Kung Pao Chicken',
    '1 lb chicken breast; ½ cup unsalted peanuts; 3 tbsp soy sauce; 6 dried red chilies; 1 tsp Sichuan peppercorns',
    'peanuts soy gluten',
  ],
  [
    'Crab Cakes',
    '1 lb lump crab meat; ½ cup panko breadcrumbs; 1 egg; 2 tbsp mayonnaise; 1 tsp Worcestershire sauce; 1 tsp Dijon mustard',
    'crustaceans gluten eggs fish mustard',
  ],
  [
    'Palak Paneer',
    '250 g paneer; 500 g spinach; 1 tbsp ghee; 1 tsp cumin seeds; 1 green chilli; 1 inch ginger',
    'milk',
  ],
  [
    'Quinoa Salad',
    '1 cup quinoa; 1 cucumber; 1 cup cherry tomatoes; ¼ cup pistachios; mint; juice of 1 lemon',
    'nuts',
  ],
  [
    'French Toast',
    '4 slices brioche; 2 eggs; ½ cup almond milk; 1 tsp vanilla extract; fresh berries',
    'gluten eggs milk nuts',
  ],
  [
    'Gluten-Free Stir-Fried Beef',
    '1 lb flank steak; 3 tbsp gluten-free soy sauce; 1 tbsp arrowroot; 1 red onion',
    'soy',
  ],
  [
    'Dairy-Free Mashed Potatoes',
    '2 lb Yukon Gold potatoes; 3 tbsp vegan butter; ½ cup unsweetened oat milk; chives',
    'gluten',
  ],
  [
    'Fish Tacos',
    '1 lb cod fillets; 8 small flour tortillas; 2 cups shredded cabbage; ½ cup Greek yogurt; 1 lime',
    'fish gluten milk',
  ],
  [
    'Clam Chowder',
    '2 cans chopped clams; 4 slices bacon; 2 cups half-and-half; 3 tbsp all-purpose flour; 2 celery ribs; 3 potatoes',
    'molluscs milk gluten celery',
  ],
  [
    'Vegetable Fried Rice',
    '3 cups cooked jasmine rice; 2 eggs; 1 cup frozen peas and carrots; 2 tbsp soy sauce; 2 green onions',
    'eggs soy gluten',
  ],
  [
    'Pesto Gnocchi',
    '500 g potato gnocchi; 100 g basil pesto; 150 g cherry tomatoes; 1 burrata',
    'gluten milk nuts',
  ],
  [
    'Hummus Veggie Wrap',
    '2 whole wheat tortillas; ½ cup hummus; 1 carrot; ½ cucumber; 1 handful arugula',
    'gluten sesame',
  ],
  [
    'Bolognese',
    '500 g ground beef; 1 celery stick; 1 carrot; 120 ml red wine; 400 g tagliatelle; 60 ml whole milk',
    'celery sulphites gluten milk eggs',
  ],
  [
    'Sheet Pan Sausage and Peppers',
    '4 Italian sausages; 3 bell peppers; 1 red onion; 2 tbsp olive oil',
    'gluten',
  ],
  [
    'Lupin Flour Flatbreads',
    '150 g lupin flour; 2 tbsp olive oil; 1 tsp baking powder; 120 ml water',
    'lupin',
  ],
  [
    'Seafood Paella',
    '300 g paella rice; 12 mussels; 200 g squid rings; 8 king prawns; 1 pinch saffron; 100 g peas',
    'molluscs crustaceans',
  ],
  [
    'Egg Salad Sandwich',
    '4 hard-boiled eggs; 2 tbsp mayonnaise; 1 tsp yellow mustard; 4 slices whole wheat bread; paprika',
    'eggs mustard gluten',
  ],
  [
    'Chicken Tikka Masala',
    '600 g chicken thighs; 200 g plain yogurt; 400 g passata; 100 ml double cream; 2 tsp garam masala',
    'milk',
  ],
  [
    'Sushi Bowl',
    '1½ cups sushi rice; 200 g smoked salmon; 1 avocado; 2 tbsp furikake; 1 sheet nori; 1 tbsp shoyu',
    'fish sesame soy gluten',
  ],
  [
    'Black Bean Burgers',
    '1 can black beans; ½ cup breadcrumbs; 1 egg; 4 burger buns; 1 tsp smoked paprika',
    'gluten eggs',
  ],
  ['Ratatouille', '1 eggplant; 2 zucchini; 1 red pepper; 4 tomatoes; herbes de Provence', ''],
  [
    'Carrot Cake',
    '2 cups all-purpose flour; 4 eggs; 3 cups grated carrots; 1 cup pecans; 8 oz cream cheese; 1 cup vegetable oil',
    'gluten eggs nuts milk',
  ],
  [
    'Ramen',
    '2 packs ramen noodles; 4 cups chicken broth; 2 soft-boiled eggs; 2 tbsp miso; 1 sheet nori',
    'gluten eggs soy',
  ],
  ['Chia Pudding', '¼ cup chia seeds; 1 cup coconut milk; 1 tbsp maple syrup; ½ cup mango', ''],
  ['Steak Frites', '2 ribeye steaks; 600 g potatoes; 30 g butter; 1 sprig rosemary; flaky salt', 'milk'],
  ['Cashew Queso', '1 cup raw cashews; ¼ cup nutritional yeast; 1 tsp chili powder; ½ cup water', 'nuts'],
  ['Szechuan Green Beans', '1 lb green beans; 1 tbsp chili crisp; 2 tbsp tamari; 1 tsp sugar', 'soy'],
  [
    'Coq au Vin',
    '8 chicken pieces; 750 ml red wine; 150 g lardons; 200 g mushrooms; 2 tbsp plain flour; 2 sticks celery',
    'sulphites gluten celery',
  ],
  ['Overnight Oats', '½ cup rolled oats; ½ cup milk; 1 tbsp almond butter; ½ banana', 'gluten milk nuts'],
  [
    'Teriyaki Tempeh',
    '1 block tempeh; ⅓ cup teriyaki sauce; 1 head broccoli; cooked brown rice',
    'soy gluten',
  ],
  [
    'Niçoise Salad',
    '2 cans tuna in olive oil; 4 eggs; 200 g green beans; 8 anchovy fillets; 1 tsp Dijon mustard; 12 olives',
    'fish eggs mustard',
  ],
  ['Tiramisu', '24 ladyfingers; 250 g mascarpone; 3 eggs; 300 ml espresso; cocoa powder', 'gluten milk eggs'],
  ['Baba Ganoush', '2 large eggplants; 3 tbsp tahini; 1 lemon; 1 clove garlic; pomegranate seeds', 'sesame'],
];
