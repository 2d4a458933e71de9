/** A good piece of something, fried, with its vegetables and something to fill you up. */
export const PAN_FRY = `
name      pan-fry
taste     savoury
needs     main cured tuber firmveg softveg leaf podveg root
takes     main 1, tuber/starch/bread 1, vegetable 3, aromatic 3, cured 1, herb 2, spice 2, acid 1, creamy 1, sauce 1, wine 1, topping 1, fat 1, salt 1, nut 1, cheese 1, egg 1, flour 1, snack 1
refuses   crisps crackers slowmeat parmesan wholebird mince pulse drybean legume cannedfish noodle pasta risotto_rice paste spooncheese coconut_milk fish_sauce oyster_sauce hoisin_sauce sesame_oil beef pork star_anise lemongrass polenta plantain kimchi seaweed crab mirin bean_sprouts hot_dog ketchup mozzarella bay_leaf curry_leaves hot_sauce sweet_chilli_sauce plant_mince coconut yam bamboo_shoots edamame curry_powder garam_masala
way       fry 16
serves    2
eats      flour 20, snack 25, egg 1, steak 214, pork_chop 199, lamb_chop 190, bread 1, main 160, vegetable 100, leaf 80, tuber 220, starch 70, creamy 50, salt 0.25, fat 0.75, allium 40, spring_onion 1, herb 5, mollusc 450, cheese 25, acid 0.25, cured 40
cuts      poultry=flat, fish=pat, meat=pat
staples   olive_oil salt water
water     tuber 500, soak 1
cuisines  fr it gr us es me
appeal    2
loves     breadcrumbs 2, steak 3, pork_chop 3, lamb_chop 3, fish 2, duck_breast 3, shellfish 0.5, asparagus 1, soy_sauce -2, coldcut -1.5, cooked&rice -3

when ?breadcrumbs ?egg ?main&!mollusc&!tofu
title     Breaded {1s main}[ with {2s vegetable tuber starch}]
prep      tuber starch
wait 8    Bring a pan with the water and a pinch of the salt to the boil. {simmer: tuber} Drain.
boil      starch
+prep     aromatic vegetable cured herb woodherb acid topping nut cheese main
+do 6     Beat {egg} on a plate and put [{flour} and {breadcrumbs} on two more|{breadcrumbs} on another]. Season {main} with half of the salt[ and {spice}], and turn in [?flour the flour, then ]the egg and then the crumbs, pressing them on.
+do 3     Warm [?vegetable,aromatic,cured half of {fat}|{fat}] in a wide frying pan over medium heat. {fry Lay @ in and fry, turning once,: main} Leave on a warm plate for 3 minutes.
+do 2     Warm the rest of the fat in the pan. {fry: aromatic cured vegetable}
do 1      [Season with {salt}.] [Squeeze over {acid}.] [Scatter over {herb topping nut cheese}.] [Serve with {tuber starch bread}.|Serve at once.]

when ?main,cured,tuber,vegetable
title ?egg ?tuber !main {2 tuber vegetable cured} hash with eggs
title ?egg !main {2s vegetable cured} with eggs
title ?mollusc Steamed {1s main} with {2s vegetable tuber starch aromatic}
title     Pan-fried {1s main} with {2s vegetable tuber starch cured aromatic}
title     Pan-fried {2s vegetable tuber cured} with {1 starch}
title     Pan-fried {3s main cured vegetable tuber aromatic}
prep ?main tuber starch
prep !main starch
wait 8 ?main Bring a pan with the water and a pinch of the salt to the boil. {simmer: tuber} Drain.
boil      starch
+prep !main tuber aromatic vegetable cured herb woodherb acid topping nut cheese
+prep ?main aromatic vegetable cured herb woodherb acid topping nut cheese main
+do 4     Warm [?vegetable,aromatic,cured half of {fat}|{fat}] in a wide frying pan over medium-high heat. Season {main&!mollusc} with half of the salt[ and {spice}]. {fry Lay @ in and fry, turning once,: main&!mollusc} Leave on a warm plate for 3 minutes.
+do 2 ?main Warm [?main&!mollusc the rest of the fat in the pan|{fat} in a wide pan] over medium heat. {fry: aromatic cured vegetable}
+do 2 !main Warm {fat} in a wide pan over medium heat. {fry: tuber aromatic cured vegetable}
+do 1     {fry Tip in @, cover and steam: mollusc}
do 4      Make hollows, crack in {egg}, cover and cook for 4 minutes, until the whites are firm and the yolks are set. {safe: egg}
do 2      Stir {wine sauce creamy} into the pan and let it bubble for 2 minutes, until glossy.
do 1      [!main&!mollusc Season with {salt acid spice}.|Season with {salt acid}.] [Scatter over {herb topping nut cheese}.] [?main ?vegetable,aromatic,cured,tuber,starch,bread Serve with {main&!mollusc tuber starch bread}.|Serve with {starch bread}.|Serve hot.]
tip ?main Dry surfaces brown, wet ones stew: pat everything dry and wait until the fat shimmers.
tip ?main&!mollusc Leave it alone for the first minutes: it lets go of the pan when it is ready to be turned.
tip !main Warm the plates: what comes from a pan cools fast.
variation Finish the pan with a knob of butter and a splash of water for a quick sauce.
variation ?main&!mollusc Slice it and lay it on a green salad.
variation Do it all over a fire, in a heavy pan, and it tastes of summer.
`;
