/** A thing that nobody must ever eat: words for it, or a pattern for a line with its words in the singular, and the reason. */
export interface Hazard {
  readonly words: readonly string[];
  readonly pattern?: RegExp;
  readonly reason: string;
}

const FUNGUS =
  'mushroom|chanterelle|porcini|morel|bolete|fungi|fungus|champignon|puffball|chicken of the wood|hen of the wood|pilz|pilze';
const PLACE = 'forest|wood|woodland|garden|lawn|yard|backyard|park|meadow|field|roadside|tree|hike|walk';
const PICKED =
  'found|forage|foraged|foraging|gathered|collected|harvested|picked|handpicked|self picked|home picked|unknown|unidentified|gesammelt|selbst gesammelt|cueilli';

/** Dangers of plants, fish, mushrooms and of food kept badly, each with the public source of it. */
export const NATURAL_DANGERS: readonly Hazard[] = [
  // FDA Food Code, 3-201.16 and its Annex 3, “Wild Mushrooms”: edible and deadly species are easily taken for one another.
  {
    words: [],
    pattern: new RegExp(
      `\\b(?:${FUNGUS})\\b.*\\b(?:${PICKED}|(?:from|in|under|on|off) (?:\\w+ ){0,3}(?:${PLACE}))\\b|\\b(?:${PICKED})\\b.*\\b(?:${FUNGUS})\\b|\\b(?:forest|yard|backyard|lawn|roadside|garden) (?:${FUNGUS})\\b`,
    ),
    reason:
      'wild mushrooms that somebody found can be deadly ones that look like good ones, and cooking does not help; use those of a shop',
  },
  // BfR, “Wild garlic: Confusion often leads to poisoning” (2023); ANSES, “Confusion between autumn crocus and wild garlic” (2023).
  {
    words: ['unknown berry', 'unidentified berry', 'unknown plant', 'unidentified plant', 'unknown root'],
    pattern:
      /\bforag(?:e|ed|ing)\b|\bwild (?:root|plant|carrot|parsnip|celery)\b|\b(?:berry|ramson|ramp|wild garlic|plant|herb|root|nut)\b.*\b(?:found|picked)\b/,
    reason: 'plants that were picked in the wild are easily taken for poisonous ones',
  },
  // Kansas State University Extension in the Lawrence Journal-World, 20 November 2008: only the stems of rhubarb are fit to eat.
  {
    words: [
      'rhubarb leaf',
      'rhabarberblatter',
      'rhubarb green',
      'rhubarb top',
      'leaf of rhubarb',
      'rhubarb with leaf',
      'rhubarb root',
      'feuille de rhubarbe',
    ],
    pattern: /\brhubarb\b.*\bleaf\b/,
    reason: 'the leaves hold oxalic acid and are poisonous; only the stalks are food',
  },
  // BfR, “Solanine in potatoes: Green and strongly germinating potato tubers should be sorted out” (2018).
  {
    words: [
      'green potato',
      'greenish potato',
      'potato sprout',
      'sprouted potato',
      'sprouting potato',
      'germinated potato',
      'potato leaf',
      'tomato leaf',
      'potato eye',
      'gekeimte kartoffeln',
      'keimende kartoffeln',
      'grune kartoffeln',
    ],
    pattern:
      /\bpotato(?: (?:that|which|have|has|is|are|with|a|bit|little|all|gone|going|go|went|turned|turning|some|its|their|skin|and|long|full|of|starting|to|already|started|spot))* (?:greenish|sprouting|sprouted|sprout|germinating)\b(?<!and sprout)|\bpotato(?: (?:that|which|have|has|is|are|a|bit|little|all|its|their|skin))* (?:gone|went|turned|turning|going) (?:a bit |slightly |all )?green\b|\bpotato (?:that|which) (?:is|are|have) (?:\w+ )?green\b|\bpotato with green (?:spot|skin|patch|bit)\b/,
    reason: 'it holds solanine, which cooking does not remove',
  },
  // EFSA, “Acute health risks related to the presence of cyanogenic glycosides in raw apricot kernels” (2016); FSA advice of 12 May 2016.
  {
    words: [
      ...[
        'apricot kernel',
        'apricot seed',
        'apricot pit',
        'apricot stone',
        'bitter almond',
        'almond bitter',
        'cherry pit',
        'cherry kernel',
      ],
      ...[
        'peach pit',
        'peach kernel',
        'peach stone',
        'plum kernel',
        'plum pit',
        'apple seed',
        'cherry stone',
        'bittermandel',
        'bittermandeln',
      ],
      ...['amande amere', 'amandes amere', 'almendra amarga', 'mandorla amara', 'aprikosenkerne'],
    ],
    reason: 'it sets cyanide free in the stomach',
  },
  // CDC, MMWR 33(13), 6 April 1984, “Poisoning from Elderberry Juice — California”: leaves and branches were in the press.
  {
    words: [
      'elderberry leaf',
      'elderberry stem',
      'elderberry bark',
      'elderberry root',
      'elder leaf',
      'green elderberry',
      'unripe elderberry',
      'red elderberry',
    ],
    reason:
      'leaves, stems and unripe or red berries of the elder set cyanide free in the stomach; only its ripe black berries are food, and only cooked',
  },
  // Food Standards Australia New Zealand, “Cassava and bamboo shoots” (March 2017): only sweet cassava may be sold as food.
  {
    words: ['bitter cassava', 'bitter manioc', 'bitter yuca', 'cassava peel'],
    reason: 'it holds more cyanide than home cooking takes out; only sweet cassava is for the kitchen',
  },
  // CDC, MMWR 44(48), 8 December 1995, “Unexplained Severe Illness Possibly Associated with Consumption of Kombucha Tea”.
  {
    words: [
      'scoby',
      'kombucha mother',
      'mother of kombucha',
      'kombucha culture',
      'kombucha mushroom',
      'kombucha starter',
      'tea fungus',
    ],
    reason:
      'it is a living culture that drinks are started with, and one from a kitchen may have caught moulds and germs; the drink of a shop is another thing',
  },
  // FDA consumer update, “Flour Is a Raw Food and Other Safety Facts”.
  {
    words: [
      'raw dough',
      'raw batter',
      'raw cake batter',
      'raw cake mix',
      'uncooked dough',
      'cake batter',
      'brownie batter',
    ],
    // A shop's roll of it is there to be baked.
    pattern:
      /(?<!\b(?:refrigerated|sugar|chip|roll|tube|package|packet) )\bcookie dough\b(?! ice cream)|\braw\b.*\bcookie dough\b/,
    reason: 'raw flour and raw eggs carry germs until they are baked; bake it as its packet says',
  },
  // FDA, Import Alert 21-11: ackee holds hypoglycin A while it is unripe.
  {
    words: ['unripe ackee', 'green ackee', 'raw ackee', 'ackee seed'],
    reason: 'unripe ackee holds a poison that cooking does not remove',
  },
  // Kansas State University Extension in the Lawrence Journal-World, 20 November 2008, on pokeweed.
  {
    words: ['pokeweed', 'poke berry', 'pokeberry', 'poke root', 'poke sallet'],
    reason: 'the plant is poisonous, and boiling is not known to make it safe',
  },
  // USDA Food Safety and Inspection Service, “Danger Zone (40 °F – 140 °F)”: not longer than two hours; NHS on rice: one hour.
  {
    words: [
      'left out overnight',
      'left out all night',
      'sat out overnight',
      'out all night',
      'stood overnight',
      'refrozen',
      'rice left out',
      'rice left standing',
    ],
    pattern:
      /\b(?:left|sat|stood|been|kept|forgotten|standing) (?:\w+ )?(?:out|standing|unrefrigerated|warm)\b|\b(?:at|in) room temperature\b(?=.*\b(?:day|hour|night|overnight)\b)|\bon the counter\b/,
    reason:
      'cooked food that stood warm for more than two hours (rice: one) can hold poisons of germs, and heating does not take them out',
  },
  // CDC, “Home-Canned Foods: Protect Yourself from Botulism”: throw away what leaks, bulges, is cracked, spurts or smells.
  {
    words: [
      'swollen can',
      'swollen tin',
      'bulging tin',
      'bulging jar',
      'bulging lid',
      'leaking can',
      'leaking tin',
      'leaking jar',
      'dented can',
      'rusty can',
    ],
    pattern:
      /\b(?:bulging|swollen|leaking|dented|rusty|spurting) (?:\w+ )?(?:can|tin|jar|lid)\b|\b(?:can|tin|jar|lid)\b.* (?:bulging|bulge|swollen|leaking|leak|spurting|spurt)\b/,
    reason: 'a can that bulges or leaks can hold the poison of botulism, of which a taste is enough',
  },
  // FDA, “Advisory on Puffer Fish” (2007, updated 2014).
  {
    words: [
      'puffer fish',
      'pufferfish',
      'fugu',
      'blowfish',
      'globefish',
      'swellfish',
      'balloonfish',
      'sea squab',
      'puffer',
    ],
    reason: 'its poison kills, and only licensed cooks may prepare it',
  },
];
