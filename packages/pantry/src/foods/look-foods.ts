const list = (names: string): readonly string[] => names.trim().split(/\s*,\s*/);

/**
 * Foods that the built-in chef does not cook with, or knows less exactly than somebody who avoids an allergen has to: each with the
 * things in it (names of entries in `MADE_OF`). They stand apart from `made-of.ts`, because only the look needs them. Where another
 * table knows a name too, the things of both count. Sources: Annex II of Regulation (EU) No 1169/2011, else ordinary knowledge of food.
 */
export const MORE_IN: Readonly<Record<string, readonly string[]>> = {
  gluten: list(`kamut, einkorn, emmer, triticale, durum, fregola, atta, blini, strudel, baklava, profiterole, choux, dinner roll, sub roll,
    kaiser roll, shumai, bao, haggis, wheatgerm, amaretti, tempura, malted milk, ovaltine, marmite, vegemite, vegetarian oyster sauce`),
  crustaceans: list(`krill, belacan, xo sauce, yabby, tom yum paste, nam prik pao, bisque, crawdad, etouffee, bagoong, geragau, jaiba,
    gambas, sambal belacan`),
  egg: list(`yolk, bearnaise, pavlova, macaron, advocaat, albumen, remoulade, gribiche, zabaglione, sabayon, french toast, choux, souffle,
    yorkshire pudding, tamagoyaki, carbonara, tortilla espanola, nougat, creme brulee, creme anglaise, profiterole, amaretti, eggwash,
    tiramisu`),
  fish: list(`taramasalata, tarama, puttanesca, bouillabaisse, roe, garum, colatura, gefilte, lox, gravlax, isinglass, bottarga, tobiko,
    masago, ikura, kipper, furikake, pollock, mullet, barramundi, perch, pike, turbot, brill, gentlemans relish, whitebait`),
  peanuts: list(`arachis oil, gado gado, snickers, reeses, beer nut, goober, massaman, mafe, pb, pb 2, kare kare, bamba`),
  soy: list(`natto, yuba, okara, kecap, douchi, ssamjang, aburaage, inari, sukiyaki sauce, vegetarian oyster sauce`),
  milk: list(`dairy, caseinate, lactose, mornay, tiramisu, panna cotta, mawa, rasgulla, gulab jamun, chhena, smetana, tres leches,
    carbonara, gelato, frangipane, bearnaise`),
  nuts: list(`gianduja, gianduia, amaretti, baklava, macaron, orgeat, romesco, marcona, filbert, frangelico, ajo blanco, financier,
    florentine, linzer, ferrero, nocino, ricciarelli, trail mix, bakewell`),
  celery: list(`mirepoix, soffritto, waldorf, v 8, bovril, holy trinity, clamato, vegemite, marmite`),
  mustard: list(`remoulade, mayo, tartar sauce, dressing mix, dijonnaise, kasundi, panch puran, mostarda, gribiche, curry paste,
    deviled egg`),
  sesame: list(`gomasio, gomashio, gingelly, tahina, tahineh, everything bagel, shichimi togarashi, togarashi, benne, til oil, simit,
    baba ghanoush`),
  sulphites: list(`candied peel, mixed peel, sulphur dioxide, metabisulphite, sangria, pinot grigio, chianti, crystallised ginger`),
  lupin: list(`lupine, tremoco, altramuz, altramuces, lupinus`),
  molluscs: list(`cuttlefish, abalone, escargot, conch, periwinkle, winkle, geoduck, limpet, xo sauce, clamato, bouillabaisse, sepia`),
  seafood: list(`ceviche, sashimi`),
  meat: list(`rennet, tallow, aspic, biltong, boar, elk, ostrich, partridge, pigeon, kangaroo, crocodile, frog leg, ox, tripe, haggis`),
  gelatine: list(`jelly baby, isinglass, wine gum, carmine, cochineal`),
  honey: list(`beeswax, royal jelly, honeycomb, propolis, shellac`),
  alcohol: list(`advocaat, frangelico, sangria, nocino`),
};

/** Names of foods that hold no more than these things, whatever the parts of the name mean alone, and whatever other tables know. */
export const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  nothing: list(`flax egg, chia egg, flaxseed egg, vegan egg, mustard yellow, wine glass, shea butter, pumpkin butter,
    sunflower seed butter, sunflower butter, rice bread, with a fish slice, using a fish slice, fish mint, nut milk bag, milk thistle,
    cauliflower crust, cream of rice, glass vermicelli, bean thread vermicelli, kelp noodle, sweet potato noodle, shirataki noodle,
    konjac noodle, quinoa flour, sorghum flour, teff flour, millet flour, buckwheat noodle, banana flour, arrowroot flour,
    lentil pasta, red lentil pasta, rice pasta, quinoa pasta, waffle iron, fish eye, pie spice, apple pie spice, cake tester`),
  tomatoes: ['beefsteak tomato', 'beef tomato', 'pizza sauce'],
  courgette: ['zucchini noodle', 'courgette noodle'],
  chickpeas: ['chickpea pasta'],
  beef: ['beef stew', 'stew beef', 'beef stew meat'],
  gluten: ['hamburger bun', 'burger bun', 'hot dog bun', 'oyster cracker', 'lobster roll bun', 'dumpling wrapper'],
  corn: ['corn tortilla', 'corn pasta', 'masa harina', 'taco shell', 'tostada', 'corn cake', 'corn chip', 'tortilla chip'],
  soy: ['tamari', 'tofu scramble'],
  nuts: ['hazelnut flour'],
  coconut: ['coconut aminos', 'coconut wrap'],
  mushrooms: list(`chestnut mushroom, lobster mushroom, chicken of the woods, hen of the woods, turkey tail, mushroom oyster sauce`),
  shellfish: ['seafood'],
};

/** Names of foods that say too little to count, or are mostly verbs or tools here. */
export const NEVER: ReadonlySet<string> = new Set(
  list(`sauce, marinade, glaze, dip, crisp, chip, crumb, paste, spread, powder, soup, mix, protein, browning, kiss, spice, rub, char,
    broiler, shell, starter, batter, crescent, sponge, wrapper, filling, an, juice, tongue, pop, wing, py, dipping sauce, curry sauce,
    pan sauce, dry rub`),
);

/** Names of foods that mean the dish itself, or are verbs, unless a list of ingredients gives their amount: "- 500 g mince". */
export const VAGUE: ReadonlySet<string> = new Set(
  list(`crust, dough, wrap, hash, stew, roll, pudding, stuffing, pie, sandwich, gravy, frosting, icing, mince, curry, risotto, paella,
    chowder, casserole, nugget, dumpling, burrito, enchilada, taco, pastry, meatball, relish, chutney, dressing, seasoning, dripping,
    sole, spirit, spice blend, spice mix, seasoning blend`),
);
