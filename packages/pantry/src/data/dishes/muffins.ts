/** One bowl, one tin: a soft sweet crumb with what there is folded in; biscuits where nothing would make it rise. */
export const MUFFINS = `
name      muffin
taste     sweet
needs     flour
needs     egg yogurt milk banana butter margarine
needs     fat sweet yogurt milk egg
takes     flour 1, egg 1, milk 1, yogurt 1, fruit 2, sweet 2, fat 1, leaven 1, salt 1, sweetspice 2, flavour 1, nut 2, driedfruit 2, chocolate 2, oats 1, cheese 1, acid 1, nutbutter 1, creamy 1
refuses   hardcheese softcheese yeast tahini grapes melon papaya mango kiwi vinegar coconut_milk palm_oil pomegranate lard condensed_milk
way       none
serves    6
eats      flour 42, egg 0.33, milk 35, yogurt 30, sugar 1.25, honey 1, butter 17, margarine 17, oil 0.75, ghee 0.75, leaven 0.3, salt 0.05, fruit 40, berry 25, nut 10, chocolate 13, cocoa 0.5, driedfruit 12, oats 10, flavour 0.17, spooncheese 25, acid 0.12, creamy 30, sweetspice 0.15, nutbutter 0.75, banana 0.33, sourfruit 40
cuts      bakefruit=pieces, sourfruit=slice, pineapple=pieces
staples   sugar baking_powder vegetable_oil
cuisines  us fr
appeal    3

when ?egg,yogurt,milk,banana
title     {2 fruit chocolate nut driedfruit oats cheese acid} muffins
title     Plain muffins
prep      fruit&!banana nut driedfruit acid chocolate&!cocoa: Heat the oven to 190 °C (170 °C fan, 375 °F) and put paper cases into a muffin tin, one for each person.
do 5      [Melt {butter margarine}.] [Peel {banana} and mash with a fork.] Stir {flour oats leaven cocoa sweetspice salt} together in a bowl. Beat {egg milk yogurt creamy fat sweet flavour acid cheese nutbutter banana} in another until smooth.
do 3      Tip the wet into the dry and stir just until no flour shows. [Fold in {fruit&!banana nut driedfruit chocolate&!cocoa}.] Spoon into the cases.
wait 22   Bake for 22 minutes, until risen and golden and a skewer comes out clean. [{safe: egg}]
wait 10   Cool in the tin for 10 minutes before you lift them out.

when ?butter,margarine !fruit
title     {2 chocolate nut driedfruit sweetspice flavour oats} biscuits
title     Butter biscuits
prep      nut driedfruit acid chocolate&!cocoa: Heat the oven to 180 °C (160 °C fan, 350 °F) and line a tray with baking paper.
do 6      Rub {butter margarine} into {flour oats cocoa leaven sweetspice salt} with your fingertips until sandy. Stir in {sweet flavour acid creamy nutbutter cheese}[ and {nut driedfruit chocolate&!cocoa}].
do 6      Add cold water by the spoonful, just until it holds together: 2 or 3 tablespoons of cold water will do. Press out 1 cm thick and cut into pieces.
wait 16   Bake for 16 minutes, until golden at the edges.
wait 10   Cool on the tray for 10 minutes: they crisp as they cool.

tip ?egg,yogurt,milk,banana Stop stirring as soon as the flour is gone: a worked batter bakes tough.
tip ?egg,yogurt,milk,banana They freeze well for 2 months, and half a minute in a microwave brings one back.
tip !egg,yogurt,milk,banana They keep for a week in a closed tin.
variation ?egg,yogurt,milk,banana Bake the batter in a small loaf tin for 45 minutes instead.
variation Scatter a little sugar over the tops before baking, for a crackly lid.
`;
