const list = (names: string): readonly string[] => names.trim().split(/\s*,\s*/);

/**
 * Foods that the built-in chef does not cook with, or knows less exactly than somebody who avoids an allergen has to: each with the
 * things in it (names of entries in `MADE_OF`). They stand apart from `made-of.ts`, because only the look needs them. Where another
 * table knows a name too, the things of both count. Sources: Annex II of Regulation (EU) No 1169/2011, else ordinary knowledge of food.
 */
export const MORE_IN: Readonly<Record<string, readonly string[]>> = {
  gluten:
    list(`kamut, einkorn, durum, fregola, atta, baklava, profiterole, choux, dinner roll, bao, haggis, wheatgerm,
    amaretti, tempura, malted milk, marmite, vegemite, vegetarian oyster sauce`),
  crustaceans: list(`krill, belacan, xo sauce, tom yum paste, bisque, etouffee, bagoong, sambal belacan`),
  egg: list(`yolk, bearnaise, pavlova, macaron, advocaat, albumen, remoulade, gribiche, sabayon, french toast, choux, souffle,
    yorkshire pudding, tamagoyaki, carbonara, nougat, creme brulee, creme anglaise, profiterole, amaretti, eggwash,
    tiramisu`),
  fish: list(`taramasalata, puttanesca, bouillabaisse, roe, garum, gefilte, lox, isinglass, bottarga, tobiko, kipper,
    furikake, mullet, barramundi, perch, pike, turbot, brill, whitebait`),
  peanuts: list(`arachis oil, gado gado, snickers, reeses, beer nut, massaman, mafe, pb, pb 2, kare kare`),
  soy: list(`natto, yuba, okara, kecap, douchi, aburaage, vegetarian oyster sauce`),
  milk: list(`dairy, caseinate, lactose, mornay, tiramisu, panna cotta, gulab jamun, smetana, tres leches, carbonara, gelato,
    frangipane, bearnaise`),
  nuts: list(
    `gianduja, amaretti, baklava, macaron, orgeat, romesco, filbert, frangelico, ajo blanco, trail mix, bakewell`,
  ),
  celery: list(`mirepoix, soffritto, waldorf, v 8, bovril, clamato, vegemite, marmite`),
  mustard: list(`remoulade, mayo, tartar sauce, dijonnaise, kasundi, gribiche, curry paste, deviled egg`),
  sesame: list(
    `gomasio, gingelly, tahina, everything bagel, shichimi togarashi, togarashi, benne, simit, baba ghanoush`,
  ),
  sulphites: list(`candied peel, mixed peel, metabisulphite, sangria, pinot grigio`),
  lupin: list(`lupine, tremoco, altramuz, altramuces, lupinus`),
  molluscs: list(
    `cuttlefish, abalone, escargot, conch, periwinkle, winkle, geoduck, xo sauce, clamato, bouillabaisse`,
  ),
  seafood: list(`ceviche, sashimi`),
  meat: list(`rennet, tallow, aspic, boar, partridge, pigeon, frog leg, ox, tripe, haggis`),
  gelatine: list(`jelly baby, isinglass, wine gum, carmine, cochineal`),
  honey: list(`beeswax, honeycomb, shellac`),
  alcohol: list(`advocaat, frangelico, sangria`),
};

/** Names of foods that hold no more than these things, whatever the parts of the name mean alone, and whatever other tables know. */
export const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  nothing:
    list(`flax egg, chia egg, mustard yellow, wine glass, shea butter, pumpkin butter, sunflower seed butter, sunflower
    butter, rice bread, with a fish slice, nut milk bag, cauliflower crust, glass vermicelli, bean thread vermicelli, kelp
    noodle, sweet potato noodle, shirataki noodle, konjac noodle, quinoa flour, sorghum flour, teff flour, millet flour,
    buckwheat noodle, lentil pasta, red lentil pasta, rice pasta, quinoa pasta, pie spice, apple pie spice`),
  tomatoes: ['beefsteak tomato', 'beef tomato', 'pizza sauce'],
  courgette: ['zucchini noodle', 'courgette noodle'],
  chickpeas: ['chickpea pasta'],
  beef: ['beef stew'],
  gluten: ['hamburger bun', 'burger bun', 'hot dog bun', 'oyster cracker', 'dumpling wrapper'],
  corn: ['corn tortilla', 'corn pasta', 'masa harina', 'taco shell', 'tostada', 'corn chip', 'tortilla chip'],
  soy: ['tamari', 'tofu scramble'],
  nuts: ['hazelnut flour'],
  coconut: ['coconut aminos', 'coconut wrap'],
  mushrooms: list(`chestnut mushroom, lobster mushroom, chicken of the woods, hen of the woods`),
  shellfish: ['seafood'],
};

/** Names of foods that say too little to count, or are mostly verbs or tools here. */
export const NEVER: ReadonlySet<string> = new Set(
  list(`sauce, marinade, glaze, dip, crisp, chip, crumb, paste, spread, powder, soup, mix, protein, browning, kiss, spice,
    rub, char, broiler, shell, starter, batter, crescent, sponge, wrapper, filling, an, juice, tongue, pop, py, dipping
    sauce, curry sauce, pan sauce, dry rub`),
);

/** Names of foods that mean the dish itself, or are verbs, unless a list of ingredients gives their amount: "- 500 g mince". */
export const VAGUE: ReadonlySet<string> = new Set(
  list(`crust, dough, wrap, hash, stew, roll, pudding, stuffing, pie, sandwich, gravy, frosting, icing, mince, curry, risotto,
    paella, chowder, casserole, nugget, dumpling, burrito, enchilada, taco, pastry, meatball, relish, chutney, dressing,
    seasoning, dripping, sole, spirit, spice blend, spice mix, seasoning blend`),
);
