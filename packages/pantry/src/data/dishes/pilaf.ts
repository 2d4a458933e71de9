/** Rice or grain cooked in one pot with all that flavours it. */
export const PILAF = `
name      pilaf
taste     savoury
needs     rice grain
takes     starch 1, main 2, cured 1, vegetable 4, tinnedtomato 1, aromatic 4, spice 5, sweetspice 2, herb 2, acid 1, nut 1, driedfruit 1, liquid 1, creamy 1, cheese 1, wine 1, topping 1, fat 1, salt 1, yogurt 1
refuses   slowmeat pasta noodle couscous drybean pulse softcheese cream beetroot frycheese seaweed kimchi sauerkraut gherkins bamboo_shoots bean_sprouts liver meat cooked&starch miso gochujang ricotta cream_cheese coconut sour_cream cucumber duck_breast smoked_salmon canned_sardines canned_tuna sun-dried_tomatoes&canned mangetout
way       simmer 40
serves    4
eats      main 90, vegetable 60, leaf 30, legume 60, salt 0.25, tinnedtomato 60, yogurt 30, cheese 15, creamy 50, mollusc 200, starch 75, poultry 110, wholebird 200, wine 25, driedfruit 12
staples   water olive_oil salt
water     soak 1
cuisines  in me wa es it gr mx
appeal    2.5
loves     risotto_rice 3, palm_oil 2, saffron 2, nut 0.5, driedfruit 0.5, noodle -5

when ?polenta
title     Creamy {1 starch} with {2s main cured vegetable cheese aromatic}
title     Creamy {1 starch}
prep      aromatic cured vegetable herb woodherb nut acid cheese main
do 6      Bring {liquid milk} to the boil with {salt}. Pour in {starch} in a thin stream, whisking, and turn the heat to its lowest.
wait      {simmer Let @ bubble lazily, stirring now and then,: starch} [Stir in {cheese creamy}.]
+do 2     Warm {fat} in a pan over medium heat. {fry: main aromatic cured vegetable} [Stir in {spice}.]
+do 8     Pour {tinnedtomato wine} into the pan and let it bubble for 8 minutes, until thick.
do 1      Spoon {starch} into bowls[ and pile {main vegetable aromatic cured} on top]. [Scatter over {herb nut topping}.]

when ?wholebird !risotto_rice
title ?@wa ?tomato_paste,tomato,tinnedtomato Jollof rice with {2s main vegetable&!tomato}
title     {2 main vegetable} pilaf
prep      aromatic cured vegetable herb woodherb nut acid starch main
do 8      Warm half of {fat} in a wide pan with a lid over high heat. Brown {wholebird} for 8 minutes, turning, until dark golden, and lift onto a plate.
do 2      Turn the heat down to medium and add the rest of the fat. [{fry: aromatic cured}] [Stir in {spice sweetspice} for 1 minute, until fragrant.]
do 6      Pour in {liquid tomato tinnedtomato wine creamy}, add {salt driedfruit} and bring to the boil.
wait      Cover and turn the heat to its lowest. {simmer Let @ cook: main starch vegetable&!tomato}
wait 5    Take it off the heat and leave covered for 5 minutes. [Loosen with a fork and season with {acid}.|Loosen with a fork.]
do 1      [Scatter over {herb nut topping}.] [Serve with {yogurt}.|Serve at once.]

when ?starch
title ?@wa ?tomato_paste,tomato,tinnedtomato Jollof rice with {2s main cured vegetable&!tomato aromatic&!chilli}
title ?risotto_rice {2 main cured vegetable nut cheese aromatic} risotto
title ?risotto_rice Plain risotto
title ?rice {2 main cured vegetable nut aromatic} pilaf
title     {1 starch} pilaf with {2s main cured vegetable nut aromatic}
title     Fluffy {1 starch}
prep      starch aromatic cured vegetable herb woodherb nut acid cheese main
do 2      Warm {fat} in a wide pan with a lid over medium heat. [{fry: aromatic cured poultry mince sausage}] [Stir in {spice sweetspice} for 1 minute, until fragrant.]
do 7 !risotto_rice Stir in {starch driedfruit} until every grain shines. Pour in {liquid tinnedtomato wine creamy}, add {salt} and bring to the boil.
wait !risotto_rice Cover and turn the heat to its lowest. {simmer Let @ cook: starch main&!poultry&!mince&!sausage vegetable}
wait 5 !risotto_rice Take it off the heat and leave covered for 5 minutes. [Loosen with a fork and season with {acid}.|Loosen with a fork.]
do 3 ?risotto_rice Stir in {starch} until every grain shines. [Pour in {wine} and let it bubble away.] Bring {liquid} to the boil in another pan with {salt}.
do ?risotto_rice Add a ladle of the hot liquid at a time and stir until it is gone before the next. {simmer Keep @ at a gentle bubble: starch main&!poultry&!mince&!sausage vegetable} [Stir in {tinnedtomato creamy} halfway.]
do 1      [Stir in {cheese}.] [Scatter over {herb nut topping}.] [Serve with {yogurt}.|Serve at once.]
tip !risotto_rice,polenta Do not lift the lid more than you must: the steam does half of the cooking.
tip !risotto_rice,polenta A clean tea towel under the lid catches the drips and keeps the grains apart.
tip ?risotto_rice,polenta Take it off the heat while it still flows: it thickens on the way to the table.
variation ?risotto_rice,polenta Let what is left go cold, cut it into slices and fry them golden.
variation !risotto_rice,polenta Leave it on the heat for 3 minutes longer at the end, for a golden crust at the bottom.
variation !risotto_rice,polenta Press it into oiled cups and turn it out for a table with guests.
`;
