/** Bread and what goes on it: toasted where cheese melts, open where it is piled high, sweet with fruit and spreads. */
export const SANDWICH = `
name      sandwich
taste     savoury
needs     bread
takes     bread 1, main 1, egg 1, cured 2, cheese 2, salad 3, vegetable 2, spread 2, sauce 1, topping 1, herb 1, fat 1, aromatic 1, acid 1, salt 1, nutbutter 1, jam 1, fruit 1, spice 1, honey 1
refuses   slowmeat wholebird mollusc pulse drybean sourfruit citrus paste fish_sauce oyster_sauce soy_sauce teriyaki_sauce hoisin_sauce mirin sesame_oil worcestershire_sauce ginger lemongrass garlic leek bean_sprouts beetroot turnip parsnip kale collard_greens okra cauliflower cabbage edamame sweetcorn bamboo_shoots pumpkin paneer beef pork brussels_sprouts liver tahini grapes celery podveg fennel bok_choy breadcrumbs seaweed melon cranberries elderberries mushrooms&canned plant_mince duck_breast curry_powder cumin turmeric garam_masala saffron
way       fry 16
serves    2
eats      bread 2, bread_roll 1, brioche_bun 1, main 80, mince 115, egg 1, vegetable 50, leaf 25, salad 25, avocado 0.5, fat 0.5, butter 10, allium 15, salt 0.1, nutbutter 1.5, jam 1, fruit 60, cheese 35, cannedfish 55, acid 0.1, berry 30, cured 30, sausage 100, legume 80, spread 0.75, sauce 0.25
cuts      tomato=slice, cherry_tomatoes=halve, allium=thin, courgette=thin
staples   olive_oil salt
cuisines  us fr it gr
appeal    2
loves     hardcheese 1.5, ham 0.5, smoked_salmon 1, mayonnaise 1, avocado 0.5, canned_tuna 1

when ?nutbutter,jam,fruit !main,cured,egg,vegetable,salad
title     {2 nutbutter fruit jam cheese} on toast
prep      fruit acid
do 4      Brush {bread} with {fat} and toast in a hot pan for 2 minutes a side, until golden.
do 2      [Spread with {nutbutter jam cheese}.] [Lay {fruit} on top.] [Finish with {honey sweetspice herb} and a grain of {salt}.|Finish with a few grains of {salt}.]

when ?mince
title     {1s mince} burgers with {2 cheese cured egg salad vegetable}
title     {1s mince} burgers
prep      cheese vegetable salad aromatic cured herb topping acid fruit
do 5      Season {mince} with {salt spice} and shape into flat rounds, a little wider than the bread.
do 10     Warm {fat} in a frying pan over medium-high heat. Lay the rounds in and fry for 4 minutes a side, turning once, until well browned[, with {hardcheese softcheese} on top for the last minute]. {safe: mince}
do 3      [{fry: vegetable&!raw aromatic&!raw cured&!raw}] [Crack {egg} into the pan and fry for 4 minutes, until the yolks are set. {safe: egg}]
do 3      Toast {bread}. [Spread with {spread sauce jam spooncheese}.] Fill with the burgers[ and {salad vegetable&raw aromatic&raw cured&raw topping herb fruit}][, and season with {acid}]. Serve at once.

when ?hardcheese,mozzarella,brie
title     {2 main cured egg vegetable salad cheese} toasted sandwich
prep      cheese vegetable salad aromatic cured herb topping acid main fruit
do 1      Warm a little of {fat} in a frying pan over medium heat. {fry: main&!raw vegetable&!raw mushrooms pepper courgette aromatic&!raw cured&!raw}
do 5      Warm a little of {fat} in a frying pan over medium heat, crack in {egg} and fry for 4 minutes, until the whites are firm and the yolks are set. {safe: egg}
do 3      Brush {bread} with {fat} on the outside. [Spread the inside with {spread sauce nutbutter jam}.] Layer with {cheese main cured egg salad vegetable aromatic topping herb fruit}. [Season with {salt spice acid}] and close.
do 6      Toast in a pan over medium-low heat for 3 minutes a side, pressing down, until golden and the cheese runs. Cut in half.

when ?bread
title ?hot_dog Hot dogs[ with {2 cheese cured salad vegetable}]
title     {2 main egg cured cheese salad vegetable spread} on toast
title     Golden pan toast
prep      salad vegetable aromatic cured herb cheese topping acid main fruit
do 1      Warm half of {fat} in a frying pan over medium heat. {fry: main&!raw vegetable&!raw mushrooms pepper courgette aromatic&!raw cured&!raw}
do 5      Warm a little of {fat} in a frying pan over medium heat, crack in {egg} and fry for 4 minutes, until the whites are firm and the yolks are set. {safe: egg}
do 4      Brush {bread} with {fat} and toast in a hot pan for 2 minutes a side, until golden.
do 3      [Spread with {spread sauce nutbutter jam}.] [Pile on {main cured egg cheese salad vegetable aromatic topping herb fruit}.] [Season with {salt spice acid}.] Serve at once.

tip       Medium-low heat gets the middle hot before the outside burns.
tip       Spread right to the edge: it keeps the bread from going soggy.
variation Cut it small, skewer it, and it is finger food.
variation Use a soft roll, and press it flat as it toasts.
`;
