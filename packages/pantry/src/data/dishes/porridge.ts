/** Oats simmered until creamy, with sweet things on top; granola as it is, rice pudding where there is rice and milk. */
export const PORRIDGE = `
name      sweet bowl
taste     sweet
needs     oats rice
takes     oats/starch 1, milk 1, acid 1, fruit 2, driedfruit 2, nut 2, sweet 1, sweetspice 2, flavour 1, yogurt 1, nutbutter 1, jam 1, chocolate 1, salt 1, water 1, creamy 1, liquid 1
refuses   stock vinegar brown_rice wild_rice pasta noodle grain sourfruit sour_cream tahini cranberries elderberries condensed_milk
way       none
serves    2
eats      oats 45, starch 45, acid 0.1, milk 220, fruit 80, berry 50, nut 10, sweet 0.5, salt 0.06, yogurt 40, nutbutter 1, creamy 50, driedfruit 15, chocolate 10, cocoa 0.5, jam 0.5
staples   water salt
water     oats 230, rice 220, milk -190
cuisines  us
appeal    2
loves     milk 1.5, oat_drink 1.5, soy_drink 1.5, almond_drink 1.5

when ?granola
title     {1 oats} bowl[ with {2s fruit driedfruit yogurt}]
prep      fruit nut driedfruit chocolate
do 2      Spoon {oats} into bowls. [Pour over {milk creamy}.] [Top with {yogurt fruit nut driedfruit chocolate nutbutter jam sweet}.]

when ?rice ?milk,coconut_milk,creamy
title     Rice pudding[ with {2s fruit driedfruit chocolate nut}]
prep      fruit nut driedfruit chocolate acid
do 6      Put {starch liquid milk creamy cocoa sweetspice flavour salt} in a heavy pan[ with {driedfruit}] and bring to a simmer, stirring.
do 28     Cook over the lowest heat for 28 minutes, stirring often, until thick and creamy and the rice is soft.
do 2      [Stir in {sweet acid}.] Spoon into bowls. [Top with {fruit nut chocolate&!cocoa yogurt nutbutter jam}.]

when ?oats
title     {2 fruit driedfruit chocolate nut nutbutter} porridge
title     Creamy porridge
prep      fruit nut driedfruit chocolate
do 8      Put {oats milk liquid creamy cocoa sweetspice flavour salt} in a pan. Bring to a simmer and stir over low heat for 6 minutes, until creamy.
do 2      Leave for a minute off the heat, then spoon into bowls. [Top with {fruit nut driedfruit chocolate&!cocoa yogurt nutbutter jam sweet}.]
tip ?oats !granola A pinch of salt is what makes porridge taste of oats.
tip ?oats !granola Toast the oats in the dry pan for 2 minutes first, for a nutty taste.
tip ?granola Two minutes in a dry pan make it crisp again where it has gone soft.
tip ?rice It thickens as it stands: loosen it with a splash of milk.
variation ?oats !granola Stir everything together cold the night before and eat it straight from the fridge.
variation ?granola Layer it in a glass with thick yogurt and fruit.
variation ?granola Layer it in a glass with fruit.
variation ?rice Brown it under the grill with a little sugar on top.
variation ?oats !granola Bake it in a dish at 180 °C (350 °F) for 25 minutes until set.
`;
