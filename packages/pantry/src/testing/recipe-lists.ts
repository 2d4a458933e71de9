/**
 * Ingredient lists of real recipes, one a line, to test with: facts only, no words of any recipe.
 *
 * The first part comes from the public data set of the "What's Cooking?" competition (Yummly and Kaggle, 2015), as its opening
 * records stand in buddha314/yummly-cuisine on GitHub (ch/test/data/train.small.json). The second part, written by
 * us, says what traditional dishes of other cuisines are made of.
 */
const ROWS = `
greek: romaine lettuce, black olives, grape tomatoes, garlic, pepper, purple onion, seasoning, garbanzo beans, feta cheese crumbles
southern_us: plain flour, ground pepper, salt, tomatoes, ground black pepper, thyme, eggs, green tomatoes, yellow corn meal, milk, vegetable oil
filipino: eggs, pepper, salt, mayonaise, cooking oil, green chilies, grilled chicken breasts, garlic powder, yellow onion, soy sauce, butter, chicken livers
indian: water, vegetable oil, wheat, salt
indian: black pepper, shallots, cornflour, cayenne pepper, onions, garlic paste, milk, butter, salt, lemon juice, water, chili powder, passata, oil, ground cumin, boneless chicken skinless thigh, garam masala, double cream, natural yogurt, bay leaf
jamaican: plain flour, sugar, butter, eggs, fresh ginger root, salt, ground cinnamon, milk, vanilla extract, ground ginger, powdered sugar, baking powder
spanish: olive oil, salt, medium shrimp, pepper, garlic, chopped cilantro, jalapeno chilies, flat leaf parsley, skirt steak, white vinegar, sea salt, bay leaf, chorizo sausage
italian: sugar, pistachio nuts, white almond bark, flour, vanilla extract, olive oil, almond extract, eggs, baking powder, dried cranberries
mexican: olive oil, purple onion, fresh pineapple, pork, poblano peppers, corn tortillas, cheddar cheese, ground black pepper, salt, iceberg lettuce, lime, jalapeno chilies, chopped cilantro fresh
italian: chopped tomatoes, fresh basil, garlic, extra-virgin olive oil, kosher salt, flat leaf parsley
italian: pimentos, sweet pepper, dried oregano, olive oil, garlic, sharp cheddar cheese, pepper, swiss cheese, provolone cheese, canola oil, mushrooms, black olives, sausages
chinese: low sodium soy sauce, fresh ginger, dry mustard, green beans, white pepper, sesame oil, scallions, canola oil, sugar, Shaoxing wine, garlic, ground turkey, water, crushed red pepper flakes, corn starch
italian: Italian parsley leaves, walnuts, hot red pepper flakes, extra-virgin olive oil, fresh lemon juice, trout fillet, garlic cloves, chipotle chile, fine sea salt, flat leaf parsley
mexican: ground cinnamon, fresh cilantro, chili powder, ground coriander, kosher salt, ground black pepper, garlic, plum tomatoes, avocado, lime juice, flank steak, salt, ground cumin, black pepper, olive oil, crushed red pepper flakes, onions
italian: fresh parmesan cheese, butter, all-purpose flour, fat free less sodium chicken broth, chopped fresh chives, gruyere cheese, ground black pepper, bacon slices, gnocchi, fat free milk, cooking spray, salt
indian: tumeric, vegetable stock, tomatoes, garam masala, naan, red lentils, red chili peppers, onions, spinach, sweet potatoes
british: greek yogurt, lemon curd, confectioners sugar, raspberries
italian: italian seasoning, broiler-fryer chicken, mayonaise, zesty italian dressing
thai: sugar, hot chili, asian fish sauce, lime juice
vietnamese: soy sauce, vegetable oil, red bell pepper, chicken broth, yellow squash, garlic chili sauce, sliced green onions, broccolini, salt, fresh lime juice, cooked rice, chicken breasts, corn starch
thai: pork loin, roasted peanuts, chopped cilantro fresh, hoisin sauce, creamy peanut butter, chopped fresh mint, thai basil, rice, medium shrimp, water, rice noodles, beansprouts
mexican: roma tomatoes, kosher salt, purple onion, jalapeno chilies, lime, chopped cilantro
southern_us: low-fat mayonnaise, pepper, salt, baking potatoes, eggs, spicy brown mustard
chinese: sesame seeds, red pepper, yellow peppers, water, extra firm tofu, broccoli, soy sauce, orange bell pepper, arrowroot powder, fresh ginger, sesame oil, red curry paste
italian: marinara sauce, flat leaf parsley, olive oil, linguine, capers, crushed red pepper flakes, olives, lemon zest, garlic
chinese: sugar, lo mein noodles, salt, chicken broth, light soy sauce, flank steak, beansprouts, dried black mushrooms, pepper, chives, oyster sauce, dark soy sauce, peanuts, sesame oil, cabbage
cajun_creole: herbs, lemon juice, fresh tomatoes, paprika, mango, stock, chile pepper, onions, red chili peppers, oil
italian: ground black pepper, butter, sliced mushrooms, sherry, salt, grated parmesan cheese, heavy cream, spaghetti, chicken broth, cooked chicken, all-purpose flour
chinese: green bell pepper, egg roll wrappers, sweet and sour sauce, corn starch, molasses, vegetable oil, oil, soy sauce, shredded cabbage, garlic, onions, fresh ginger root, ground pork, carrots
mexican: flour tortillas, cheese, breakfast sausages, large eggs
italian: yellow corn meal, boiling water, butter, fresh parmesan cheese, sea salt
cajun_creole: chicken broth, chicken breasts, hot sauce, red bell pepper, potatoes, bacon, garlic cloves, fresh parsley, andouille sausage, cajun seasoning, peanut oil, celery, ground red pepper, all-purpose flour, shrimp, onions
mexican: chili powder, crushed red pepper flakes, garlic powder, sea salt, ground cumin, onion powder, dried oregano, ground black pepper, paprika
thai: eggs, shallots, firm tofu, beansprouts, turnips, palm sugar, vegetable oil, garlic cloves, sliced chicken, fish sauce, lime wedges, roasted peanuts, green papaya, chile powder, ground black pepper, tamarind paste, chinese chives
italian: olive oil, onions, crushed garlic, dried oregano, green onions, white sugar, dried basil, diced tomatoes
cajun_creole: olive oil, diced tomatoes, Johnsonville Andouille Dinner Sausage, parsley, shrimp, jambalaya rice mix, worcestershire sauce, hot pepper sauce, creole seasoning
italian: olive oil, bread slices, great northern beans, garlic cloves, pepper, shrimp, sage leaves, salt
filipino: chicken broth, cooking oil, chinese five-spice powder, ground black pepper, salt, sugar, crushed garlic, chicken thighs, soy sauce, star anise
southern_us: green onions, cream cheese, shredded cheddar cheese, cayenne pepper, chili powder, garlic cloves, black-eyed peas, tortilla chips
southern_us: collard greens, extra-virgin olive oil, ham hock, chicken stock, apple cider, freshly ground pepper, chile powder, bay leaves, salt, rib, light brown sugar, large garlic cloves, cayenne pepper, onions
italian: Oscar Mayer Deli Fresh Smoked Ham, hoagie rolls, salami, giardiniera, mozzarella cheese, pepperoni, butter, italian seasoning
brazilian: ice cubes, club soda, white rum, lime, turbinado
mexican: cooked chicken, enchilada sauce, sliced green onions, picante sauce, green pepper, corn tortillas, canned black beans, shredded lettuce, sour cream, shredded cheddar cheese, garlic cloves, canola oil
indian: salmon fillets, shallots, cumin seed, fresh cilantro, salt, curry powder, vegetable oil, serrano chile, fresh ginger, sauce
mexican: tomatoes, chicken breast halves, chopped cilantro fresh, white vinegar, jalapeno chilies, salt, black pepper, vegetable oil, avocado, lettuce leaves, chopped onion
chinese: eggs, mandarin oranges, water, orange liqueur, yellow cake mix, frosting, vegetable oil, white sugar
french: sugar, salt, fennel bulb, water, lemon olive oil, grapefruit juice
southern_us: sugar, all-purpose flour, vegetable oil, white cornmeal, baking powder, onions, bacon drippings, buttermilk
southern_us: butter, crab boil, garlic, old bay seasoning, cream cheese, crawfish, salt
southern_us: mayonaise, white sugar, ground black pepper, salt, white vinegar, lemon juice
japanese: sirloin, mirin, yellow onion, low sodium soy sauce, water, corn oil, sugar, green onions, glass noodles, sake, shiitake, napa cabbage
southern_us: large eggs, whipping cream, chicken broth, ground red pepper, extra sharp cheddar cheese, quickcooking grits, hot sauce, ground black pepper, worcestershire sauce, monterey jack
italian: fresh basil, bay leaves, crushed red pepper, mussels, olive oil, basil, garlic cloves, black pepper, dry white wine, salt, tomatoes, finely chopped onion, linguine, flat leaf parsley
nigerian: rice, tomatoes, tomato paste, red bell pepper, scotch bonnet, onion, curry powder, thyme, bay leaves, chicken, vegetable oil
senegalese: fish, broken rice, tomato paste, carrots, cabbage, cassava, aubergine, onion, garlic, tamarind
ghanaian: peanut butter, chicken, tomatoes, onion, ginger, garlic, scotch bonnet, tomato paste
nigerian: egusi, spinach, palm oil, goat meat, stockfish, onion, scotch bonnet
ghanaian: plantains, black-eyed peas, palm oil, onion, ginger, tomatoes
ethiopian: red lentils, onion, garlic, ginger, berbere, niter kibbeh
moroccan: lamb, dried apricots, almonds, onion, cinnamon, ginger, saffron, honey
moroccan: chickpeas, lentils, tomatoes, celery, coriander, parsley, lamb, vermicelli, lemon
lebanese: bulgur, parsley, mint, tomatoes, spring onions, lemon, olive oil
lebanese: chickpeas, tahini, lemon, garlic
persian: walnuts, pomegranate molasses, chicken, onion, rice, saffron
turkish: aubergines, lamb mince, tomatoes, onion, garlic, parsley
turkish: eggs, tomatoes, green peppers, onion, chilli flakes
israeli: eggs, tomatoes, red pepper, onion, cumin, paprika, feta
egyptian: rice, lentils, macaroni, chickpeas, onion, tomato sauce, garlic, vinegar
greek: aubergine, potatoes, ground lamb, tomatoes, onion, cinnamon, milk, flour, butter
spanish: potatoes, eggs, onion, olive oil
spanish: rice, chicken, rabbit, green beans, butter beans, tomatoes, saffron, paprika
spanish: tomatoes, cucumber, pepper, garlic, bread, vinegar, olive oil
french: aubergine, courgettes, peppers, tomatoes, onion, garlic, thyme
french: beef, red wine, bacon, carrots, onions, mushrooms, thyme, bay leaf
french: eggs, cream, bacon, pastry, gruyère
german: potatoes, onions, eggs, flour, apple sauce
german: beef, red wine vinegar, carrots, onion, gingerbread, raisins, red cabbage
austrian: flour, milk, eggs, sugar, raisins, butter, plum jam
hungarian: stewing beef, onions, paprika, caraway, potatoes, peppers
polish: sauerkraut, white cabbage, sausage, pork shoulder, mushrooms, prunes, bay leaf
russian: beetroot, cabbage, potatoes, carrots, onion, beef, sour cream, dill
british: beef mince, potatoes, carrots, onion, peas, worcestershire sauce, butter
british: rhubarb, flour, butter, sugar, ginger
irish: lamb, potatoes, onions, carrots, parsley
swedish: ground beef, ground pork, breadcrumbs, milk, onion, cream, lingonberries
indian: cauliflower, potatoes, cumin seeds, turmeric, ginger, coriander
indian: paneer, spinach, onion, garlic, ginger, garam masala, cream
indian: chickpeas, tomatoes, onion, ginger, garlic, cumin, turmeric, garam masala
indian: rice, chicken, yogurt, onions, mint, saffron, garam masala, ghee
pakistani: minced meat, peas, onion, tomatoes, garlic, ginger, chilli powder
thai: prawns, lemongrass, galangal, lime leaves, mushrooms, fish sauce, lime, chillies
thai: chicken, green curry paste, coconut milk, aubergine, thai basil, fish sauce, palm sugar
vietnamese: rice noodles, beef, star anise, cinnamon, ginger, onion, fish sauce, bean sprouts, lime
indonesian: rice, eggs, prawns, kecap manis, shallots, garlic, chillies
malaysian: coconut milk, beef, lemongrass, galangal, chillies, desiccated coconut, tamarind
japanese: rice, salmon, nori, soy sauce, avocado
japanese: chicken thighs, eggs, onion, soy sauce, mirin, dashi, rice
japanese: udon noodles, tofu, spring onions, miso, wakame
korean: rice, beef, spinach, bean sprouts, carrots, egg, gochujang, sesame oil
korean: kimchi, pork belly, tofu, spring onions, gochujang
chinese: tofu, ground pork, doubanjiang, sichuan pepper, spring onions, garlic, soy sauce
chinese: chicken, peanuts, dried chillies, soy sauce, vinegar, sugar, spring onions
mexican: corn tortillas, pork shoulder, pineapple, onion, coriander, lime, achiote
mexican: black beans, rice, avocado, sweetcorn, tomatoes, lime
peruvian: beef, onions, tomatoes, soy sauce, vinegar, potatoes, rice
brazilian: black beans, pork ribs, sausage, bacon, onion, garlic, orange, rice, kale
argentinian: steak, parsley, oregano, garlic, red wine vinegar, olive oil
caribbean: goat, curry powder, potatoes, onion, thyme, scotch bonnet, coconut milk
cuban: black beans, rice, green pepper, onion, garlic, cumin, bay leaf
american: macaroni, cheddar, milk, butter, flour, mustard
american: flour, buttermilk, eggs, baking powder, blueberries, maple syrup
american: bananas, flour, sugar, eggs, butter, walnuts, baking soda
breakfast: oats, milk, apple, raisins, cinnamon
breakfast: eggs, bacon, toast, tomatoes, mushrooms, baked beans
drinks: mango, yogurt, milk, cardamom, sugar
drinks: lemons, sugar, mint, sparkling water
dessert: pears, red wine, cinnamon, sugar, cloves
dessert: strawberries, cream, meringue
`;

/** The lists, each with the names as they were typed. */
export const RECIPE_LISTS: readonly (readonly string[])[] = ROWS.trim()
  .split('\n')
  .map((row) => row.replace(/^[a-z_]+: /, '').split(', '));
