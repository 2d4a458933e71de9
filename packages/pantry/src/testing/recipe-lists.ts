/**
 * Ingredient lists of real recipes, one a line, to test with: facts only, no words of any recipe. Each names its cuisine, for the
 * reader alone. Amounts and brand names are left out, all letters are small, and the names of a list are sorted, so that the
 * arrangement is ours. All are public, in these repositories on GitHub:
 *
 * - Fifteen for each of the twenty cuisines of the "What's Cooking?" competition (Yummly and Kaggle, 2015): the first fifteen of a
 *   cuisine in buddha314/yummly-cuisine (ch/test/data/train.small.json), and where this file has fewer than fifteen, the rest from
 *   Btibert3/kaggle-yummly (data/test-ing.csv), at even distances, among the lists that its submissions/submission2.csv takes for
 *   that cuisine, which is a guess.
 * - Polish: Vachek-hooves/PolskaTotalTour (data/dishPolish.js). Nigerian: Kim-berlyA/recipe-finder (recipes.js). Ghanaian:
 *   iopoku1/cookbookpractice (UsingMind.py). The first Egyptian list, the next nine of Lebanon and the breakfast:
 *   ypibsvanderdev/yahia-is-Ramadan-app (recipes-data.js). In French: danisaza1/dataviz_project (scripts/recettesPays.js). All others
 *   after the twenty cuisines: LukeSmithxyz/based.cooking (content/*.md).
 */
