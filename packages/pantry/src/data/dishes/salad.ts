/** Crisp things with something to fill you up, and a dressing made of what is there. */
export const SALAD = `
name      salad
taste     savoury
needs     salad tomato legume cannedfish crab softcheese frycheese avocado spinach cabbage carrot courgette fennel potato sweetcorn beetroot couscous bulgur quinoa green_beans pepper pearl_barley
takes     salad 4, vegetable 4, main 2, egg 1, starch 1, tuber 1, cured 1, cheese 1, fruit 1, nut 1, driedfruit 1, herb 3, aromatic 2, topping 2, acid 1, fat 1, salt 1, sauce 1, spread 1, nutbutter 1, sweet 1, yogurt 1, spice 1, snack 1, bread 1
refuses   peanut_butter almond_butter mince slowmeat mollusc sausage pulse drybean wholebird rice noodle sugar sourfruit polenta risotto_rice plantain yam aubergine okra collard_greens ginger lemongrass leek paste banana woodherb fish_sauce oyster_sauce hoisin_sauce hummus barbecue_sauce ketchup teriyaki_sauce worcestershire_sauce gnocchi lasagne_sheets filled_pasta liver kale pumpkin paneer tofu breadcrumbs butter lard baked_beans cranberries elderberries margarine ghee bacon&cooked duck_breast bean_sprouts bamboo_shoots turnip parsnip
way       none
serves    2
eats      vegetable 60, leaf 40, main 90, legume 120, starch 55, salt 0.125, fat 1, acid 0.25, spring_onion 1, herb 5, fruit 60, allium 20, garlic 0.25, bread 1, tuber 200, cheese 35, cured 25, cannedfish 70, frycheese 80, sauce 0.25, yogurt 30, spread 0.5
cuts      poultry=strips, carrot=grate, cabbage=shred, courgette=thin
staples   olive_oil water?starch&!cooked,egg&!cooked vinegar?cheese,cured,topping salt vinegar
water     soak 1, pasta 500, egg 400
cuisines  gr it me fr us mx
appeal    1.5
loves     bread -1, hardcheese -1, tahini 1, salad 1, legume 0.5, softcheese 1, couscous 1, quinoa 1, bulgur 1, avocado 1, tuber -1, poultry -1, meat -2, fish -1.5, cucumber 1

when ?chickpeas,white_beans ?tahini !salad,vegetable,tuber,starch,egg,fish,shellfish,cannedfish,cheese,fruit
title     Hummus[ with {2 nut herb}]
prep      legume garlic herb acid nut
do 5      Blend {legume tahini fat acid garlic spice salt} with 3 tablespoons of cold water for 3 minutes, until pale and very smooth.
do 2      Spread over a plate with the back of a spoon. [Scatter over {herb nut topping}.] [Serve with {bread snack}, to dip.]

when ?salad,vegetable,tuber,main,cheese,starch,egg
title     {2 main egg fruit salad vegetable starch tuber cheese} salad
wait 8    Bring a pan with the water to the boil. {simmer Lower @ in and boil: egg&!cooked pasta&!cooked} Drain and cool under cold water. [Peel {egg&!cooked} and cut into quarters.]
+boil     grain&!cooked
+prep     salad vegetable tuber fruit aromatic driedfruit cured&coldcut legume main&cooked cannedfish cheese nut herb topping acid frycheese main
do 1      Warm a little of {fat} in a frying pan over medium-high heat. {fry: main&!cooked&!raw&!legume cured&!coldcut vegetable&!raw&!cooked tuber&!cooked}
do 3      Whisk {fat acid garlic sauce spread nutbutter yogurt sweet spice salt} into a dressing in a large bowl.
do 2      Add {salad vegetable tuber starch legume main cured fruit aromatic&!garlic driedfruit egg} and toss gently, until everything shines. [Scatter over {cheese nut herb topping snack}.] [Serve with {bread}, toasted.]
tip       Dress it at the last moment, and with your hands: leaves bruise less.
tip       Taste a piece with the dressing on before you add more salt.
variation Roll it up in a flatbread and eat it by hand.
variation Pile it into small lettuce leaves and eat it by hand.
variation Toast a slice of bread, cut it into cubes and toss it in for crunch.
`;
