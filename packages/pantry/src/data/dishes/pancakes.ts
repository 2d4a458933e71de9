/** Small thick pancakes with what is sweet on top, French toast where there is bread to soak, flatbreads where there is only flour. */
export const PANCAKES = `
name      pancake
taste     sweet
needs     egg banana buttermilk flour
needs     milk yogurt banana flour oats creamy&!coconut_milk
takes     flour 1, bread 1, egg 1, milk 1, creamy 1, yogurt 1, fruit 2, sweet 1, fat 1, leaven 1, salt 1, sweetspice 2, flavour 1, nut 1, driedfruit 1, chocolate 1, jam 1, oats 1, cheese 1, nutbutter 1, acid 1, liquid 0
refuses   hardcheese softcheese sour_cream yeast tahini grapes melon papaya sourfruit vinegar condensed_milk cranberries elderberries cream_cheese pomegranate lard palm_oil
way       none
serves    2
eats      flour 75, bread 2, egg 1, milk 120, creamy 60, yogurt 60, sugar 0.5, honey 0.75, butter 10, leaven 0.75, salt 0.1, fruit 60, berry 50, banana 0.5, oats 20, spooncheese 40, chocolate 15, cocoa 0.5, fat 0.5, acid 0.1, nut 10, driedfruit 12
staples   flour vegetable_oil baking_powder
cuisines  us fr
appeal    2.5
loves     flour 0.5

when ?bread ?egg !flour,oats
title     French toast[ with {2 fruit chocolate nut jam}]
prep      fruit nut acid chocolate&!cocoa
do 2      Beat {egg} in a wide dish with {milk creamy yogurt sweetspice flavour salt}.
do 4      Lay {bread} in it and leave for 2 minutes a side, until heavy and soaked through.
do 8      Warm some of {fat} in a frying pan over medium heat. Fry the slices in two rounds for 2 minutes a side, until deep golden and firm in the middle. {safe: egg}
do 1      [Serve warm with {fruit nut nutbutter jam chocolate&!cocoa driedfruit sweet acid}.|Serve warm.]

when ?flour !egg,banana,buttermilk,milk,yogurt,creamy,fruit,chocolate,nut,butter,margarine
title     Soft flatbreads
do 6      Stir {flour leaven salt sweetspice} with a spoonful of {fat}. Work in about 3 tablespoons of cold water for each person, until soft, and knead for 3 minutes.
wait 15   Cover and leave for 15 minutes, so that it rolls out without springing back.
do 12     Divide into pieces the size of an egg and roll out thin. Brush a frying pan with {fat} and cook over high heat for 2 minutes a side, until blistered and brown in spots.
do 1      Stack in a clean cloth and serve warm.

when !bread ?egg,banana,buttermilk
title     {2 fruit chocolate oats nut cheese driedfruit} pancakes
title     Fluffy pancakes
prep      fruit&!banana nut acid chocolate&!cocoa
do 5      [Peel {banana} and mash with a fork.] Whisk {flour oats leaven cocoa sweetspice salt} together in a bowl. [Whisk in {egg milk yogurt cheese banana flavour} just until no dry flour shows: lumps are fine.]
wait 10   Leave the batter for 10 minutes to thicken. Thin it with a spoonful of water if it does not run off the spoon.
do 15     Warm a little of {fat} in a frying pan over medium heat. Cook the batter in small ladles for about 2 minutes a side, turning when bubbles break on top, until golden. Grease the pan again between rounds. [{safe: egg}]
do 1      [Serve warm with {fruit&!banana nut nutbutter jam chocolate&!cocoa driedfruit sweet acid}.|Serve warm.]
tip       Keep the first ones warm on a plate in the oven at 80 °C (175 °F) while you cook the rest.
tip !bread ?egg,banana,buttermilk The first pancake tests the heat: if it browns before it bubbles, turn the heat down.
variation ?egg,banana,buttermilk !bread Pour the batter into a greased dish and bake it at 200 °C (400 °F) for 20 minutes, as one big pancake.
variation !egg,banana,buttermilk Knead in chopped herbs or a pinch of spice.
variation ?bread Spread two slices with jam and press them together before they soak.
variation ?egg,banana,buttermilk !bread Make them tiny and stack them three high.
`;