const ROWS = `
brazilian: club soda, ice cubes, lime, turbinado, white rum
brazilian: bell pepper, chopped tomatoes, coconut milk, cracked black pepper, fish stock, fresh basil, fresh cilantro, garlic, ginger, jasmine rice, kosher salt, lime, mahi mahi, onions, palm oil, red pepper flakes, shrimp
brazilian: butter, chocolate sprinkles, salt, sweetened condensed milk, unsweetened cocoa powder
brazilian: cachaca, fresh lemon juice, ice, lime, sugar, white rum
brazilian: bittersweet chocolate, chocolate sprinkles, salted butter, sweetened condensed milk
brazilian: bay leaves, black beans, carne seca, crushed tomatoes, garlic, olive oil, onions, pork shoulder, salt, sausages, smoked ham hocks, smoked sausage, water
brazilian: cachaca, cane sugar, crushed ice, lime, sugar
brazilian: cachaca, coconut, ice, sugar
brazilian: cream, passion fruit, sweetened condensed milk, white sugar
brazilian: cachaca, fresh lemon juice, ice cubes, kumquats, light corn syrup, raw sugar, soy sauce, sugar
brazilian: cachaca, honey, ice cubes, lime
brazilian: chocolate sprinkles, cocoa powder, pure vanilla extract, sweetened condensed milk, unsalted butter, vermicelli
brazilian: apple juice, açai, bananas, berries, blueberries, frozen strawberries, goji berries, granola, shredded coconut
brazilian: cachaca, cucumber, jalapeno chilies, lime juice, sea salt, simple syrup
brazilian: bay leaves, cooked white rice, dried black beans, fresh parsley, garlic cloves, ground black pepper, jalapeno chilies, olive oil, onions, orange, pork shoulder, salt, smoked ham hocks, smoked sausage
british: confectioners sugar, greek yogurt, lemon curd, raspberries
british: all-purpose flour, baking powder, eggs, milk, raisins, white sugar
british: butter, cinnamon, eggs, flour, golden raisins, granulated sugar, milk, molasses, nutmeg, salt, whipped cream, yellow corn meal
british: baking powder, baking soda, eggs, flour, ground almonds, low-fat milk, raisins, salt, sugar, vegetable oil, walnuts, water
british: butter, carrots, celery, chicken stock, herbs, mincemeat, oil, onions, plain flour, sweet potatoes, tomato ketchup
british: all-purpose flour, eggs, milk
british: all-purpose flour, baking powder, eggs, ground cinnamon, margarine, milk, nutmeg, salt, shortening, white sugar
british: beef broth, beef tenderloin, butter, egg yolks, fresh mushrooms, frozen pastry puff sheets, liver pate, onions, pepper, red wine, salt
british: baking potatoes, beer, carrots, celery, clove garlic fine chop, ground beef, large egg yolks, onions, puff pastry, salt, sharp cheddar cheese
british: eggs, flour, ice water, lard, onions, pepper, potatoes, round steaks, salt, suet
british: all-purpose flour, cheddar cheese, double-acting baking powder, ham, large eggs, milk, scallions, unsalted butter
british: beef broth, dried currants, dried thyme, onions, sherry wine vinegar, stilton cheese, sugar, unsalted butter, veal chops
british: blueberries, blueberry jam, heavy cream, lemon juice
british: bacon, flour, liver, onions, seasoning salt, water
british: all-purpose flour, baking powder, brandy, butter, buttermilk, dried currants, grated orange peel, salt, sugar
cajun_creole: chile pepper, fresh tomatoes, herbs, lemon juice, mango, oil, onions, paprika, red chili peppers, stock
cajun_creole: all-purpose flour, andouille sausage, bacon, cajun seasoning, celery, chicken breasts, chicken broth, fresh parsley, garlic cloves, ground red pepper, hot sauce, onions, peanut oil, potatoes, red bell pepper, shrimp
cajun_creole: creole seasoning, diced tomatoes, hot pepper sauce, jambalaya rice mix, olive oil, parsley, shrimp, worcestershire sauce
cajun_creole: andouille sausage, chuck, creole seasoning, crumbled blue cheese, fresh lemon juice, garlic cloves, golden brown sugar, ground black pepper, hamburger buns, hot pepper sauce, mayonaise, okra pods, olive oil, onions, pecans, salt, watercress
cajun_creole: all-purpose flour, andouille sausage, boneless chicken skinless thigh, browning, dried thyme, file powder, flat leaf parsley, freshly ground pepper, garlic cloves, ham, hot sauce, lump crab meat, meat cuts, okra, paprika, shrimp, smoked sausage, vegetable oil, water, white rice, yellow onion
cajun_creole: cayenne pepper, celery, cocktail sauce, corn, crawfish, creole seasoning, garlic, hot sauce, jumbo shrimp, kosher salt, lemon, old bay seasoning, waxy potatoes, worcestershire sauce, yellow onion
cajun_creole: andouille chicken sausage, bell pepper, celery, extra-virgin olive oil, garlic, grape tomatoes, long grain brown rice, medium shrimp, pepper, salt, scallions
cajun_creole: cooked rice, salt
cajun_creole: buttermilk, cajun seasoning, dry bread crumbs, eggs, fillet red snapper, flour, salt, vegetable oil
cajun_creole: all-purpose flour, andouille sausage, bay leaves, cayenne pepper, chicken broth, chopped celery, dri leav thyme, green bell pepper, onions, roasting hen, salt, shucked oysters, vegetable oil
cajun_creole: cajun seasoning, grated parmesan cheese, heavy cream, pasta, smoked sausage
cajun_creole: all-purpose flour, andouille sausage, bay leaves, boneless chicken thighs, boneless skinless chicken breasts, celery leaves, celery ribs, chicken broth, cooked rice, creole seasoning, dried thyme, file powder, garlic cloves, green bell pepper, hot sauce, onions, pure olive oil, sliced green onions, water
cajun_creole: chopped green chilies, diced tomatoes, garlic powder, polish sausage, red beans, seasoning salt
cajun_creole: all-purpose flour, boneless chicken skinless thigh, celery, chorizo sausage, garlic, okra, onions, peanut oil, reduced sodium chicken broth, smoked paprika, stewed tomatoes, sweet pepper
cajun_creole: creole mustard, fresh lemon juice, fresh parsley, ground red pepper, large garlic cloves, mayonaise, paprika
chinese: canola oil, corn starch, crushed red pepper flakes, dry mustard, fresh ginger, garlic, green beans, ground turkey, low sodium soy sauce, scallions, sesame oil, shaoxing wine, sugar, water, white pepper
chinese: arrowroot powder, broccoli, extra firm tofu, fresh ginger, orange bell pepper, red curry paste, red pepper, sesame oil, sesame seeds, soy sauce, water, yellow peppers
chinese: beansprouts, cabbage, chicken broth, chives, dark soy sauce, dried black mushrooms, flank steak, light soy sauce, lo mein noodles, oyster sauce, peanuts, pepper, salt, sesame oil, sugar
chinese: carrots, corn starch, egg roll wrappers, fresh ginger root, garlic, green bell pepper, ground pork, molasses, oil, onions, shredded cabbage, soy sauce, sweet and sour sauce, vegetable oil
chinese: eggs, frosting, mandarin oranges, orange liqueur, vegetable oil, water, white sugar, yellow cake mix
chinese: cabbage, carrots, chinese rice wine, cooking oil, corn starch, egg roll wrappers, fresh ginger, garlic, ground black pepper, ground pork, oil, salt, sesame oil, shiitake, soy sauce, sugar
chinese: brown sugar, chinese five-spice powder, cold water, duck, fresh ginger, garlic cloves, onions, orange, salt, sauce, soy sauce, star anise, water
chinese: butter, chicken leg quarters, cucumber, garlic, ginger, long-grain rice, napa cabbage leaves, pepper, red chili peppers, rice vinegar, salt, sesame oil, soy sauce, sugar
chinese: boneless skinless chicken breasts, chicken broth, corn starch, garlic, green onions, ground ginger, large eggs, orange juice, orange zest, sesame seeds, soy sauce, sriracha, sugar, vegetable oil, white pepper, white vinegar
chinese: chicken breasts, crushed red pepper flakes, fresh ginger root, garlic, linguine, nonfat beef broth, onions, scallions, sesame oil, teriyaki sauce, vegetables, water chestnuts
chinese: chili oil, dry sherry, five-spice powder, green onions, peeled fresh ginger, sesame oil, soy sauce
chinese: black pepper, brown sugar, cooking spray, dijon mustard, fat free less sodium chicken broth, garlic cloves, ground ginger, low sodium soy sauce, peanut butter, pork tenderloin
chinese: broccoli florets, garlic, low sodium chicken broth, pepper, red bell pepper, salt, sesame oil, sesame seeds, vegetable oil
chinese: all-purpose flour, chili flakes, garlic, juice, large eggs, oil, rice vinegar, salt, scallions, soy sauce, sugar, water
chinese: beansprouts, dark soy sauce, egg noodles, oil, regular soy sauce, scallions
filipino: butter, chicken livers, cooking oil, eggs, garlic powder, green chilies, grilled chicken breasts, mayonaise, pepper, salt, soy sauce, yellow onion
filipino: chicken broth, chicken thighs, chinese five-spice powder, cooking oil, crushed garlic, ground black pepper, salt, soy sauce, star anise, sugar
filipino: balsamic vinegar, eggplant, garlic, olive oil, pepper, salt, thai chile
filipino: bay leaves, beef stock cubes, chuck roast, cooking oil, corn flour, garlic, ketchup, manzanilla olives, onions, pepper, potatoes, red bell pepper, salt, tomatoes, water, whole peppercorn
filipino: bay leaves, chicken, garlic cloves, ground pepper, onions, peppercorns, pork, salt, soy sauce, vinegar, water
filipino: brown sugar, canola oil, grated orange, ground black pepper, low sodium soy sauce, pineapple juice, salmon fillets, salt
filipino: bay leaves, carrots, chicken leg quarters, garlic, onions, peppercorns, pork, pork chops, salt
filipino: cooking oil, eggs, fish sauce, garlic, onions, tofu, tomatoes, water
filipino: cabbage, carrots, coconut aminos, cooking fat, cracked black pepper, fish sauce, garlic cloves, kosher salt, noodles, pork loin, sesame oil, yellow onion
filipino: annatto seeds, banana flower, bok choy, eggplant, garlic, ground peanut, onions, oxtails, peanut butter, pepper, rice, salt, shrimp paste, string beans, water
filipino: catfish fillets, coconut milk, cooking oil, garlic, onions, pepper, salt
filipino: bay leaves, black peppercorns, chicken, fresh ginger root, garlic, soy sauce, vinegar
filipino: garlic, ground black pepper, ground pork, large eggs, oil, onions, plain breadcrumbs, salt, soy sauce
filipino: black pepper, chicken drumsticks, corn starch, eggs, minced garlic, minced onion, oil, oyster sauce, salt, seasoning mix
filipino: chayotes, garlic, green onions, onions, potatoes, vegetable stock, white pepper
french: fennel bulb, grapefruit juice, lemon olive oil, salt, sugar, water
french: corn starch, large egg yolks, milk, sugar, vanilla
french: cream cheese, gingersnap, ground cinnamon, ground nutmeg, maple syrup, marshmallow creme, orange juice concentrate, pumpkin purée, toasted pecans
french: demi-glace, egg bread, foie gras, fuyu persimmons, madeira, salt, sherry vinegar, watercress, whipping cream, white bread
french: all-purpose flour, blue cheese, dry white wine, freshly ground pepper, large eggs, salt, unsalted butter, water
french: all-purpose flour, chopped onion, cooking spray, fat free milk, frozen broccoli, gruyere cheese, lasagna noodles, pepper, salt, vegetable oil, water
french: duck breast halves, garlic, orange, orange marmalade, yellow onion
french: corn starch, fresh lemon juice, grated lemon peel, large egg whites, large egg yolks, sugar, whole milk
french: cherry tomatoes, dijon mustard, fresh green bean, fresh spinach, freshly ground pepper, olive oil, purple onion, red pepper, red potato, ripe olives, tuna steaks, vegetable oil cooking spray, water, white wine vinegar
french: bourbon whiskey, butter, confectioners sugar, flour, fresh mint, large eggs, milk, salt, sugar, unsweetened chocolate, vanilla extract
french: all-purpose flour, baking potatoes, butter, butternut squash, chopped fresh thyme, cooking spray, garlic cloves, ground black pepper, ground red pepper, gruyere cheese, pancetta, parmigiano-reggiano cheese, reduced fat milk, salt, shallots, sweet potatoes
french: butter, garlic cloves
french: black pepper, cherry tomatoes, couscous, fresh rosemary, garlic cloves, halibut fillets, olive oil, pitted kalamata olives, salt, zucchini
french: artichoke hearts, cajun seasoning, cooked shrimp, green onions, large eggs, milk, parmesan cheese, shredded swiss cheese
french: all-purpose flour, large egg whites, lemon zest, sugar, unsalted butter, vanilla
greek: black olives, feta cheese crumbles, garbanzo beans, garlic, grape tomatoes, pepper, purple onion, romaine lettuce, seasoning
greek: caul fat, finely chopped fresh parsley, ground pork, onions, salt, vinegar
greek: boneless chop pork, dried oregano, lemon juice, minced garlic, olive oil, red wine vinegar
greek: all-purpose flour, butter, cayenne pepper, dried mint flakes, dried oregano, feta cheese crumbles, grated parmesan cheese, ground cinnamon, ground lamb, ground sumac, milk, onions, penne, red wine, tomato paste, water
greek: cucumber, feta cheese, olive oil, pears, pepper, purple onion, red wine vinegar, salt
greek: eggplant, feta cheese crumbles, flat leaf parsley, heavy cream, kosher salt, mint sprigs, pitas, red pepper flakes, sausage casings, tomato paste, tomatoes
greek: feta cheese, fresh lemon juice, garlic, ground black pepper, hothouse cucumber, lean ground beef, marjoram, nonfat plain greek yogurt, purple onion, roast red peppers drain, romaine lettuce, salt, sliced cucumber, sourdough rolls, vegetable oil cooking spray, zucchini
greek: black pepper, cucumber, dill, feta cheese, flour tortillas, fresh spinach, garlic, greek yogurt, lemon juice, olive oil, pepper, salt, scallions, sun-dried tomatoes
greek: baby spinach, bay leaves, cherry tomatoes, cucumber, extra-virgin olive oil, garlic cloves, greek yogurt, ground cinnamon, kalamata, leg of lamb, lemon, mint, olive oil, oregano, parsley, potatoes, purple onion, red wine vinegar, rosemary
greek: baguette, boiling water, cream cheese soften, feta cheese crumbles, fresh parsley, garlic cloves, ripe olives, tomatoes
greek: brown rice, egg whites, feta cheese crumbles, fresh dill, green cabbage, nonfat yogurt, onions, vegetable oil, wonton wrappers
greek: boneless skinless chicken breasts, dried oregano, english cucumber, flat leaf parsley, fresh lemon juice, grated lemon zest, greek yogurt, green bell pepper, ground black pepper, minced garlic, olive oil, onions, plum tomatoes, reduced-fat sour cream, salt, wheat
greek: dried oregano, garlic, minced onion, olive oil, onion powder, tomato paste, tomato sauce
greek: grated parmesan cheese, lemon juice, lemon zest, olive oil, olives, toasted walnuts
greek: bay leaf, carrots, celery ribs, chicken breast halves, cold water, farina, fresh parsley, grated parmesan cheese, large eggs, low salt chicken broth, onions
indian: salt, vegetable oil, water, wheat
indian: bay leaf, black pepper, boneless chicken skinless thigh, butter, cayenne pepper, chili powder, cornflour, double cream, garam masala, garlic paste, ground cumin, lemon juice, milk, natural yogurt, oil, onions, passata, salt, shallots, water
indian: garam masala, naan, onions, red chili peppers, red lentils, spinach, sweet potatoes, tomatoes, tumeric, vegetable stock
indian: cumin seed, curry powder, fresh cilantro, fresh ginger, salmon fillets, salt, sauce, serrano chile, shallots, vegetable oil
indian: coarse salt, fenugreek, potatoes, urad dal, vegetable oil, white rice
indian: chicken legs, chile pepper, chopped cilantro fresh, cumin seed, fresh ginger root, garam masala, garlic, ghee, ground turmeric, onions, tomato paste, tomatoes, vegetable oil, water
indian: burger buns, carrots, chickpea flour, chickpeas, chili powder, curry powder, fresh cilantro, garlic cloves, greens, ground cumin, ground flaxseed, lemon juice, olive oil, onions, panko breadcrumbs, pepper, salt, scallions, soy sauce, spinach, sriracha, tahini
indian: amchur, black mustard seeds, chopped cilantro, coriander, fenugreek leaves, fingerling potatoes, fresh ginger root, garlic, green chilies, ground cumin, lime wedges, olive oil, ramps, salt, scallions, sugar, tumeric
indian: black peppercorns, cardamom pods, cinnamon sticks, coriander seeds, cumin seed
indian: baby spinach leaves, chopped garlic, large shrimp, naan, salt, tomatoes, unsalted butter, water
indian: basmati rice, cauliflower, coconut milk, cumin, fresh cilantro, fresh ginger, garam masala, green chilies, ground coriander, olive oil, onions, potatoes, scallions, sea salt, water
indian: curry powder, flat leaf parsley, ground black pepper, minced garlic, olive oil, onions, pearl barley, raisins, salt, slivered almonds
indian: chicken wings, chopped cilantro fresh, chopped onion, curry powder, ground cumin, ground ginger, large garlic cloves, plain yogurt
indian: bay leaves, blanched almonds, boneless lamb, cardamom pods, cayenne pepper, cinnamon sticks, clove, fresh ginger, garlic cloves, heavy cream, olive oil, saffron threads, salt
indian: capsicum, cumin, curry leaves, garam masala, garlic paste, oil, paneer, potatoes, red chili powder, salt
irish: 1% low-fat milk, black pepper, cooking spray, leeks, low-fat sour cream, olive oil, salt, yukon gold potatoes
irish: all-purpose flour, baking powder, brewed tea, candied orange peel, dark brown sugar, dried currants, eggs, golden raisins, grated lemon zest, ground cinnamon, ground nutmeg, mace, margarine, raisins, rum extract, salt, vegetable oil cooking spray
irish: 2% reduced-fat milk, all-purpose flour, cooking spray, crumbled blue cheese, large egg whites, large eggs, salt, sugar, vegetable oil
irish: baby potatoes, chicken stock, crusty bread, fresh parsley, ground black pepper, olive oil, onions, salt, sausages, smoked streaky bacon
irish: butter, cake, cherries, dark muscovado sugar, dates, eggs, glace cherries, ground cinnamon, mixed spice, port, prunes, raisins, rum, self raising flour, sultana, vanilla extract
irish: beef broth, butter, buttermilk, celery, cheddar cheese, flour, ground beef, large egg yolks, onions, pepper, potatoes, salt, stout, tomato paste, veggies, worcestershire sauce
irish: large eggs, salt, turbinado, vanilla beans, water, whiskey
irish: all-purpose flour, baking powder, baking soda, buttermilk, caraway seeds, large eggs, raisins, salt, sugar, unsalted butter
irish: chives, flour, large eggs, milk, salt, vegetable oil
irish: all-purpose flour, canola oil, cayenne pepper, fine salt, panch phoron, russet potatoes, sauce, tumeric
irish: butter, ground pepper, lemon juice, olive oil, paprika, prepared horseradish, pumpernickel bread, salt, sour cream, tenderloin roast, watercress
irish: beef round, butter, cheddar cheese, chicken stock, cooked white rice, creamy peanut butter, crushed tomatoes, frozen peas, garlic, ground black pepper, jalapeno chilies, lamb, loin, meat, olive oil, sea salt, sweet pepper, tomato paste, yellow onion
irish: butter, green onions, russet potatoes, whipping cream
irish: croissants, hazelnuts
irish: all-purpose flour, baking soda, buttermilk, cake flour, salt
italian: almond extract, baking powder, dried cranberries, eggs, flour, olive oil, pistachio nuts, sugar, vanilla extract, white almond bark
italian: chopped tomatoes, extra-virgin olive oil, flat leaf parsley, fresh basil, garlic, kosher salt
italian: black olives, canola oil, dried oregano, garlic, mushrooms, olive oil, pepper, pimentos, provolone cheese, sausages, sharp cheddar cheese, sweet pepper, swiss cheese
italian: chipotle chile, extra-virgin olive oil, fine sea salt, flat leaf parsley, fresh lemon juice, garlic cloves, hot red pepper flakes, italian parsley leaves, trout fillet, walnuts
italian: all-purpose flour, bacon slices, butter, chopped fresh chives, cooking spray, fat free less sodium chicken broth, fat free milk, fresh parmesan cheese, gnocchi, ground black pepper, gruyere cheese, salt
italian: broiler-fryer chicken, italian seasoning, mayonaise, zesty italian dressing
italian: capers, crushed red pepper flakes, flat leaf parsley, garlic, lemon zest, linguine, marinara sauce, olive oil, olives
italian: all-purpose flour, butter, chicken broth, cooked chicken, grated parmesan cheese, ground black pepper, heavy cream, salt, sherry, sliced mushrooms, spaghetti
italian: boiling water, butter, fresh parmesan cheese, sea salt, yellow corn meal
italian: crushed garlic, diced tomatoes, dried basil, dried oregano, green onions, olive oil, onions, white sugar
italian: bread slices, garlic cloves, great northern beans, olive oil, pepper, sage leaves, salt, shrimp
italian: butter, giardiniera, hoagie rolls, italian seasoning, mozzarella cheese, pepperoni, salami
italian: basil, bay leaves, black pepper, crushed red pepper, dry white wine, finely chopped onion, flat leaf parsley, fresh basil, garlic cloves, linguine, mussels, olive oil, salt, tomatoes
italian: lemon, pesto, salmon fillets, white wine
italian: part-skim mozzarella cheese, pesto, pizza crust, plum tomatoes
jamaican: baking powder, butter, eggs, fresh ginger root, ground cinnamon, ground ginger, milk, plain flour, powdered sugar, salt, sugar, vanilla extract
jamaican: all-purpose flour, allspice, bay leaves, bread crumbs, cayenne pepper, cold water, curry, curry powder, extra-virgin olive oil, fresh thyme, garlic, ground beef, kosher salt, large eggs, low sodium beef broth, onion powder, pepper, unsalted butter, white vinegar, worcestershire sauce, yellow onion
jamaican: bread crumbs, butter, celery, chillies, cold water, cracked black pepper, curry powder, dried thyme, garlic, ginger, minced beef, oil, onions, paprika, plain flour, salt, stock, tomatoes, tumeric, water
jamaican: avocado, carrots, chipotles in adobo, chopped celery, cilantro leaves, coconut milk, dried thyme, garlic, ground black pepper, instant white rice, lime juice, lime wedges, lime zest, onions, red beans, salt, scallions, skinless chicken thighs, tomato sauce, water
jamaican: chicken stock, chopped onion, cooked chicken, diced tomatoes in juice, garlic, green bell pepper, ground black pepper, ground thyme, hot pepper sauce, long grain white rice, oil, salt
jamaican: guava paste, manchego cheese
jamaican: chicken, curry powder, garlic, hot pepper sauce, onions, potatoes, salt, vegetable oil
jamaican: boneless skinless chicken breast halves, brown sugar, dried thyme, garlic cloves, green onions, ground allspice, ground black pepper, ground ginger, ground nutmeg, lime, onions, pepper, salt, vegetable oil, water
jamaican: chopped onion, dried thyme, fresh lime juice, garlic, green onions, ground allspice, ground red pepper, ground turmeric, long-grain rice, no salt added chicken broth, no-salt-added black beans, pepper sauce, pork tenderloin, red bell pepper, salt, sliced carrots, vegetable oil cooking spray
jamaican: all-purpose flour, baking powder, baking soda, butter, canola oil, carrots, celery, chicken legs, cilantro leaves, cornmeal, dumplings, garlic, ginger, ginger beer, green onions, ground cinnamon, jerk seasoning, kaffir lime leaves, lime, milk, red bell pepper, salt, sugar, vegetable oil
jamaican: beef fat, callaloo, chicken stock, chile pepper, crabmeat, dried thyme, ground black pepper, okra, onions, shallots, spinach
jamaican: baking powder, baking soda, brown sugar, butter, cinnamon, cold water, corn starch, eggs, flavoring, flour, grape jelly, margarine, mincemeat, nutmeg, orange juice, orange rind, rum, salt, sugar, walnuts
jamaican: blueberries, coconut rum, ice, juice, lime, lime juice
jamaican: bananas, bread, brown sugar, butter, eggs, grated nutmeg, ground cinnamon, maple syrup, milk, orange, powdered sugar, rum, sugar, vanilla, whipped cream
jamaican: allspice, black pepper, carrots, curry powder, fresh thyme, garlic, meat, onions, potatoes, salt, scallions, scotch bonnet chile, vinegar, water
japanese: corn oil, glass noodles, green onions, low sodium soy sauce, mirin, napa cabbage, sake, shiitake, sirloin, sugar, water, yellow onion
japanese: all-purpose flour, baking powder, chopped walnuts, eggs, matcha green tea powder, melted butter, milk, salt, white sugar
japanese: fresh asparagus, green onions, shiitake, soy sauce, top round steak, vegetable oil
japanese: cayenne pepper, club soda, garlic powder, prawns, rice flour, salt, seasoning salt, vegetable oil
japanese: brown rice, edamame, ginger, green tea, hard-boiled egg, nori, sea salt, toasted sesame seeds
japanese: black cod fillets, firmly packed light brown sugar, mirin, sake, sesame seeds, sugar, white miso
japanese: beef, bok choy, dashi, eggs, firm tofu, mirin, mushrooms, sake, scallions, shirataki, short-grain rice, soy sauce, sugar, yellow onion
japanese: cold water, dried kelp, katsuo bushi
japanese: coriander powder, ground turmeric, okra, olive oil, red chili powder, salt
japanese: fresh ginger, ginger juice, green onions, shiitake, tamari soy sauce, water, white miso
japanese: boneless chicken thighs, garlic cloves, green onions, mirin, soy sauce, sugar
japanese: agave nectar, japanese eggplants, mellow white miso, mirin, sake, sesame oil, sliced green onions, toasted sesame seeds
japanese: black peppercorns, corn starch, extra firm tofu, garlic, ginger, honey, mirin, sesame oil, sesame seeds, soy sauce, spinach leaves, udon
japanese: all-purpose flour, cold water, dashi, eggs, konbu dashi, octopuses, salt, shredded cheese, sliced green onions, soy sauce
japanese: corn starch, fresh ginger root, garlic, hot pepper, ketchup, rice vinegar, sugar, water
korean: beansprouts, carrots, garlic, gochujang base, jasmine rice, rice vinegar, scallions, sesame oil, sesame seeds, shiitake, soy sauce, sugar, taiwanese bok choy, top round steak
korean: barley, water
korean: cabbage, chile paste, cooking spray, corn tortillas, dark sesame oil, flank steak, fresh lime juice, garlic cloves, lower sodium soy sauce, salt, sliced green onions, sugar
korean: baby bok choy, black bean sauce, corn starch, kosher salt, noodles, onions, pork, red potato, sugar, water
korean: bean threads, beef tenderloin, enokitake, firm tofu, fresh shiitake mushrooms, japanese greens, large eggs, mirin, napa cabbage, scallions, soy sauce, suet, sugar, water
korean: green onions, hot pepper sauce, sesame oil, short rib, soy sauce, sugar, white sesame seeds
korean: beef rib short, carrots, cucumber, garlic, ginger, gochujang base, green chilies, green onions, ground black pepper, honey, leaves, lettuce, pears, sesame oil, sesame seeds, soy sauce, soybean paste, water
korean: brown sugar, garlic cloves, gochujang base, pork loin, sake, soy sauce, toasted sesame oil
korean: beef rib short, brown sugar, garlic, green onions, honey, onions, pears, sesame oil, sesame seeds, soy sauce
korean: baby bok choy, cook egg hard, cooked chicken breasts, corn kernels, hot pepper, miso paste, ramen noodles, red bell pepper, scallions, sesame oil, sesame seeds, shiitake, water
korean: beef stock, chopped garlic, enokitake, firm tofu, gochujang base, green onions, jalapeno chilies, onions, potatoes, soybean paste, sticky rice, zucchini
korean: avocado, chile paste with garlic, cilantro sprigs, dark sesame oil, dry roasted peanuts, english cucumber, lettuce leaves, peeled fresh ginger, reduced fat firm tofu, rice vinegar, sugar, white miso
korean: apple cider vinegar, carrots, coriander seeds, garlic, salt, sesame seeds, soy sauce, sugar, vegetables
korean: chili paste, ketchup, minced garlic, rice cakes, roasted peanuts, soy sauce, syrup
korean: anchovies, beef brisket, black peppercorns, chili, eggs, garlic, green onions, kelp, mushrooms, onions, pepper, rice cakes, rice wine, salt, seaweed, sesame oil, soy sauce, water
mexican: cheddar cheese, chopped cilantro fresh, corn tortillas, fresh pineapple, ground black pepper, iceberg lettuce, jalapeno chilies, lime, olive oil, poblano peppers, pork, purple onion, salt
mexican: avocado, black pepper, chili powder, crushed red pepper flakes, flank steak, fresh cilantro, garlic, ground black pepper, ground cinnamon, ground coriander, ground cumin, kosher salt, lime juice, olive oil, onions, plum tomatoes, salt
mexican: chopped cilantro, jalapeno chilies, kosher salt, lime, purple onion, roma tomatoes
mexican: breakfast sausages, cheese, flour tortillas, large eggs
mexican: chili powder, crushed red pepper flakes, dried oregano, garlic powder, ground black pepper, ground cumin, onion powder, paprika, sea salt
mexican: canned black beans, canola oil, cooked chicken, corn tortillas, enchilada sauce, garlic cloves, green pepper, picante sauce, shredded cheddar cheese, shredded lettuce, sliced green onions, sour cream
mexican: avocado, black pepper, chicken breast halves, chopped cilantro fresh, chopped onion, jalapeno chilies, lettuce leaves, salt, tomatoes, vegetable oil, white vinegar
mexican: avocado, chopped cilantro fresh, finely chopped onion, green chilies, jalapeno chilies, plum tomatoes
mexican: corn starch, golden brown sugar, ground cinnamon, heavy whipping cream, instant espresso powder, kahlúa, whole milk
mexican: avocado, bay leaf, boneless chicken skinless thigh, canola oil, chopped cilantro, epazote, fresh cilantro, garlic, hominy, lime, lime juice, oregano, pepitas, radishes, salt, tomatillos, white onion
mexican: chocolate bars, cinnamon graham crackers, marshmallows
mexican: black beans, chopped cilantro fresh, diced tomatoes, frozen corn, garlic, jalapeno chilies, kosher salt, lime, olive oil, quinoa, vegetable broth
mexican: cinnamon sticks, ground allspice, ground cloves, ground nutmeg, hibiscus, piloncillo, water, white sugar
mexican: chunky salsa, condensed cream of chicken soup, condensed cream of mushroom soup, corn tortillas, lean ground beef, mexican cheese blend, taco seasoning mix, water
mexican: all-purpose flour, anaheim chile, bittersweet chocolate, boneless skinless chicken breast halves, chicken broth, chopped cilantro fresh, chopped garlic, cream cheese, diced onions, dried oregano, ground cinnamon, ground cumin, hot chili powder, shredded monterey jack cheese, taco seasoning mix, vegetable oil, water
moroccan: ground black pepper, ground cardamom, ground cinnamon, ground cloves, ground coriander, ground cumin, ground ginger, whole nutmegs
moroccan: chicken stock, chickpeas, flour, fresh cilantro, fresh ginger, fresh parsley, lemon, olive oil, pepper, saffron, salt, shallots, tomato paste, tomatoes, tumeric, warm water
moroccan: cayenne, chopped cilantro fresh, couscous, diced tomatoes, fat, fat skimmed chicken broth, garlic, ground cardamom, ground pepper, ground turmeric, harissa, onions, paprika, pitted kalamata olives, preserved lemon, salt, tomato paste
moroccan: all-purpose flour, diced tomatoes, dried mint flakes, feta cheese, grated parmesan cheese, ground cinnamon, ground cumin, ground lamb, large eggs, large garlic cloves, olive oil, penne rigate, purple onion, ras el hanout, tomato paste, unsalted butter, whole milk
moroccan: baking potatoes, bay leaves, brown lentils, carrots, chopped celery, fat free less sodium chicken broth, ground black pepper, kosher salt, olive oil, parsnips, shallots, sherry vinegar
moroccan: cayenne, chopped cilantro fresh, chopped fresh mint, fresh lemon juice, golden raisins, grated orange peel, ground cinnamon, ground cumin, olive oil, pitted kalamata olives, purple onion, red bell pepper, sea bass fillets
moroccan: bread crumbs, cayenne pepper, cinnamon, cumin seed, dried oregano, eggs, fennel seeds, fresh coriander, garlic, green olives, ground beef, onions, paprika, pepper, saffron threads, salt, tomatoes, vegetable oil
moroccan: bay leaf, carrots, chicken, cumin seed, fresh ginger, frozen peas, garlic cloves, ground cinnamon, ground coriander, ground cumin, lemon, onions, pepper, potatoes, salt, sliced almonds, sultana, sunflower oil
moroccan: butternut squash, chickpeas, chopped tomatoes, coconut cream, eggplant, fresh coriander, garlic cloves, gingerroot, olive oil, purple onion, red chili peppers, red pepper
moroccan: black pepper, boiling water, cayenne pepper, chicken stock, couscous, curry powder, dried apricot, fillets, ground cinnamon, ground cumin, ground ginger, lemon juice, onions, plain flour, raisins, tomato purée
moroccan: all-purpose flour, blanched almonds, chicken broth, cilantro sprigs, cinnamon, dry bread crumbs, fresh lemon juice, fresh mint, garlic cloves, gingerroot, golden raisins, granulated sugar, ground turkey, large egg whites, onions, phyllo, ras el hanout, saffron threads, vegetable oil
moroccan: cayenne pepper, ground coriander, ground cumin, ground ginger, paprika, salt, tumeric
moroccan: harissa paste, olives, preserved lemon
moroccan: chile paste with garlic, chopped onion, corn starch, couscous, dried fig, fresh parsley, garam masala, ground black pepper, ground cumin, leg of lamb, less sodium beef broth, olive oil, parsnips, ruby port, salt, water
moroccan: artichoke hearts, black olives, boiling water, brown sugar, chili flakes, cinnamon, clove, couscous, diced tomatoes, dried apricot, garlic, ginger, green beans, lemon, nutmeg, olive oil, onions, prunes, red pepper, saffron, slivered almonds, soy, sweet potatoes, thyme, vegetable broth
russian: allspice, bay leaf, beef broth, beef stew meat, beets, black pepper, canola oil, carrots, celery, coarse kosher salt, fresh dill, garlic cloves, onions, red wine vinegar, savoy cabbage, sour cream, starchy potatoes, tomato paste
russian: beef, carrots, celery ribs, eggs, flour, ground beef, lard, onions, pepper, potatoes, salt, turnips, water
russian: all-purpose flour, dried porcini mushrooms, egg yolks, hot water, milk, oil, onions, pepper, potatoes, salt, vegetable oil, water
russian: beef broth, beets, boiling potatoes, cabbage, cuminseed, fresh dill, garlic cloves, onions, red wine vinegar, sour cream, vegetable oil
russian: all-purpose flour, beef stock, beef tenderloin, chopped tomatoes, dry white wine, fresh dill, green bell pepper, mushrooms, onions, paprika, sour cream, tomato paste, unsalted butter
russian: butter, cooked chicken, dill, egg yolks, garlic cloves, lemon, long-grain rice, milk, mushrooms, onions, oyster mushrooms, plain flour, puff pastry, sour cream
russian: beets, black beans, carrots, fresh dill, garbanzo beans, green onions, green peas, mushrooms, pickles, potatoes, purple onion, vegetable oil, whole kernel corn drain
russian: butter, cabbage, carrots, ground pork, ground turkey, large eggs, mushroom marinara, olive oil, salt, sour cream, vinegar, white rice
russian: all-purpose flour, baking powder, fresh lemon juice, grated lemon peel, large egg whites, large egg yolks, large eggs, poppy seed filling, powdered sugar, salt, sour cream, unsalted butter, vanilla extract
russian: black pepper, bread, capsicum, chili powder, corn flour, eggs, garlic paste, ketchup, oil, onions, salt, sugar, tomato purée, vinegar, water
russian: brandy, farmer cheese, golden raisins, heavy cream, large egg yolks, salt, sour cream, sugar, unsalted butter, vanilla
russian: chopped fresh chives, cornichons, finely chopped onion, flat leaf parsley, mayonaise
russian: all-purpose flour, brandy, dried apricot, heavy whipping cream, honey, large eggs, powdered sugar, salt, semisweet chocolate, sugar, unsalted butter, vegetable oil, water, whole milk
russian: cottage cheese, eggs, flour, grated lemon zest, ground poppy seed, honey, milk, oil, poppy seeds, raisins, rum, salt, sugar, superfine sugar
russian: baking potatoes, beets, carrots, celery ribs, fresh dill, freshly ground pepper, prepared horseradish, sour cream, tomato sauce, vegetable stock, yellow onion
southern_us: eggs, green tomatoes, ground black pepper, ground pepper, milk, plain flour, salt, thyme, tomatoes, vegetable oil, yellow corn meal
southern_us: baking potatoes, eggs, low-fat mayonnaise, pepper, salt, spicy brown mustard
southern_us: black-eyed peas, cayenne pepper, chili powder, cream cheese, garlic cloves, green onions, shredded cheddar cheese, tortilla chips
southern_us: apple cider, bay leaves, cayenne pepper, chicken stock, chile powder, collard greens, extra-virgin olive oil, freshly ground pepper, ham hock, large garlic cloves, light brown sugar, onions, rib, salt
southern_us: all-purpose flour, bacon drippings, baking powder, buttermilk, onions, sugar, vegetable oil, white cornmeal
southern_us: butter, crab boil, crawfish, cream cheese, garlic, old bay seasoning, salt
southern_us: ground black pepper, lemon juice, mayonaise, salt, white sugar, white vinegar
southern_us: chicken broth, extra sharp cheddar cheese, ground black pepper, ground red pepper, hot sauce, large eggs, monterey jack, quickcooking grits, whipping cream, worcestershire sauce
southern_us: all-purpose flour, baking soda, buttermilk, corn oil, honey, large eggs, salt, sugar, unsalted butter, yellow corn meal
southern_us: bacon, black pepper, brown sugar, green beans, salt, white sugar, white vinegar
southern_us: butter, confectioners sugar, eggs, food colouring, milk, self rising flour, softened butter, sugar, vanilla
southern_us: all-purpose flour, buttermilk, cayenne pepper, coarse salt, ground black pepper, milk, sirloin tip roast, steak, vegetable oil
southern_us: all-purpose flour, baking powder, granulated sugar, milk, salt, vegetable shortening
southern_us: all-purpose flour, buttermilk, catfish fillets, dried thyme, garlic powder, ground black pepper, ground red pepper, large eggs, peanut oil, salt, yellow corn meal
southern_us: all-purpose flour, butter, chopped celery, chopped green bell pepper, cod, dry bread crumbs, grated parmesan cheese, ground black pepper, milk, minced onion, mustard powder, old bay seasoning, potatoes, red bell pepper, salt, water
spanish: bay leaf, chopped cilantro, chorizo sausage, flat leaf parsley, garlic, jalapeno chilies, medium shrimp, olive oil, pepper, salt, sea salt, skirt steak, white vinegar
spanish: butter, dijon mustard, large eggs, manchego cheese, membrillo, serrano ham, sourdough
spanish: bacon, cooked ham, eggs, olive oil, onions, potatoes, red bell pepper, seasoning
spanish: grape juice, orange, white zinfandel
spanish: anchovies, dried oregano, extra-virgin olive oil, flat leaf parsley, garlic cloves, hot red pepper flakes, lemon wedge, sea salt, white wine vinegar
spanish: chicken, dry white wine, garlic, olive oil, olives, onions, parsley, tomatoes
spanish: arborio rice, boneless chicken skinless thigh, capers, chopped cilantro fresh, chopped onion, chorizo sausage, fat free less sodium chicken broth, garlic cloves, green peas, ground black pepper, large shrimp, mussels, olive oil, roasted red peppers, saffron threads, salt, tomatoes, water, white wine
spanish: garlic cloves, olive oil, pimentos, purple onion, red wine vinegar
spanish: baking potatoes, baking powder, black pepper, chili powder, coriander, ground cumin, large eggs, olive oil, plain flour, purple onion, red bell pepper, salt, zucchini
spanish: baking soda, cooking spray, corn syrup, ground cardamom, kosher salt, saffron threads, sugar, sunflower seeds, unsalted butter, unsalted pistachios, water
spanish: bottom round roast, cooking spray, corn starch, dried thyme, dry sherry, fat free less sodium beef broth, fennel seeds, fresh parsley, garlic cloves, green peas, ground black pepper, hot pepper sauce, roasted red peppers, saffron threads, salt, sherry vinegar, smoked paprika, water, yellow onion
spanish: almonds, bread, chili pepper, extra-virgin olive oil, garlic, hazelnuts, mint, parsley, salt, spanish paprika, tomatoes, vinegar
spanish: coarse salt, dried oregano, garlic powder, ground black pepper, lemon wedge, potatoes, rack of lamb
spanish: canola oil, celery, cornichons, crab meat, extra-virgin olive oil, fresh parsley, green olives, ground black pepper, kosher salt, large shrimp, lemon, pepper, purple onion, squid, white wine vinegar
spanish: blanched almonds, cherry tomatoes, extra-virgin olive oil, fresh lime juice, garlic cloves, ground black pepper, kosher salt, poblano chiles, purple onion, red bell pepper, roasted red peppers, salmon fillets, sea scallops, sherry vinegar, water
thai: asian fish sauce, hot chili, lime juice, sugar
thai: beansprouts, chopped cilantro fresh, chopped fresh mint, creamy peanut butter, hoisin sauce, medium shrimp, pork loin, rice, rice noodles, roasted peanuts, thai basil, water
thai: beansprouts, chile powder, chinese chives, eggs, firm tofu, fish sauce, garlic cloves, green papaya, ground black pepper, lime wedges, palm sugar, roasted peanuts, shallots, sliced chicken, tamarind paste, turnips, vegetable oil
thai: black pepper, chicken thighs, cooking oil, fish sauce, garlic, sugar
thai: boiling water, dry sherry, fresh ginger, golden brown sugar, large garlic cloves, lemongrass, peanut sauce, rice, sesame oil, spareribs, tamari soy sauce, unsweetened coconut milk
thai: coconut milk, eggplant, extra firm tofu, fresh basil, onions, red bell pepper, red curry paste, vegetable oil
thai: asian eggplants, basil leaves, brown sugar, cherry tomatoes, chicken stock, coconut milk, cooking oil, fresh coriander, fresh ginger, fresh pineapple, garlic cloves, green chilies, lime leaves, mint leaves, red curry paste, roast, sauce
thai: boston lettuce, chilegarlic sauce, chopped cilantro fresh, fish sauce, ginger root, ground turkey, iceberg lettuce, minced garlic, peanut oil, peanuts, purple onion, soy sauce
thai: angel hair, black pepper, chili powder, corn starch, green onions, juice, nonfat greek yogurt, paprika, red pepper flakes, salt, sesame oil, shrimp, sriracha, sweet chili sauce
thai: cherry tomatoes, chiles, cooking oil, fish sauce, fresh cilantro, lime juice, mint leaves, shallots, spinach leaves, sugar, top sirloin
thai: cilantro leaves, coconut milk, garlic, ginger, ground black pepper, kosher salt, lime, medium shrimp, onions, red bell pepper, red curry paste, rice, unsalted butter, vegetable stock
thai: boy choy, cured pork, lard, minced ginger, oil, rice, water
thai: boneless chicken thighs, brown sugar, chili powder, chunky peanut butter, coriander powder, curry powder, galangal, garlic, ground cumin, ground turmeric, lime, milk, onions, red chili peppers, salt, sesame oil, shallots, soy sauce, sweet paprika, vegetable oil, water
thai: chopped cilantro, fish sauce, garlic, ground pork, ground white pepper, jam, mint, oil, palm sugar, pork, rice noodles, thai basil, thai chile, water
thai: canola oil, chinese wheat noodles, chopped fresh mint, corn starch, eggplant, fish sauce, fresh ginger root, garlic, onions, red bell pepper, red wine vinegar, salt, sherry, unsalted dry roast peanuts, water, white sugar
vietnamese: broccolini, chicken breasts, chicken broth, cooked rice, corn starch, fresh lime juice, garlic chili sauce, red bell pepper, salt, sliced green onions, soy sauce, vegetable oil, yellow squash
vietnamese: espresso, ice, sweetened condensed milk
vietnamese: ground black pepper, ground turmeric, herbs, kosher salt, lettuce leaves, mung bean sprouts, nuoc cham, rice flour, scallions, shrimp, vegetable oil
vietnamese: celery ribs, cilantro, english cucumber, lime, purple onion, radishes, sirloin steak, soy sauce, sprouts, sweet chili sauce, vegetable oil, vietnamese fish sauce
vietnamese: dark soy sauce, garlic, ginger, light beer, meat, shaoxing wine, star anise, sugar, vegetable oil
vietnamese: carrots, cucumber, garlic cloves, green onions, ground chicken, hoisin sauce, jalapeno chilies, lemongrass, lettuce, lime juice, minced ginger, peanut butter, salt, salted roast peanuts, sugar, vegetable oil, vietnamese fish sauce, water chestnuts
vietnamese: chicken stock, dumplings, green onions, light soy sauce, pak choi, rice vinegar, sesame oil, white pepper
vietnamese: fish sauce, garlic cloves, ground black pepper, hoisin sauce, honey, oyster sauce, pork, salt, scallions
vietnamese: bawang goreng, celery, cilantro leaves, fish sauce, leaves, lime juice, medium shrimp, oil, peanuts, salt, shrimp chips, sliced shallots, sugar, water
vietnamese: fresh basil, fresh cilantro, fresh mint, garlic, green onions, ground black pepper, lemon grass, romaine lettuce, sesame seeds, sirloin tip, soy sauce, white sugar
vietnamese: bok choy, daikon, dried red chile peppers, tamarind paste, tilapia fillets, tomatoes, water
vietnamese: candied ginger, lime juice, lychees
vietnamese: baby bok choy, beef rib short, dried thai chili, ground black pepper, minced garlic, minced ginger, noodles, reduced sodium beef broth, salt, soy sauce, star anise, vegetable oil
vietnamese: daikon, kosher salt, rice vinegar, sugar, water
vietnamese: asian fish sauce, carrots, fresh lime juice, garlic cloves, green onions, sugar, thai chile, warm water, white vinegar
polish: bay leaves, black peppercorns, cabbage, dried mushrooms, juniper berries, onion, polish sausage, pork shoulder, red wine, salt, sauerkraut, sugar, tomato paste
polish: egg, farmer's cheese, flour, oil, onion, pepper, potatoes, salt, water
polish: bay leaves, black peppercorns, eggs, garlic, marjoram, potatoes, salt, white sausage
polish: bread crumbs, eggs, flour, lard, pepper, pork chops, salt
polish: bay leaves, carrot, dried peas, lard, onion, pepper, salt, sauerkraut
polish: cabbage leaves, ground meat, onion, pepper, rice, salt, sour cream, tomato paste
polish: buckwheat, butter, mushrooms, onion, pepper, salt, sour cream
polish: apples, baking powder, butter, cinnamon, eggs, flour, sugar
egyptian: cumin, fava beans, garlic, lemon juice, olive oil, parsley, salt
lebanese: cherry tomatoes, cucumber slices, fresh mint, labneh, olive oil, za'atar
lebanese: cucumbers, fresh mint, garlic, lemon juice, olive oil, pita breads, radishes, romaine lettuce, sumac, tomatoes
lebanese: allspice, cinnamon, fine bulgur, lean ground beef, oil, onion, pepper, pine nuts, salt
lebanese: garlic, large eggplants, lemon juice, olive oil, pomegranate seeds, salt, tahini
lebanese: flour, fresh spinach, lemon juice, olive oil, onion, salt, sumac, yeast
lebanese: coriander, garlic, lamb cubes, lemon, okra, tomato paste
lebanese: brown lentils, cumin, olive oil, onions, rice
lebanese: almonds, baking powder, butter, coconut, semolina, sugar, yogurt
lebanese: cornstarch, milk, pistachios, rose water, sugar
breakfast: cinnamon, honey, medjool dates, milk, rolled oats, salt, walnuts
nigerian: crayfish, goat, ground egusi, palm oil, pepper, salt, seasoning cubes, spinach
nigerian: fresh tomatoes, onions, palm oil, red chilli peppers, salt, shrimps, smoked stock fish, spinach
nigerian: bay leaves, chicken, fresh tomatoes, garlic, ginger, green peas, long grain rice, maggi cubes, onions, plantain, red chilli peppers, thyme, tomato purée, vegetable oil, water
nigerian: crayfish, fresh peppers, okra, onion, palm oil, salt, shrimps, smoked stock fish
nigerian: beef slices, groundnut oil, suya spice
nigerian: flour, nutmeg, oil, sugar, warm water, yeast
nigerian: crayfish, fresh catfish, pepper, pounded yam, salt, seasoning cubes
ghanaian: cowpeas, egg, groundnut oil, onion, pepper, salt, water
ghanaian: ground rice, onions, over-ripe plantains, palm oil, pepper, salt, water
ghanaian: cooked yam, cooking oil, eggs, peppers, salt, spring onions
ghanaian: palm oil, salt, salted beef, sweet potatoes, water
lebanese: cilantro, cumin, lemon juice, red lentils, red onion, swiss chard, water, yukon gold potatoes, zucchini
lebanese: cracked wheat, cucumber, fresh mint, fresh parsley, garlic, green onions, lemon juice, olive oil, pepper, salt, tomatoes, very hot water
turkish: carrot, cumin, dried mint, olive oil, onion, paprika, red lentils, red pepper flakes, thyme, tomato paste, vegetable broth, water
turkish: butter, egg yolk, flour, rice, yogurt
turkish: basmati rice, chicken breasts, chicken broth, garlic salt, greek yogurt, lemon, onion, parsley, sliced almonds, sugar, sweet potato
tunisian: black pepper, caraway, cheese, chicken breasts, cinnamon, coriander, cumin, eggs, olive oil, onion, paprika, parsley, potato, salt, thyme, turmeric, water
egyptian: bell peppers, elbow macaroni, lentils, lime juice, oil, onion, rice, tomatoes
ukrainian: bay leaves, carrots, celery ribs, chicken broth, extra virgin olive oil, fresh dill, garlic, ketchup, onion, potatoes, red beetroots, red bell pepper, sour cream, water, white cannellini beans
swiss: apple sauce, bacon cubes, gruyère, macaroni, milk, onions, potatoes
swiss: beef, chopped parsley, cream, flour, mushrooms, onion, white wine
austrian: bread crumbs, butter, eggs, flour, lemon, veal cutlets
austrian: chopped parsley, cumin, eggs, garlic, marjoram, porkchops, potatoes, red onions, smoked bacon
austrian: apples, apricot jam, breadcrumbs, butter, ground cinnamon, powdered sugar, puff pastry
german: baking powder, eggs, flour, quark, sugar, sunflower oil, vanilla sugar
dutch: bouillon cube, carrots, celeriac, celery ribs, leek, onion, pepper, pork belly, pork chop, potato, salt, smoked sausage, split peas, water
belgian: bay leaves, bread, brown beer, butter, chuck roast, clove, mustard, onions, thyme, vinegar
belgian: bacon, butter, carrots, ground nutmeg, heavy cream, potatoes
swedish: cream, dijon mustard, falukorv, milk, olive oil, soy sauce, tomato purée, yellow onion
hungarian: bay leaves, beef, caraway, carrot, curcuma, garlic, onion, oregano, paprika, parsley, potatoes, tomato paste, water
danish: butter, cinnamon, porridge rice, salt, sugar, water, whole milk
peruvian: bell pepper, chicken, eggs, rice, salt, soy sauce, welsh onion
spanish: cinnamon, dried bread, eggs, grated lemon rind, milk, olive oil, sugar
german in french: carottes, clous de girofle, eau, feuilles de laurier, oignons, poivre, rôti de bœuf, sel, sucre, vinaigre de cidre
belgian in french: beurre, frites, gousses d'ail, moules fraîches, oignons, persil, vin blanc
hungarian in french: ail, bouillon de bœuf, bœuf, carottes, carvi, huile, laurier, oignons, paprika, poivrons, pommes de terre, tomates
maltese in french: clous de girofle, gousses d'ail, huile d'olive, lapin, laurier, oignons, pois, poivre, sel, tomates concassées, vin rouge
albanian in french: agneau, aneth, beurre, menthe, poivre, riz, sel, yaourt, œufs
macedonian in french: haricots blancs, huile, menthe, oignons, paprika, poivre, poivrons, sel, tomates
`;

/** The lists, each with the names as they were typed. */
export const RECIPE_LISTS: readonly (readonly string[])[] = ROWS.trim()
  .split('\n')
  .map((row) => row.replace(/^[a-z_ ]+: /, '').split(', '));
