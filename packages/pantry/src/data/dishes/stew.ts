/** Something hearty that simmers by itself: beans, slow meat, sausages, with vegetables. */
export const STEW = `
name      stew
taste     savoury
needs     slowmeat legume drybean pulse sausage wholebird mince poultry beef pork chorizo okra tinnedtomato fish
needs     main vegetable tuber
takes     main 2, cured 1, tuber 1, vegetable 4, tinnedtomato 1, aromatic 4, spice 5, sweetspice 2, herb 2, acid 1, liquid 1, wine 1, nutbutter 1, driedfruit 1, fat 1, salt 1, bread 1, starch 1, yogurt 1, alcohol 1, topping 1
refuses   tofu frycheese shellfish mollusc pasta noodle curry_paste curry_powder garam_masala cannedfish asparagus broccoli bean_sprouts mangetout bok_choy gochujang miso spirits risotto_rice gherkins kimchi almond_butter seaweed bamboo_shoots squid edamame sun-dried_tomatoes polenta lemongrass liver steak pork_chop lamb_chop tamarind coldcut curry_leaves duck_breast cucumber
way       simmer 125
serves    4
eats      drybean 70, main 100, legume 80, slowmeat 150, sausage 100, wholebird 220, vegetable 70, leaf 40, tuber 120, salt 0.25, tinnedtomato 100, stock 120, starch 65, bread 1, alcohol 60, nutbutter 1, driedfruit 12, pulse 50, yogurt 25, fish 130, wine 50
cuts      meat=cubes, chorizo=slice
staples   water olive_oil salt
water     always 120, soak 1, pulse 150, slowmeat 80
cuisines  wa mx me fr us es gr it
appeal    2.5
loves     slowmeat 3, drybean 3, peanut_butter 2, tinnedtomato 1, kidney_beans 1, okra 1, fish -1, dates 1, wine 1
title ?peanut_butter {2 main vegetable&!tomato tuber} groundnut stew
title ?kidney_beans,black_beans,dried_kidney_beans ?chilli_powder,chilli,cumin,taco_seasoning,chipotle_paste {2 main vegetable&!tomato} chilli
title ?dates,raisins,sumac,harissa ?@me {2 main vegetable tuber} tagine
title     {2 main cured vegetable tuber tinnedtomato} stew
prep      aromatic cured vegetable tuber herb woodherb acid driedfruit topping starch main
do 8      Warm half of {fat} in a heavy pot over high heat. Brown {slowmeat&!cooked wholebird&!cooked poultry&!cooked sausage&!cooked meat&!cooked} for 8 minutes, turning, until dark golden, and lift onto a plate.
do 2      [?slowmeat&!cooked,wholebird&!cooked,poultry&!cooked,sausage&!cooked,meat&!cooked Turn the heat down to medium and add the rest of the fat.|Warm {fat} in a heavy pot over medium heat.] [{fry: aromatic cured mince}] [Stir in {spice sweetspice} for 1 minute, until fragrant.]
do 5      Pour in {tinnedtomato tomato wine alcohol liquid}[ (but keep {soak: starch&!cooked} of the water for {starch})], scrape up what sticks, stir in {salt nutbutter driedfruit} and bring to a simmer.
wait 15 ?tomato,tinnedtomato,mince !slowmeat,drybean Simmer for 15 minutes by itself, until the sauce has some body.
wait      {simmer: main&!mince tuber vegetable&!tomato} Keep the lid ajar and stir now and then.
wait 10 !main&!mince,tuber,vegetable&!tomato Simmer gently for 10 minutes, until thick.
+boil     starch
do 2      [Brighten it with {acid}.|Taste once more for salt.] [Scatter over {herb topping}.] [Serve with {starch bread yogurt}.|Serve hot.]
tip       Keep it at a lazy bubble: a hard boil breaks what is tender.
tip       It keeps for 3 days in the fridge and freezes for 3 months.
variation Mash a spoonful of the softest pieces into the sauce to thicken it.
variation Cover it with breadcrumbs and brown it under the grill.
`;
