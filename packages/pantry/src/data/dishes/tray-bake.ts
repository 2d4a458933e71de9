/** Everything on one tray, put in by how long it takes. */
export const TRAY_BAKE = `
name      tray bake
taste     savoury
needs     poultry wholebird sausage fish frycheese tuber root firmveg softveg legume pork pork_chop lamb_chop tofu
takes     main 1, cured 1, tuber 1, vegetable 4, aromatic 3, spice 4, herb 2, acid 1, cheese 1, topping 1, sauce 2, sweet 1, fat 1, salt 1, fruit 1, nut 1, yogurt 1, spread 1, nutbutter 1, snack 1
refuses   peanut_butter almond_butter mince slowmeat pulse drybean mollusc cannedfish leaf&!cabbage podveg ginger lemongrass chilli sugar berry citrus tropical sourfruit fish_sauce oyster_sauce sesame_oil hot_sauce tamarind curry_paste tomato_paste ketchup mayonnaise salsa kimchi sauerkraut seaweed gherkins spooncheese hot_dog mirin worcestershire_sauce crab pomegranate star_anise coldcut bay_leaf curry_leaves plum peach celery coconut crisps baked_beans horseradish edamame
way       roast 45
serves    2
eats      main 150, legume 90, vegetable 100, tuber 220, fries 150, salt 0.25, fat 0.75, fruit 90, honey 0.5, spread 1, yogurt 40, cured 35, cheese 30, wholebird 240, fish 150
cuts      cabbage=wedges, poultry=pat, fish=pat, meat=pat, root=chunks, pumpkin=peelchunks, beetroot=peelchunks, turnip=peelchunks, allium=wedges, spring_onion=slice, chorizo=slice
staples   olive_oil salt
cuisines  gr it me us fr es
appeal    2.5
loves     wholebird 3, sausage 1.5, tuber 1, rosemary 1, fish 0.5, pumpkin 1, frycheese 1, cauliflower 1, soy_sauce -1
title     {2 main tuber vegetable fruit cured cheese} tray bake
prep      tuber vegetable aromatic cured fruit cheese herb woodherb topping nut acid main: Heat the oven to 200 °C (180 °C fan, 400 °F).
do 2      Mix {fat spice sauce sweet garlic salt} and turn everything that goes on the tray in it, just before it goes in.
wait      {roast Spread out: main tuber vegetable aromatic&!garlic cured fruit}
wait 5    Scatter {cheese topping snack} over the tray and give it 5 minutes more, until soft or golden.
wait 3 ?meat Let everything rest for 3 minutes.
do 1      [Squeeze over {acid&!vinegar}.] [Sprinkle with {vinegar}.] [Scatter over {herb nut}.] [Spoon over {yogurt spread nutbutter}.] Serve from the tray.
tip       Leave room between the pieces: crowded food steams, spaced food browns.
tip       Line the tray with baking paper and there is nothing to scrub.
variation Pile it into warm flatbreads.
variation Let what is left cool and make a salad of it tomorrow.
`;
