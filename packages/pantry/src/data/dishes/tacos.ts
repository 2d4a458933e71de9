/** Something warm and spiced in something soft and warm, with crisp things on top. */
export const TACOS = `
name      taco
taste     savoury
needs     wrap
takes     wrap 1, main 2, egg 1, cured 1, vegetable 3, salad 3, aromatic 3, spice 4, cheese 1, yogurt 1, spread 1, acid 1, herb 1, topping 1, sauce 1, fat 1, salt 1, fruit 1, tuber 1
refuses   slowmeat wholebird mollusc pulse drybean sausage berry bakefruit citrus sourfruit banana kiwi melon woodherb spooncheese curry_paste fish_sauce oyster_sauce soy_sauce hoisin_sauce teriyaki_sauce mirin sesame_oil miso mozzarella brie blue_cheese parmesan pesto ginger lemongrass anchovies capers seaweed beetroot turnip parsnip liver asparagus bamboo_shoots artichoke_hearts fennel horseradish curry_leaves star_anise saffron baked_beans papaya worcestershire_sauce duck_breast yam okra
way       fry 15
serves    2
eats      main 110, legume 90, vegetable 70, salad 40, egg 1, cheese 25, yogurt 30, avocado 0.5, acid 0.5, salt 0.25, allium 35, tuber 110, fruit 50, spread 30, cured 30, halloumi 80
cuts      poultry=strips, steak=strips
staples   vegetable_oil salt
cuisines  mx me gr us
appeal    3
loves     tortilla 2, avocado 1, black_beans 1, lime 0.5, salsa 1

when ?main,vegetable,egg,cheese,salad,cured,tuber
title ?tortilla {2 main egg cured vegetable tuber cheese salad} tacos
title     {2 main egg cured vegetable tuber cheese salad} flatbread wraps
prep      salad tomato fruit aromatic vegetable tuber cured herb cheese topping acid main
do 2      Warm {fat} in a frying pan over medium heat. {fry: main vegetable&!tomato tuber cured aromatic} [Stir in {spice sauce} for 1 minute, until fragrant.] Season with {salt}.
do 4      [?main,vegetable&!tomato,tuber,cured,aromatic Push that aside and turn the heat to low.|Warm {fat} in a frying pan over low heat.] Beat {egg}, pour in and stir for 3 minutes, until set. {safe: egg}
do 3      Warm {wrap} in a dry pan for 30 seconds a side, until soft, and keep wrapped in a cloth.
do 2      Fill {wrap}. [Top with {tomato salad fruit cheese herb topping}.] [Spoon over {yogurt spread}.] [Squeeze over {acid}.] Fold and eat.

when ?wrap
title     Crisp {1 wrap} chips
prep      herb topping acid: Heat the oven to 190 °C (170 °C fan, 375 °F).
do 4      Cut {wrap} into wedges, brush with {fat} and sprinkle with {salt spice}.
wait 9    Bake on a tray for 9 minutes, until golden and crisp.
do 1      [Scatter over {herb topping}.] [Serve with {spread yogurt sauce}, to dip.|Serve warm.]

tip       Keep the warm ones in a cloth: their own steam keeps them soft.
tip       Put the juicy things on last, or the bottom gives way.
variation Fold them over cheese and toast both sides in the pan, as quesadillas.
variation Serve the filling over rice as a bowl instead.
`;
