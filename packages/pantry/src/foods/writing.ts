/* Patterns for the ways in which people write the lines of a list. */

/** Signs that nobody writes in the name of a food. */
export const MARKUP = /[<>[\]{}`|\\*_#=$^~@]|:\/\//;

/** A mark that points to a footnote of the recipe that a line was copied from: "mirin*". */
export const FOOTNOTE = /(?<=[\p{L}),])[*†‡]+(?=[\s,;(]|$)|(?<=\p{L})\*(?=\p{L})/gu;

/** A footnote in a list that was copied as a whole: "*See note". */
export const ASIDE = /^\s*[*†‡]+\p{L}/u;

/** Replacements that make a line simpler before it is read. */
export const SIMPLIFICATIONS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Words that only sound like a state, or like a wish: "squeezed dry" is not dried, and "free-range" is not free of anything.
  [/\b(?:squeezed?|pat|patted|wrung|spun|rubbed)[ -]dry\b|\bfree[ -](?:range|run|flowing)\b/gi, ' '],
  // Words in public lists without their last letters: "all purpos flour".
  [/\b(?:sauc|purpos)(?!\p{L})/giu, '$&e'],
  [/\bcrisp(?=[ -]cooked\b)|(?<=\bcooked )crisp\b/gi, ' '],
  // The first part of the amount stands on another line: "plus 2 tablespoons sugar".
  [/^\s*plus(?:\P{L}+(?:(?:to|or|one|an?)(?=\P{L}))?)+/iu, ''],
  [/\bcrusts? (?:trimmed|removed|discarded|cut off)\b/gi, ' '],
  [/[,(]? *\b(?:see )?recipes? (?:follows?|below|above)\b\)?/gi, ''],
  [/\b(low|reduced|lower)[- ]fat, *(?=\p{L})/giu, '$1-fat '],
  // "Can" in a remark is no tin, and what is not to be done is nothing: "(you can use veal)", "(do not trim fat)".
  [/\b(?:you|we|they|i) can\b|\((?:do not|don['’]?t|sometimes|also|often) [^()]*\)/gi, ' '],
  // A comma between two words for the same food: "6 boneless, skinless thighs", "2 large, ripe avocados".
  [
    /\b(boneless|skinless|large|small|medium|ripe|firm|fresh|raw|lean|peeled|thin|thick|whole|uncooked|unsalted|salted|unsweetened|sweetened|cold|plain|dry|toasted|smooth|creamy|crunchy|seedless|pitted), (?=\p{L})/giu,
    '$1 ',
  ],
  [/^\s*(?:freshly )?(?:ground )?pepper(?=,? (?:to|for|as) )/iu, 'black pepper'],
  // What is in it anyway, and how it is made ready: "tomatoes (with seeds and juice)", "blanched in boiling water".
  [/,? (?:blanched|refreshed) [^,;]*\bwater\b[^,;]*/gi, ''],
  [/(?<=\b(?:cooked|boiled)) in [^,;]*\bwater\b[^,;]*/gi, ''],
  [/\((?:with|including) (?:(?:its|their|the) )?(?:seeds|juices?)(?: and (?:seeds|juices?))?\)/gi, ''],
  [/,? (?:warmed|melted) until (?:liquid|melted)\b|\bif using [^,;)]*|\bdi parma\b/gi, ''],
  [/,(?= preferably\b)/gi, ''],
  [/\b(turkey breast|turkey|chicken breast|ham|roast beef),? deli meat\b/gi, 'deli $1'],
  [/\bpotato(?:[- ]bread)? (?=(?:(?:sandwich|hamburger|burger|hot dog) )?(?:buns?|rolls?)\b)/gi, ''],
  [/\bstir[- ]fry strips\b/gi, 'strips'],
  [
    /(?<=\b(?:tsps?|teaspoons?|pinch|dash)\.? (?:of )?)adobo(?=\s*(?:$|[,(]))|\badobo goya\b/giu,
    'adobo seasoning',
  ],
  [/\bdeli[- ](?:style |sliced |thin )+/gi, 'deli '],
  [/(?<=^\s*[\d./]+ (?:thin )?)rings (?:of )?(?=[\p{L} ]*(?:pepper|onion))/iu, 'slices '],
  [/\bpolenta roll\b|\broll of polenta\b/iu, 'tube of cooked polenta'],
  // A whole ham with its size: "1 whole bone-in 16- to 18-pound ham".
  [
    /\b(?<one>1|one|an?) (?<words>(?:(?:whole|bone[- ]in|fresh|frozen|fully|cooked|smoked|large)[ ,]+)+)(?=\d[\d./]*-)/giu,
    '$2$1 ',
  ],
  // One bird of such a weight, and not six of half a pound: "6 1/2-pound turkey".
  [
    /^\s*(\d+ \d\/\d)-?(?: ?(?:to|-) ?[\d /]+)?-(?=(?:pound|lb|kg)\b.*\b(?:turkey|chicken|duck|goose|capon|ham|roast|brisket)\s*(?:$|[,(]))/iu,
    '1 x $1 ',
  ],
  // The size of each piece: "8 6-ounce potatoes", "1 4 3/4- to 5-pound chicken".
  [
    /(?<!\()\b(\d+|one|two|three|four|six) ((?:\d+ )?\d+(?:[./]\d+)?)(?:-? ?(?:to|-) ?(?:\d+ )?\d+(?:[./]\d+)?)?-(?=(?:ounces?|oz|pounds?|lbs?|grams?|g|kg)\b)/gi,
    '$1 x $2 ',
  ],
  // A whole line, since a rib of celery is no meat.
  [/^\s*(?:[\d.]+ ?(?:kg|g|lbs?|pounds?|racks?)?\s+(?:of )?)?ribs\s*$/i, 'pork ribs'],
  [/\b(?:low|reduced|lower)[- ]salt\b/gi, ' '],
  // A spoon of pepper is ground.
  [
    /(?<=\b(?:tsps?|teaspoons?|tbsps?|tablespoons?|pinch(?:es)?|dash(?:es)?)\.? (?:of )?)pepper(?=\s*(?:$|[,(]|to taste))/i,
    'black pepper',
  ],
  [
    /\b(?:fat[- ]free|non-?fat|low[- ]fat|reduced[- ]fat) (?=half\b)|\b(?:low|lower|reduced)[- ]fat (?!(?:milk|buttermilk|sour cream|cream cheese|cottage|(?:plain |greek )?yogh?urt)\b)/gi,
    '',
  ],
  [
    /,? (?:packed )?(?:with|in|including) (?:(?:its|their|own|natural|heavy|light|extra) )*(?:juices?|liquid|syrup)\b/gi,
    '',
  ],
  [/(?<=\p{L}),? packed (?:without|in|with) (?:oil|water|syrup|juice|brine)\b/giu, ''],
  [
    /(?<=\b(?:wine|beer|cider|stock|broth|sauce|cream|milk|juice|pesto|paste|butter|cheese|bread)(?:,(?: an?)? [\p{L}]+|,)?) (?:that(?:s| is) |which is )?(?:left(?:[ -]?overs?)?|remaining)(?: (?:in|from|at|after) [\p{L}\p{N}' ]+)?$/giu,
    '',
  ],
  // "Peaches, 3 ripe ones", "plantains, 2 very ripe".
  [
    /^(\p{L}[\p{L} ]*), (\d+|one|two|three|four|five|six) ((?:(?:very|over|big|large|small|medium|ripe|good|old|of them|ones?) ?)+)$/iu,
    '$2 $3 $1',
  ],
  // Beans that were boiled before.
  [/\bdried (?=[\p{L} -]*(?:beans?|peas|chickpeas|lentils)\b.*\bcooked\b)/iu, ''],
  // "Lentils, green" are green lentils.
  [
    /^(lentils|beans|olives|peppers?|onions?|apples?|grapes|cabbage|rice), (green|red|brown|black|white|yellow|wild)$/iu,
    '$2 $1',
  ],
  // A duck or a chicken that is counted is a whole one.
  [
    /^\s*(?:1|one|a|whole) (?:(?:whole|small|medium|large|roasting|free[- ]range|\d[\d.]* ?kg) )+chicken\s*$/i,
    '1 whole chicken',
  ],
  [/^\s*(?:1|one|an?|whole) (?:(?:large|small|oven[- ]ready|\d[\d.]* ?kg) )?duck\s*$/i, '1 whole duck'],
  [
    /(?<=^\s*[12] (?:\([^a-z)]*(?:(?:to|about|or) [^a-z)]*)?(?:pounds?|lbs?|kg)\)|(?:x )?[\d/. ]+(?:-? ?to ?[\d/. ]+)?(?:-|(?<=x [\d/. ]+))(?:pounds?|lbs?|kg)) (?:(?:fryer|broiler|roasting|frying|free-range|organic|fresh) )*)(?=(?:chicken|duck)s?\s*(?:$|[,(;]))/i,
    'whole ',
  ],
  // "8 chicken thighs, bone in, skin on" are bone-in chicken thighs.
  [/,?\s*\bskin[- ]?on\b,?|\b(?:french[- ])?fr(?:y|ies)[- ]sized?\b/gi, ' '],
  [/\bbone[- ]?in,?\s+(?=(?:chicken )?(?:thigh|breast)s?\b)/gi, 'bone in '],
  [
    /^(.*?)(chicken (?:thigh|breast)s?)\b(.*?)[, (]+(?:with )?(?:the )?bones?[- ]?in\)?(.*)$/i,
    '$1bone in $2$3$4',
  ],
  // The number behind the food: "chicken thighs, 6".
  [
    /^([^\d(]*\p{L})s?, (?:(?:just|only|about|maybe) )?(\d{1,2}|one|two|three|four|five|six|eight)(?: left| of them)?$/iu,
    '$2 $1',
  ],
  [/^([^\d(,]*\p{L}) ([1-9]\d?)$/iu, '$2 $1'],
  // The amount behind the food: "leftover lamb, maybe 300g".
  [
    /^(.*\p{L}), (?:(?:maybe|about|around|roughly|say|probably|approx\.?|ca\.?) )?(\d[\d.,/]* ?(?:g|kg|ml|l|oz|lbs?|pounds?|grams?|cups?))(?: ((?:\p{L}+ ?)+))?$/iu,
    '$2 $1, $3',
  ],
  // "Butternut squash, a big one".
  [
    /^(\p{L}[\p{L} ]*), (?:(?:just )?(?:a|one)) (?:(?:very|quite) )?(?:big|large|small|medium|good|nice|whole|fat)(?:[ -]sized)?(?: one)?$/iu,
    '1 $1',
  ],
  // "Green beans, a handful".
  [
    /^(\p{L}[\p{L} ]*), (?:about )?((?:an? |one )?(?:(?:small|big|large|good|generous) )?(?:handful|bunch|splash|knob|pinch|punnet|spoonful|spoon|glass))$/iu,
    '$2 $1',
  ],
  // Rice that waited in the fridge was boiled before.
  [
    /\b(?:(?:one|two|[12])[- ])?(?:days?[- ]old|yesterday['’]?s?|overnight|takeaway|takeout) (?=(?:\p{L}+ )?rice\b)/giu,
    'leftover ',
  ],
  [/^\s*(?:(?:some|a bit of|the|our) )?((?:\p{L}+ )?)mash\s*$/iu, '$1leftover mashed potato'],
  // The meat on a bird that was bought roasted.
  [
    /^\s*(?:1|one|an?|whole)(?: (?:small|large|whole|store[- ]bought))* (?=(?:rotisserie|roast(?:ed)?|cooked) chicken\s*(?:$|[,(]))/iu,
    '650 g ',
  ],
  [
    /^\s*(?:half|½|1\/2)(?: of)?(?: an?)?(?: (?:leftover|small|large))* (?=(?:rotisserie|roast(?:ed)?|cooked) chicken\s*(?:$|[,(]|left))/iu,
    '325 g ',
  ],
  // "Chips frozen" are made of potatoes.
  [/^\s*(?:oven )?chips,? \(?(?:frozen|oven)\)?\s*$/iu, 'frozen chips'],
  // Nobody is sure: "white fish, cod I think".
  [/(?:,[^,;()]*|\s+)\bi (?:think|guess|believe|reckon|suppose)(?=\s*(?:$|[,;)]))/giu, ''],
  // "Turkey leftovers, plenty".
  [
    /,\s*(?:plenty|lots|loads|a lot|not (?:much|many)|just enough|enough)(?: of (?:it|them))?\s*$|,? (?:about |nearly |only )?half[ -](?:full|empty|used|gone)\s*$/iu,
    '',
  ],
  // Beef and pork together, as meatballs have them.
  [
    /\b(?:(?:ground|minced) (?:beef (?:and|&|\/) pork|pork (?:and|&|\/) beef)(?: (?:mix|mixture|mince))?|(?:beef (?:and|&|\/) pork|pork (?:and|&|\/) beef) mince|meatloaf mix)\b/giu,
    'mixed mince',
  ],
  // A sourdough is a loaf, and no slice.
  [
    /^(?:(half)(?: an?| of an?)?|(an?|1|one|2|two)) (?:(?:half|big|large|small|long|whole|good|nice|fresh|stale|crusty) )*(?=(?:ciabattas?|sourdough|focaccia|bloomer|farmhouse loaf)(?:\s*$|[,(;]))/iu,
    '$1$2 loaf ',
  ],
  // Where the rest of something is: "wine left over from Saturday", "half a jar, the last of it in the fridge".
  [
    /(?<=\p{L}),? (?:that(?:s| is) |which is )?(?:left[ -]?overs?|(?:left(?:[ -]?overs?)?|remaining) (?:in|from|at|after) [\p{L}\p{N}' ]+)$/giu,
    ', leftover',
  ],
  [/(?<=\p{L}),? trimmed of (?:\p{L}+ )*(?:fat|sinew|skin)\b/giu, ''],
  // What is taken away, kept back or made of the food itself: "turkey, giblets removed", "onions, green parts only", "2 lemons, zest and juice".
  [
    /(?<=\p{L})(?:,| -)[^,;]*\b(?:fat|meat|skin|juices?|liquid|flesh|tails?|stems?|tops?|ends?|bones?)(?: \w+ly)? (?:trimmed|sliced|shredded|drained|cut|strained)\b[^,;]*/giu,
    '',
  ],
  [
    /(?<=\p{L}),[^,;)]*\b(?:removed|reserved?|discarded|set aside|scraped|(?:green|white|pale|light) parts?)\b[^,;)]*/giu,
    '',
  ],
  [
    /(?<=\b(?:lemon|lime|orange|grapefruit)s?), (?:(?:grated )?zest(?:ed)? (?:and|&) )?juiced?(?: only)?$/iu,
    '',
  ],
  [/\b(?:thawed )?if frozen\b|\bfresh or frozen\b|\bfrozen or fresh\b/gi, ' '],
  [/,(?<=\bgarlic\b[^;]*)[^,;]*\bcloves\b[^;]*/gi, ''],
  // Half of a chicken's breast is what others call a breast.
  [/(?<=\bbreasts?),? hal(?:f|ves)\b/gi, ''],
  // An egg that was in the water for a minute is raw.
  [/,? (?:soft[- ]?)?(?:boiled|coddled|cooked)(?: for)? (?:1|one|2|two)[- ]minutes?\b/gi, ''],
  [
    /,[^,;]*\bto a paste\b[^,;]*|,? ?\bseeds? (?:included|and all|left in)\b|,? (?:including|with) (?:the )?seeds\b/gi,
    '',
  ],
  [/\b(?:can|tin)s?(?: of)? (?=pumpkin\b|chill?i\s*$)/gi, '$&canned '],
  [/,? ?\b(?:trimmed of )?excess fat(?: trimmed| removed)?\b/gi, ''],
  // A spray is a fat for the pan, whatever it is made of.
  [
    /(?:(?<![\p{L}-])(?!(?:of|and|or|with) )[\p{L}-]+ ){0,5}(?<!\p{L})(?:pam|spray oil|(?:oil|cooking|baking|pan|non-?stick|stick|shortening) (?:cooking )?spray)(?: cooking)?(?!\p{L})/giu,
    'cooking spray',
  ],
  // A roast without the name of its meat is beef.
  [/^((?:[\d./ ]+-?(?:lbs?|pounds?|kg|g|oz)?\.? (?:of )?)?)roast$/i, '$1pot roast'],
  // Words and signs that interrupt a name: "chicken skinless thigh".
  [/\b(?:bone|skin)less\b|[©®™]/gi, ' '],
  [/\bbrown (?:(?:dark|light|firml[yi]|pack(?:ed)?) )+(?=sugar)/gi, 'brown '],
  // Pasta that was weighed dry, and is cooked by whoever cooks the dish.
  [
    /(?<=^[^,;]*\b(?:ounces?|oz|pounds?|lbs?|packages?|box)\b[^,;]*\b(?:pasta|linguin[ei]|spaghetti|penne|macaroni|fettuccin[ei]|noodles?|rotini|rigatoni|ziti|shells|orzo|farfalle|angel hair|vermicelli)),? (?:freshly )?cooked\b[^;]*/iu,
    '',
  ],
  // Eggs that are still to be fried.
  [/\b(?:fried|poached|scrambled) (?=eggs?\b)/gi, ''],
  // All of a lemon.
  [
    /\b(?:(?:finely )?grated )?(?:zest|rind|peel|juice) (?:and|&|plus) (?:(?:finely )?grated )?(?:juice|zest|rind|peel) of (?=[^,]*\b(?:lemon|lime|orange|grapefruit))/giu,
    '',
  ],
  // A mixture of four cheeses is no four pieces.
  [/(?<=\p{L} )(?:[2-6]|two|three|four|five|six)[- ](?=cheese\b)/giu, ''],
  // A double crust is two.
  [
    /\b(?:1|one|a)(?: \(?\d+(?:-| )?inch\)?| package)? double[- ]crust (?:\p{L}[\p{L}-]* )*?(?=(?:pie )?(?:crust|pastry|shell)s?\b)/giu,
    '2 ',
  ],
  // "Pastry for a 9-inch double-crust pie" is pastry, and no baked one.
  [/(?:\b(?:1|one|a) recipe (?:of )?)?\bpastry for\b.*\bdouble\b.*\b(?:pie|crust|tart)\b.*/gi, '2 pie crust'],
  [/\bpastry for\b.*\b(?:pie|crust|tart)\b.*/gi, 'pie crust'],
  // Words for the use of a food, and not for its amount: "lemon wedges as an accompaniment".
  [/^(?:optional )?(?:accompaniments?|garnish(?:es)?|toppings?): (?=[\p{L}\d])|,? garnish$/iu, ''],
  [/\bcut into [^,;]*\b(?:fries|chips|rings|ribbons|noodles|spaghetti|vermicelli)\b/gi, ' '],
  [/(?<=\b(?:as|for) )an? (?=\p{L})/giu, ''],
  // Foods inside canned tomatoes: "diced tomatoes with green pepper, celery and onion".
  [/(?<=\b(?:dic|chopp|crush|stew|cann)ed [\w ]{0,20}tomatoes with\b[^;()]{0,60})(?:,| and\b| &)/gi, ' '],
  // The words between "ground" and the meat name a sort of it: "ground kobe beef" is ground beef, and no whole piece.
  [
    /\b(ground|minced)(?:\s+(?!pepper|cumin|and|with)[\p{L}-]+){1,2}(?=\s+(?:beef|pork|lamb|veal|turkey|chicken)\b(?! (?:stock|broth|sausage)))/giu,
    '$1',
  ],
  [/\b(beef|pork|lamb|veal|turkey|chicken), (ground|minced)\b/gi, '$2 $1'],
  // Of a range of sizes the upper one counts: "1 (14- to 16-ounce) can".
  [
    /(?<=\d\s*\(\s*)(?:\d+ )?[\d./]+-?\s*(?:to|-|–)\s*(?=[\d./]+\s*-?\s*(?:ounces?|oz|pounds?|lbs?|grams?|g|kg|ml)\b)/gi,
    '',
  ],
  [/\b(?:thick|thin|center|centre|straight|crinkle)[- ]cut\b/gi, ' '],
  [/(?<![\d.])\.(?=\d)/g, '0.'],
  // "1 can (15 oz)" is read like "1 x 15 oz can".
  [
    /(?<=^\s*)([\d.½¼¾⅓⅔]+|an?|one|two|three|four) ((?:can|tin|jar|package|packet|pkg|pack|bag|box|bottle|carton|container|tub|envelope|pouch|loaf|block|log|tube)(?:e?s)?)\.? \((?:about |approx\.? )?([\d.,]+|\d+ \d\/\d)[- ]?(oz|ounces?|g|grams?|kg|lbs?|pounds?|ml)\b[^()]*\)/iu,
    '$1 x $3 $4 $2 ',
  ],
  // A number of packages of a size: "1 (10 ounce) package" is read like "1 x 10 ounce package".
  [/(?<=\d\s*)\((?=\d)/g, 'x '],
  // Brackets that do not enclose a mere remark: "carrots (3)", "spinach (10 oz)", "granola (with nuts)".
  [/\((?=(?:about )?\d[^a-z()°%]*[a-z]*(?: total)?\)|(?:[^()]*\s)?(?:with|contain\w*)\b)/gi, ' '],
];

/** A heading of a part of a recipe, such as "Cake:" or "For the sauce", and wood for smoking. Neither names a food to cook with. */
export const HEADING =
  /^[^\d:]+:\s*$|^[^\p{L}\d]*(?:(?:cake|cupcake|frosting|icing|glaze|topping|streusel|filling|crust|frangipane|smooth|warm|room temperature)s?\W*|for (?:the \D+|\w+ing))$|\b(?:wood|smok(?:e|ing)|hickory|mesquite) chips\b|\b(?:lollipop|popsicle|wooden|craft) sticks?\b/iu;

/** Words for food without a thing: "non-dairy", "eggless". */
export const LACKING = /\bnon-(\p{L}+)|\b(\p{L}+)less\b/giu;

/** A remark in brackets. */
export const BRACKETS = /\([^()]*\)/g;

/** The separators between the parts of a line. A comma between digits is part of a number: "1,5 kg". */
export const PART_SEPARATOR = /[;\n]|(?<!\d),|,(?!\d)/;

/** A letter or an emoji. A part of a line that has neither cannot name a food. */
export const LETTER_OR_EMOJI = /[\p{L}\p{Extended_Pictographic}]/u;
