/** Pasta with a sauce made before or while it boils. */
export const PASTA = `
name      pasta dish
taste     savoury
needs     pasta
takes     starch 1, main 1, egg 1, cured 1, vegetable 3, tinnedtomato 1, aromatic 3, cheese 2, creamy 1, herb 2, spice 3, spread 1, wine 1, acid 1, nut 1, topping 2, fat 1, salt 1, snack 1
refuses   slowmeat wholebird tofu rice noodle grain pulse drybean coconut_milk bean_sprouts mayonnaise hummus salsa horseradish okra bamboo_shoots beetroot frycheese curry_paste curry_powder garam_masala turmeric cumin ground_coriander miso gochujang tamarind kimchi sauerkraut seaweed gherkins crisps liver ginger lemongrass turnip rice_vinegar duck_breast harissa taco_seasoning baked_beans cooked&pasta mangetout bok_choy beef pork steak pork_chop lamb_chop mustard_seeds collard_greens star_anise chipotle_paste
way       fry 15
serves    2
eats      main 90, egg 1, legume 80, sausage 100, vegetable 80, leaf 50, mollusc 350, cheese 20, softcheese 40, salt 0.75, fat 0.75, tinnedtomato 200, creamy 60, acid 0.25, spooncheese 40, cannedfish 70, cured 35, gnocchi 160, filled_pasta 140
staples   water salt olive_oil
water     always 1000
cuisines  it us
appeal    4
title ?egg ?cured !main,tomato,tinnedtomato Carbonara-style {1 starch}
title     {1 starch} with {2s main cured spread vegetable tinnedtomato cheese aromatic nut topping}
title     {1 starch} with {1 fat}
prep      vegetable aromatic cured herb woodherb topping acid nut cheese main: Put {liquid} in a large pan with most of {salt} and set it on to boil.
do 2      Warm {fat} in a wide pan over medium heat. {fry: main vegetable aromatic cured} [Stir in {spice} for the last minute.]
do 2 !main,vegetable,aromatic,cured Warm {fat} [with {spice}] in a wide pan over low heat.
do 8      Pour in {tinnedtomato wine} and let it bubble for 8 minutes, until thick.
wait 2    {simmer Boil @ in the water: starch} Scoop out a mug of the water, then drain.
do 3      [Toss {starch} through the pan over low heat with {creamy spread cheese} and a splash of its water, until glossy.|Toss {starch} through the pan over low heat with a splash of its water, until glossy.] Taste[, and season with {acid} and a last pinch of salt| for salt]. [Scatter over {herb nut topping snack}.]
do 2 ?cured,cheese,creamy !tomato,tinnedtomato,fish,shellfish,cannedfish Beat {egg}, pour over and stir over low heat for 2 minutes, until thick and steaming. {safe: egg}
tip       The water you saved is half the sauce: its starch makes everything cling.
tip       Drain the pasta a minute early and let it finish in the sauce.
variation Thin what is left with hot water the next day and eat it as a soup.
variation Crisp some breadcrumbs in a little oil and scatter them over the top.
variation Tip everything into a dish, cover with cheese and bake for 15 minutes.
`;
