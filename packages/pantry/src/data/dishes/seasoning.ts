/** When there are only seasonings: a spice mix, or a dressing, to keep for the next meal; wafers of hard cheese. */
export const SEASONING = `
name      seasoning
taste     savoury
needs     hardcheese spice sweetspice herb sauce acid nutbutter spread nut garlic ginger chilli
takes     cheese 1, spice 12, sweetspice 8, herb 4, salt 1, sugar 1, sweet 1, fat 1, acid 2, sauce 3, spread 1, yogurt 1, aromatic 3, nut 1, nutbutter 1, topping 2
refuses   leek onion red_onion celery lemongrass bay_leaf curry_leaves coconut
way       none
serves    6
eats      spice 0.5, sweetspice 0.25, salt 0.15, fat 1, acid 0.17, vinegar 0.5, sauce 0.5, spring_onion 1, herb 4, yogurt 30, sweet 0.17, allium 25, garlic 0.2, ginger 2, nutbutter 0.5
staples   salt olive_oil?herb,aromatic,paste,sauce,acid,nutbutter,nut vinegar?herb,garlic,chilli,paste
cuisines
appeal    -4

when ?hardcheese !acid,sauce,spread,yogurt,herb,nutbutter,aromatic,paste
title     Crisp {1 cheese} wafers
prep      cheese nut: Heat the oven to 200 °C (180 °C fan, 400 °F) and line a tray with baking paper.
do 4      Mix {cheese spice nut} and set it out in thin heaps the width of a glass, well apart.
wait 8    Bake for 8 minutes, until golden and bubbling all over.
wait 10   Leave for 10 minutes: they crisp as they cool.

when ?nut !nutbutter,acid,sauce,spread,yogurt,herb
title     Toasted {2s nut}
do 6      Warm {fat} in a pan over medium-low heat. Add {nut} and stir for 5 minutes, until golden and fragrant. [Stir in {spice sweetspice sweet}.] Sprinkle with {salt}.
wait 10   Spread out on a plate for 10 minutes: they crisp as they cool.

when ?acid,sauce,spread,yogurt,nutbutter,aromatic,herb,paste
title     {2 spread nutbutter herb acid sauce spice aromatic yogurt} dressing
prep      herb woodherb aromatic acid nut topping
do 3      Mix {fat acid sauce spread yogurt nutbutter sweet herb spice sweetspice aromatic nut topping salt} in a bowl with a spoonful of water, until it looks smooth.
wait 10   Leave for 10 minutes for the flavours to meet, then spoon over vegetables or grains.

when ?spice,sweetspice
title     {2 spice sweetspice} spice mix
do 3      Toast {spice sweetspice} in a dry pan over low heat for 2 minutes, stirring, until fragrant.
wait 5    Cool on a plate for 5 minutes.
do 2      Crush with {salt sweet nut} and keep in a closed jar for up to 3 months. A teaspoon seasons food for two.

tip !cheese Write the date on the jar: what is in it fades within months.
tip ?cheese They keep their snap in a closed tin for 3 days.
variation ?cheese Drape them over a rolling pin while hot, for small shells.
variation !cheese Stir it into soft butter and keep it in slices in the freezer.
variation !cheese Rub it on vegetables before they go into the oven.
`;
