/** A spiced pot, with coconut milk, tomatoes or yogurt, and rice where there is some. */
export const CURRY = `
name      curry
taste     savoury
needs     curry_powder curry_paste garam_masala turmeric cumin coconut_milk ground_coriander paneer
needs     main vegetable tuber
takes     main 2, vegetable 4, tuber 1, tinnedtomato 1, aromatic 4, spice 6, sweetspice 3, creamy 1, yogurt 1, herb 2, acid 1, starch 1, nut 1, nutbutter 1, liquid 1, fat 1, salt 1, wrap 1, sauce 1, fruit 1, topping 0
refuses   sausage mollusc pasta noodle grain tortilla thyme rosemary sage oregano softcheese tahini citrus berry bakefruit kiwi melon banana papaya pineapple sourfruit ketchup barbecue_sauce mustard hoisin_sauce oyster_sauce teriyaki_sauce worcestershire_sauce mirin sesame_oil harissa taco_seasoning cajun_seasoning miso gochujang dill chives tarragon parsley cannedfish halloumi risotto_rice steak pork_chop lamb_chop chipotle_paste beetroot celery fennel plant_mince artichoke_hearts liver duck_breast asparagus brussels_sprouts garlic_powder sumac sour_cream hot_sauce sweet_chilli_sauce pearl_barley baked_beans
way       simmer 120
serves    4
eats      drybean 70, main 100, legume 80, vegetable 70, leaf 40, tuber 100, starch 70, salt 0.25, creamy 80, yogurt 40, pulse 45, fruit 40, acid 0.2, stock 100, shellfish 90, tinnedtomato 100, wrap 1, sauce 0.35, nutbutter 0.5, fish 120
staples   water vegetable_oil salt
water     always 80, soak 1, pulse 150, slowmeat 80
cuisines  in th
appeal    3.5
loves     coconut_milk 1, curry_paste 2, garam_masala 1.5, curry_powder 2, paneer 2, red_lentils 1
title     {2 main vegetable tuber} curry with {1 starch}
title     {2 main vegetable tuber} curry
prep      aromatic vegetable tuber herb woodherb acid nut fruit starch main
do 2      Warm {fat} in a large pan over medium heat. [{fry: aromatic mince}] [Stir in {spice sweetspice} for 1 minute, until fragrant.]
do 4      Pour in {tinnedtomato tomato creamy liquid}[ (but keep {soak: starch&!cooked} of the water for {starch})], add {salt} [and {nutbutter sauce} ]and bring to a gentle simmer.
wait 8 ?tomato,tinnedtomato !slowmeat Simmer for 8 minutes by itself, until the tomatoes have melted into a sauce.
wait      {simmer: main&!mince tuber vegetable&!tomato} Stir now and then.
wait 5 !main&!mince,tuber,vegetable&!tomato Simmer gently for 5 minutes, until thick.
+boil     starch
do 2      [Take it off the heat and stir in {yogurt fruit acid}.|Taste once more for salt.] [Scatter over {herb nut}.] [Serve with {starch wrap}.|Serve hot.]
tip       Fry the spices in the fat for a full minute: it wakes up what water cannot.
tip       Stir anything sour in off the heat, and the sauce will not split.
variation Thin it with a little more water and eat it as a soup.
variation Spoon it over a baked potato.
`;
