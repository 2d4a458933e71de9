/** A pot of soup: smooth when it is all vegetables, chunky otherwise. */
export const SOUP = `
name      soup
taste     savoury
needs     vegetable tuber pulse legume tinnedtomato noodle stock drybean allium&!spring_onion
takes     main 2, tuber 1, vegetable 5, tinnedtomato 1, starch 1, aromatic 4, cured 1, spice 4, herb 2, acid 1, creamy 1, yogurt 1, cheese 1, wine 1, liquid 2, fat 1, salt 1, bread 1, snack 1, sauce 1
refuses   meat mollusc frycheese filled_pasta lasagne_sheets aubergine sausage polenta couscous bulgur risotto_rice brie ketchup mustard hoisin_sauce teriyaki_sauce oyster_sauce barbecue_sauce worcestershire_sauce sweet_chilli_sauce plantain breadcrumbs mozzarella goat_cheese ricotta taco_seasoning asparagus&canned slowmeat squid scallops smoked_salmon canned_sardines liver duck_breast cooked&rice
way       simmer 40
serves    4
eats      drybean 50, main 60, starch 30, vegetable 100, leaf 40, podveg 75, spring_onion 1, herb 4, tuber 100, poultry 110, fish 90, shellfish 80, salt 0.25, fat 0.35, bread 1, pulse 45, tofu 70, legume 70, creamy 40, cured 15, cheese 12, wholebird 160, tinnedtomato 150, sauce 0.5
staples   water olive_oil salt
water     always 200, starch 120, main 80, pulse 120, stock 80
cuisines  it fr jp cn th us wa gr me es mx kr
appeal    1.5
loves     wholebird -0.5, poultry -0.5, mince -1.5, cooked -1, pulse 2, noodle 1, root 0.5, pumpkin 2, stock 2, leek 1, tinnedtomato 0.5, fish&!@wa -3, asparagus -2, shellfish -1, rice -1, pasta -1.5, tofu -0.5, potato 0.5, peas 1, egg -1, salad -2

when !main !starch ?vegetable,tuber,tinnedtomato
title     ?leek ?potato !vegetable Leek and potato soup
title     {2 vegetable tuber tinnedtomato} soup
prep      vegetable tuber aromatic cured herb woodherb acid cheese
do 2 ?aromatic,cured,spice Warm {fat} in a large pan over medium heat. [{fry: cured} Lift it out.] [{fry: aromatic}] [Stir in {spice} for 1 minute, until fragrant.]
do 6      [Pour in {liquid wine tinnedtomato coconut_milk}|Pour in {liquid}] and bring to the boil.
wait      {simmer: vegetable tuber}
do 3      Blend until smooth, adding a little hot water if it is too thick.
do 2      [Stir in {cream}.] Taste and season with {salt acid sauce}. [Swirl in {yogurt}.] [!aromatic,cured,spice,mince Finish with a thread of {fat}.] [Scatter over {cured herb cheese snack}.] [Serve with {bread}, toasted.]

when ?main,starch,vegetable,tuber,tinnedtomato,aromatic,liquid
title     {2 main vegetable tuber tinnedtomato starch aromatic} soup
title     Clear soup
prep      vegetable tuber aromatic cured starch herb woodherb acid cheese main
do 2 ?aromatic,cured,spice,mince Warm {fat} in a large pan over medium heat. [{fry: aromatic cured mince}] [Stir in {spice} for 1 minute, until fragrant.]
do 6      Pour in {liquid wine tinnedtomato coconut_milk} and bring to the boil.
wait      {simmer: main&!mince tuber vegetable starch}
wait 10 !vegetable,tuber,starch,main Simmer gently for 10 minutes, until the flavour is full.
do 2      [Stir in {cream}.] Taste and season with {salt acid sauce}. [Swirl in {yogurt}.] [!aromatic,cured,spice,mince Finish with a thread of {fat}.] [Scatter over {herb cheese snack}.] [Serve with {bread}, toasted.]

tip       Give the first things in the pot their time: the flavour of a soup is made before the water goes in.
tip       Salt at the end, once the soup has cooked down, and taste between two pinches.
tip       It keeps for 3 days in the fridge and tastes better on the second.
variation Float a poached egg on each bowl.
variation Serve it in small cups, as a first bite before a meal.
variation ?main,starch Crush a few of the soft pieces against the side of the pan for a thicker soup.
`;
