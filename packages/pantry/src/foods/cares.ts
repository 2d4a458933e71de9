/** A warning about a food that is safe only when it is treated in a certain way. In its texts `@` stands for the food. */
export interface Care {
  /** Names of the foods that the warning is about, in the singular: of a food, of a variety, or as they are typed; `*` for every food. */
  readonly names: readonly string[];
  /** Words, in the singular, that the line must also contain. Without this field the warning applies to every line with the food. */
  readonly when?: RegExp;
  /** Words that show that the food has been treated already: the warning does not apply to a line with them. */
  readonly unless?: RegExp;
  /** Words that the method must contain. Without this field the warning stands in every recipe that uses the food. */
  readonly about?: RegExp;
  /** The text of the warning. */
  readonly say: string;
  /** Whether no salad takes the food, because most salads do not cook what they take. */
  readonly isForHeat?: true;
  /** A step that comes before all others, and its minutes. */
  readonly first?: { readonly text: string; readonly minutes: number };
}

const TREATED = /\b(?:canned|tinned|can|tin|jar|jarred|cooked|boiled|leftover|drained|refried|precooked)\b/;

/** The warnings, each with its public source. */
export const CARES: readonly Care[] = [
  // Centre for Food Safety, Hong Kong: Food Safety Focus 139 (February 2018), “Natural Toxins in Raw/Undercooked Beans”: soak well,
  // cook at 100 °C for 10 minutes or more; canned beans are safe. FDA, “Bad Bug Book”: soak for 5 hours, boil for 30 minutes.
  {
    names: ['kidney bean', 'black bean', 'white bean', 'black eyed pea'],
    unless: TREATED,
    say: 'I took the @ as canned or cooked. Raw or dried ones are poisonous: soak them overnight, then boil them hard in fresh water for at least 10 minutes, and on until soft, before they go in.',
  },
  {
    names: ['dried bean'],
    unless: /\b(?:canned|tinned|cooked)\b/,
    say: 'Never cut the soaking or the hard boil of the @ short, and never leave them to a slow cooker: raw beans are poisonous until they have boiled for at least 10 minutes.',
  },
  // Food Standards Australia New Zealand, “Cassava and bamboo shoots” (March 2017): peel, slice, cook thoroughly, discard the water.
  {
    names: [
      ...[
        'yuca',
        'yucca',
        'cassava',
        'manioc',
        'mandioca',
        'aipim',
        'macaxeira',
        'maniok',
        'maniokwurzel',
        'manioca',
      ],
      ...['cassave', 'manyok', 'маниок', '木薯'],
    ],
    say: 'Raw cassava is poisonous. Use sweet cassava only, peel and slice it, cook it until soft right through, and throw its cooking water away.',
    first: {
      text: 'Peel and slice @, boil in plenty of water for 25 minutes, until soft right through, and drain: throw the water away.',
      minutes: 35,
    },
  },
  // The same source: fresh shoots are boiled for 8 to 10 minutes; canned ones are safe.
  {
    names: ['bamboo shoot'],
    when: /\b(?:fresh|raw|uncooked|whole)\b/,
    say: 'Fresh bamboo shoots are poisonous until they have been boiled.',
    first: {
      text: 'Peel @, slice thinly and boil in salted water for 10 minutes; drain and throw the water away.',
      minutes: 18,
    },
  },
  // The same source, for the cyanide in cassava. No agency that we found gives minutes for its leaves, so ours are long.
  {
    names: ['cassava leaf'],
    say: 'Cassava leaves are poisonous raw: pound them and boil them well before they go in.',
    first: {
      text: 'Pound @, boil in plenty of water for 30 minutes, and drain: throw the water away.',
      minutes: 40,
    },
  },
  // Health Canada, “Food safety measures for fiddleheads” (16 April 2012): boil for 15 minutes, discard the water, also before frying.
  {
    names: ['fiddlehead', 'fiddlehead fern', 'ostrich fern'],
    say: 'Fiddleheads make people ill when they are raw or undercooked.',
    first: {
      text: 'Rub the brown husk off @, wash in several changes of cold water, boil in plenty of water for 15 minutes, and drain: throw the water away.',
      minutes: 25,
    },
  },
  // FDA Food Code, 3-201.16 and its Annex 3, “Wild Mushrooms”: deadly species look like edible ones, and many are poisonous raw.
  {
    names: [
      ...[
        'wild mushroom',
        'chanterelle',
        'porcini',
        'morel',
        'funghi porcini',
        'cepe',
        'steinpilze',
        'pfifferlinge',
      ],
      ...['kurki', 'borowiki', 'лисички', 'белые грибы'],
    ],
    isForHeat: true,
    say: 'Use only wild mushrooms from a shop, and cook them through: nobody can tell by a recipe whether found ones are safe.',
  },
  // CDC, MMWR 33(13), 6 April 1984, “Poisoning from Elderberry Juice — California”: ripe berries, cooked, without leaves and branches.
  {
    names: ['elderberry'],
    say: 'Elderberries make people ill when they are raw: use ripe black ones without stems and leaves, and cook them.',
    first: {
      text: 'Strip @ from every stem, put in a pan with a splash of water and boil for 10 minutes.',
      minutes: 15,
    },
  },
  // Kansas State University Extension in the Lawrence Journal-World, 20 November 2008: only the stems of rhubarb are fit to eat.
  { names: ['rhubarb'], say: 'Only the stalks of rhubarb are food: its leaves are poisonous.' },
  // Food Standards Agency, reminder of June 2010: no honey before the first birthday, for it can hold spores of botulism.
  {
    names: ['honey'],
    say: 'Honey is not for babies under one year, not even cooked: it can hold the spores of botulism.',
  },
  // NHS, “Can reheating rice cause food poisoning?”: cool within 1 hour, keep in the fridge for 1 day at most, reheat once, steaming hot.
  {
    names: ['rice', 'brown rice', 'wild rice', 'risotto rice'],
    when: /\b(?:cooked|leftover|boiled|steamed|reheated|yesterday|takeaway|takeout)\b/,
    unless: /\b(?:uncooked)\b/,
    say: 'Use cooked rice only if it went into the fridge within an hour and has been there for a day at most; heat it once, until steaming hot all the way through.',
  },
  // USDA, “Complete Guide to Home Canning”: boil low-acid and tomato foods for 10 minutes, and 1 more for each 1,000 ft (300 m).
  {
    names: ['*'],
    when: /\b(?:home|homemade|self) (?:made )?(?:canned|bottled|preserved|jarred)\b|\bcanned at home\b/,
    say: 'Home-canned food can hold the poison of botulism without a sign of it: never taste it before it has boiled for 10 minutes (a minute more for each 300 m of height), and throw it away if the lid bulges, leaks or spurts.',
    first: { text: 'Boil @ in a pan for 10 minutes before you taste it.', minutes: 12 },
  },
  // FDA consumer update, “Flour Is a Raw Food and Other Safety Facts”: do not eat or taste raw flour, dough or batter.
  {
    names: ['flour', 'self raising flour', 'gluten free flour'],
    about:
      /\b(?:dough|batter|(?:whisk|sift|beat|fold|stir)\b[^.]*\bflour\b(?! for (?:a|two|\d) minutes?))\b/i,
    say: 'Flour is raw: do not taste dough or batter before it is cooked.',
  },
  // FDA, “The Dangers of Raw Milk: Unpasteurized Milk Can Pose a Serious Health Risk”; CDC, “Raw Milk”: it can carry germs.
  {
    names: ['milk', 'cream'],
    when: /\b(?:raw|unpasteurised|unpasteurized|straight from the cow)\b/,
    say: 'Raw milk can carry germs that make people badly ill: it is boiled here before it is used.',
    first: { text: 'Bring @ to the boil, stirring, and let cool.', minutes: 10 },
  },
  // foodsafety.gov, “Cook to a Safe Minimum Internal Temperature”: poultry 74 °C (165 °F), ground meat 71 °C (160 °F).
  {
    names: ['*'],
    when: /\b(?:tartare|tartar|sashimi|carpaccio|torisashi|mett|sushi|ceviche|crudo|rare)\b/,
    unless: /\b(?:tartare? sauce|cream of tartar|sushi rice)\b/,
    say: 'I do not serve it raw or rare: the @ must be cooked through, to the temperature that the method says.',
  },
  {
    names: [
      'chicken',
      'chicken breast',
      'chicken thigh',
      'ground chicken',
      'turkey breast',
      'ground turkey',
      'duck breast',
    ],
    when: /\braw\b/,
    say: 'Raw poultry is never eaten raw: cook it to 74 °C (165 °F) all the way through, and wash board, knife and hands after it.',
  },
];

/** Matches a line that says that the dish is for a baby, for whom honey is dangerous. */
export const FOR_A_BABY =
  /\b(?:for|feed|feeding) (?:(?:my|our|the|a|an|his|her) )?(?:\w+ ){0,3}(?:baby|infant|newborn)$|\b(?:baby|weaning) (?:food|puree|porridge|cereal)\b|\binfant\b|\bweaning\b|\bmonth old (?:baby|infant|son|daughter|boy|girl|child)?$|^(?:a )?(?:my )?(?:baby|infant|newborn)$/;
