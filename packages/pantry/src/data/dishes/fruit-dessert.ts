/** Chocolate with what sticks to it; fruit under a crumble, simmered to a compote where it must be cooked, or fresh in a bowl. */
export const FRUIT_DESSERT = `
name      fruit dessert
taste     sweet
needs     fruit driedfruit chocolate
takes     fruit 5, driedfruit 2, sweet 1, sweetspice 2, flavour 1, aromatic 1, acid 1, yogurt 1, creamy 1, cheese 1, nut 2, oats 1, flour 1, fat 1, herb 1, chocolate 1, candy 1, jam 1, juice 1, nutbutter 1
refuses   oil ghee hardcheese softcheese vinegar basil parsley coriander dill chives tarragon spring_onion sour_cream tahini cocoa cream_cheese
way       none
serves    4
eats      ginger 3, fruit 110, berry 80, citrus 0.75, sourfruit 110, mango 0.4, pineapple 90, melon 120, papaya 90, banana 0.75, sugar 1, honey 0.5, flour 30, oats 20, butter 15, margarine 15, yogurt 50, creamy 40, acid 0.15, nut 10, spring_onion 1, herb 2, chocolate 12, juice 30, driedfruit 15, cheese 30, jam 0.5, nutbutter 0.5
cuts      bakefruit=core, citrus=segments
staples   sugar
cuisines  us fr
appeal    2.5
loves     butter 2, margarine 2, flour 0.5

when ?bakefruit,sourfruit,berry&!grapes ?flour,oats ?fat
title     {2 bakefruit sourfruit berry fruit} crumble
prep      fruit acid nut aromatic: Heat the oven to 190 °C (170 °C fan, 375 °F).
do 2      Put {fruit driedfruit} in a baking dish[ and turn in {aromatic acid sweetspice flavour jam juice}].
do 5      Rub {fat} into {flour oats sweet} with your fingertips, until it looks like coarse crumbs. [Stir in {nut chocolate candy}.] Scatter over the fruit.
wait 35   Bake for 35 minutes, until golden on top and bubbling at the edges.
wait 5    Let it settle for 5 minutes. [Serve with {yogurt creamy cheese nutbutter herb}.]

when ?chocolate !fruit
title     Chocolate bark[ with {2s nut driedfruit candy}]
prep      nut driedfruit chocolate
do 6      Melt {chocolate} in a bowl over a pan of barely simmering water, stirring until smooth[, and stir in {nutbutter flavour sweetspice}].
do 2      Pour onto baking paper as thin as a finger. [Press in {nut driedfruit candy}.]
wait 45   Chill for 45 minutes, until hard, and break into pieces.

when ?fruit&!raw
title     {3 fruit driedfruit} compote
prep      fruit acid aromatic nut chocolate herb driedfruit
do 12     Put {fruit driedfruit sweet aromatic sweetspice flavour acid juice jam} in a pan with 3 tablespoons of water. Simmer gently for 12 minutes, stirring now and then, until soft and jammy.
wait 10   Cool for 10 minutes: it thickens as it stands.
do 1      Spoon into bowls. [Top with {yogurt creamy cheese nut chocolate candy nutbutter herb granola}.]

when ?driedfruit,sweetspice !berry,tropical,citrus
title     {3 fruit driedfruit} compote
prep      fruit acid aromatic nut chocolate herb driedfruit
do 12     Put {fruit driedfruit sweet aromatic sweetspice flavour acid juice jam} in a pan with 3 tablespoons of water. Simmer gently for 12 minutes, stirring now and then, until soft and jammy.
wait 10   Cool for 10 minutes: it thickens as it stands.
do 1      Spoon into bowls. [Top with {yogurt creamy cheese nut chocolate candy nutbutter herb granola}.]

when ?fruit,driedfruit
title     Fresh {3 fruit driedfruit} bowl
prep      fruit acid aromatic nut chocolate herb driedfruit
do 2      Toss {fruit driedfruit} gently in a bowl[ with {acid sweet aromatic sweetspice flavour juice jam}].
wait 10   Leave for 10 minutes, until the juices run.
do 2      Spoon into bowls. [Top with {yogurt creamy cheese nut chocolate candy nutbutter herb granola}.]

tip !fruit,driedfruit A drop of water turns melted chocolate grainy: dry the bowl and the spoon.
tip ?fruit,driedfruit Taste the fruit first and sweeten only as much as it needs.
tip ?fruit !flour,oats Let the juices run before you serve: they are the sauce.
variation ?fruit !yogurt Spoon it over thick yogurt for breakfast.
variation ?fruit ?flour,oats Bake it in four small dishes, for 10 minutes less.
variation !fruit Scatter a few flakes of salt over it before it sets.
variation ?fruit !flour,oats Freeze what is left in small moulds as ice lollies.
`;
