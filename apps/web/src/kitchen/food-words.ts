/** Words in a line of ingredients that name no food: amounts, sizes, and how it is cut, bought or kept. */
export const NO_FOOD = words(`
  a an the of or and about approximately roughly up to into in for with from plus more extra each per such as
  few some half quarter dozen pinch dash splash drizzle knob handful bunch head sprig stalk stick clove slice piece
  wedge cube chunk strip sheet can tin jar bottle carton packet package pack bag box container tub block ball bulb
  cup tablespoon tbsp tb teaspoon tsp fluid fl ounce oz pound lb lbs gram g kilogram kg milligram mg
  milliliter millilitre ml deciliter dl liter litre l cl pint pt quart qt gallon inch cm mm
  small medium large big thick thin heaped heaping level scant generous good fresh freshly frozen cold warm hot ripe raw
  whole dry lean boneless skinless skin bone free range organic plain virgin light low high reduced fat sodium
  ground finely coarsely thinly thickly lightly very optional taste needed serve serving garnish divided room
  temperature quality your favorite favourite leftover homemade ready made store bought
`);

/** Parts of a food. The other words of the line name the food itself: "chicken thighs". */
export const FOOD_PARTS = words(`
  breast thigh drumstick leg wing fillet filet loin tenderloin shoulder chop steak mince rib
  leaf floret crown frond zest peel yolk white kernel segment tip spear rasher
`);

/** Foods of many kinds: in "sesame oil" the word before says which. */
export const MANY_KINDS = words(`
  oil sauce paste powder stock broth vinegar seed milk cream cheese juice butter flour sugar bean pepper wine salt
  water syrup noodle bread rice pea nut cracker crumb starch puree soup mustard dressing extract mix seasoning
  spice herb onion potato tomato lettuce chocolate
`);

/** Words that may stand before a food and do not say which kind it is: "the oil", "add oil". */
export const SAYS_NO_KIND = words(`
  the a an all of in with to and or into over on from remaining rest reserved more some your each both this that
  add heat melt warm stir mix whisk combine toss pour drain rinse cook fry saute sauté brown boil beat cream blend
  sprinkle drizzle brush spread use hot cold cool half extra little enough other boiling simmering ground
`);

/** Foods whose names are also verbs: "roll out the dough" needs no rolls. */
export const ALSO_VERBS = words(`
  roll chop slice toast juice zest season dice mince squash steak top date crumble peel cut mix dressing
`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
