/** Something to drink: blended where there is fruit, warm with tea, coffee, chocolate or milk, cold and long otherwise. */
export const DRINK = `
name      drink
taste     sweet
needs     milk yogurt juice fizz hotdrink alcohol wine lemon lime lemon_juice lime_juice coconut_milk
takes     fruit 3, milk 1, yogurt 1, juice 2, fizz 1, hotdrink 1, alcohol 1, wine 1, acid 1, sweet 1, sweetspice 3, flavour 1, chocolate 1, herb 1, liquid 1, creamy 1, nutbutter 1, ginger 1, aromatic 1, candy 1, oats 1
refuses   granola stock vinegar allium garlic lemongrass chilli celery basil parsley coriander dill chives tarragon spring_onion sourfruit sour_cream biscuits tahini cranberries elderberries palm_oil pomegranate
way       none
serves    2
eats      fruit 90, berry 70, citrus 1, mango 0.5, milk 150, yogurt 80, juice 120, fizz 150, beer 200, spirits 40, sugar 0.75, honey 0.75, acid 0.5, lemon_juice 2, lime_juice 2, creamy 40, spring_onion 1, herb 3, ginger 4, wine 100, chocolate 20, cocoa 1, nutbutter 1, oats 10, hotdrink 1
staples   water sugar
water     hotdrink 150, lemon 220, lime 220, lemon_juice 220, lime_juice 220, spirits 60
cuisines  us in
appeal    1

when ?fruit !fizz,alcohol,hotdrink,wine
title ?milk,yogurt,creamy {2 fruit} smoothie
title     {2 fruit} cooler
prep      fruit acid aromatic herb chocolate
do 3      Blend {fruit milk yogurt juice liquid creamy sweet sweetspice flavour chocolate nutbutter acid aromatic oats} for 1 minute, until smooth. Pour into cold glasses. [Top with {herb candy}.]

when ?hotdrink,chocolate,milk !fizz,juice
title ?chocolate Hot chocolate[ with {1 sweetspice hotdrink}]
title ?milk ?hotdrink Milky {1 hotdrink}
title ?milk Hot {1 sweetspice flavour} milk
title ?milk Hot milk
title     Hot {1 hotdrink milk}
prep      fruit acid aromatic herb chocolate
do 9      Warm {milk liquid yogurt creamy sweet sweetspice flavour chocolate nutbutter aromatic oats} gently in a pan for 5 minutes, stirring, until steaming but not boiling. [Add {hotdrink} and leave for 3 minutes, then strain.]
do 1      [Stir in {alcohol wine acid}.] Pour into warm cups. [Top with {candy herb fruit}.]

when ?juice,fizz,alcohol,wine,acid,yogurt,creamy
title ?lemon,lemon_juice !alcohol,wine,juice,fizz,yogurt,creamy,hotdrink Lemonade
title ?lime,lime_juice !alcohol,wine,juice,fizz,yogurt,creamy,hotdrink Limeade
title     {2 alcohol wine juice fizz hotdrink acid yogurt creamy} cooler
prep      fruit acid aromatic herb
do 3 ?sweet Stir {alcohol wine juice milk yogurt creamy liquid acid sweet sweetspice flavour aromatic hotdrink chocolate nutbutter} in a jug, until everything has dissolved.
do 1 !sweet Pour {alcohol wine juice milk yogurt creamy liquid acid sweetspice flavour aromatic hotdrink chocolate nutbutter} into a jug.
wait 15   Chill for 15 minutes[?aromatic,hotdrink,sweetspice , then strain].
do 1      Pour into glasses. [Top up with {fizz}.] [Finish with {fruit herb candy oats}.]

tip !hotdrink Taste it cold before you add anything sweet: cold dulls sweetness.
tip       Warm or chill the glasses for a few minutes while you work.
variation !hotdrink,alcohol,wine,fizz Freeze it in moulds as ice lollies.
variation ?hotdrink,alcohol,wine,fizz Put a slice of orange into each glass.
variation !mint Add a sprig of mint.
`;
