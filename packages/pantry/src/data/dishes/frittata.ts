/** Eggs with what there is, begun in the pan and set in the oven; scrambled when there is nothing to bake. */
export const FRITTATA = `
name      frittata
taste     savoury
needs     egg
takes     egg 1, cured 1, tuber 1, vegetable 3, aromatic 3, main 1, cheese 2, herb 2, spice 2, milk 1, creamy 1, topping 1, fat 1, salt 1, bread 1
refuses   poultry mince meat slowmeat wholebird fish shellfish mollusc tofu pulse drybean coconut_milk soy_drink garlic_powder yam curry_paste star_anise paste ginger lemongrass bay_leaf seaweed baked_beans liver
way       fry 15
serves    2
eats      main 40, milk 25, creamy 25, vegetable 60, leaf 50, fat 0.75, tuber 110, cheese 30, salt 0.2, bread 1, cured 25
staples   olive_oil salt
cuisines  it es gr fr
appeal    1.5
loves     spinach 1, softcheese 1, tuber 0.5, courgette 0.5, spring_onion 0.5

when ?cured,tuber,vegetable,aromatic,main
title     {2 main cured vegetable tuber cheese aromatic} frittata
prep      cured tuber vegetable aromatic main cheese herb woodherb topping: Heat the oven to 190 °C (170 °C fan, 375 °F).
do 1      Warm {fat} in an ovenproof frying pan over medium heat. {fry: cured tuber vegetable aromatic main} [Stir in {spice} for the last minute.]
do 2      Beat {egg} with {salt milk creamy}. [Stir in {cheese herb topping}.]
do 3      Pour the egg over, tilt the pan to level it and cook for 3 minutes without stirring, until the edges set.
wait 12   Bake for 12 minutes, until puffed and golden, with nothing runny left in the middle. {safe: egg}
wait 3    Let it settle for 3 minutes, loosen the edge and cut into wedges. [Serve with {bread}.]

when ?egg
title     {1 cheese herb} scrambled eggs
title     Soft scrambled eggs
prep      herb woodherb cheese topping
do 2      Beat {egg} with {salt spice milk creamy}.
do 4      Warm {fat} in a pan over low heat. Pour in the egg and stir slowly for about 4 minutes, until softly set with nothing runny. [Stir in {cheese} for the last minute.] {safe: egg}
do 1      [Scatter over {herb topping}.] [Serve at once with {bread}, toasted.|Serve at once.]

tip       Let the vegetables steam off in the pan before the egg goes in: wet fillings make the egg weep.
tip       It is as good cold, so what is left makes tomorrow’s lunch: cool it, and keep it in the fridge for up to 3 days.
tip       Take the pan off the heat a moment before the egg looks done: it goes on setting by itself.
variation Roll it up in a warm flatbread with something crisp.
variation Serve it in a split roll as a sandwich.
variation Let it cool and cut it into small squares, for a picnic.
`;
