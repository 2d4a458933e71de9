/** Things cut small and fried hot: over rice, tossed with noodles, or by themselves. */
export const STIR_FRY = `
name      stir-fry
taste     savoury
needs     vegetable noodle allium&!spring_onion cooked&rice main egg
needs     sauce noodle ginger spring_onion tofu poultry meat shellfish rice gochujang miso bok_choy bean_sprouts mangetout peanut_butter
takes     main 2, vegetable 4, aromatic 4, starch 1, sauce 4, herb 2, nut 1, acid 1, spice 2, sweet 1, thickener 1, egg 1, nutbutter 1, topping 1, fat 1, salt 1
refuses   slowmeat wholebird sausage mollusc legume pulse drybean pasta grain cannedfish butter frycheese risotto_rice tomato woodherb olives capers gherkins anchovies sun-dried_tomatoes ketchup mustard worcestershire_sauce barbecue_sauce pumpkin beetroot turnip parsnip steak pork_chop lamb_chop tahini mint dill parsley chives tarragon harissa saffron sumac curry_paste sauerkraut artichoke_hearts liver plant_mince duck_breast shallot tamarind vinegar crab lamb curry_powder garam_masala cumin taco_seasoning cajun_seasoning chipotle_paste veal lard fennel chard collard_greens
way       fry 10
serves    2
eats      main 130, vegetable 90, leaf 70, egg 1, allium 55, garlic 1, ginger 5, salt 0.125, fat 0.75, nutbutter 1, sweet 0.25, chilli 0.25, thickener 0.5, seed 0.5, spring_onion 1, herb 5, podveg 60, mince 120, starch 75
cuts      fish=patcut, poultry=strips, softveg=pieces, mushrooms=slice, pepper=deseed, pork=strips, beef=strips
staples   vegetable_oil soy_sauce water
water     soak 1, noodle 700
cuisines  cn jp th kr
appeal    2.5
loves     soy_sauce 2, noodle 2, tofu 1.5, ginger 0.5, bok_choy 1, mangetout 1, hoisin_sauce 1, oyster_sauce 1, rice&cooked 2, potato -2
title ?rice&cooked {2 main vegetable egg aromatic} fried rice
title ?noodle {2 main vegetable egg aromatic nutbutter} noodles
title ?rice ?egg !main,vegetable,aromatic Eggs over rice[ with {1 topping}]
title ?rice {2 main vegetable egg aromatic} stir-fry with rice
title     {2 main vegetable egg aromatic} stir-fry
title ?noodle Fried noodles
title ?rice Fried rice
boil      starch&!cooked
+prep     aromatic vegetable herb nut acid topping main
+do 1 ?sauce,miso,gochujang Mix {sauce spice acid sweet thickener nutbutter salt} in a cup with 2 tablespoons of water.
+do 2     Heat half of {fat} in a wok or wide pan over high heat until it shimmers. {fry: main} Tip onto a clean plate.
+do 2     [?main Heat the rest of the oil in the pan over high heat.|Heat {fat} in a wok or wide pan over high heat.] {fry: aromatic vegetable}
do 3 !main,vegetable,aromatic Heat {fat} in a wok or wide pan over medium heat, crack in {egg} and scramble for 2 minutes, until set. {safe: egg}
+do 2 ?main,vegetable,aromatic Push everything aside, crack in {egg} and scramble for 2 minutes, until set. {safe: egg}
+do 3     [!main,aromatic,vegetable,egg Heat {fat} in a wok or wide pan over high heat.] Add {starch&cooked} and fry for 3 minutes, pressing and turning, until steaming hot.
do 2 ?sauce,miso,gochujang [Return {main} to the pan, pour in the sauce and toss for 2 minutes, until glossy.|Pour in the sauce and toss for 2 minutes, until glossy.] [Toss in {noodle}.]
do 2 !sauce,miso,gochujang [Return {main} to the pan with {noodle}|Return {main} to the pan|Add {noodle}|Toss everything][, season with {spice acid sweet nutbutter salt}] and toss for 2 minutes, until hot through.
do 1      [Spoon over {rice&!cooked}.|Serve at once.] [Scatter over {herb nut topping}.]
tip       Have everything cut and within reach before the pan is hot: after that it goes fast.
tip       Cook in two rounds if the pan is small: a full pan steams instead of frying.
variation Wrap it in crisp lettuce leaves and eat it by hand.
variation !nutbutter Stir a spoonful of peanut butter into the sauce for a nutty one.
`;
