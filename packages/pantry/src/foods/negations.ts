/**
 * Patterns for the ways in which people forbid a food. They match text in small letters without accents and apostrophes. In a pattern
 * a longer wording must stand before a shorter one that it begins with.
 */

const any = (words: string): string =>
  words
    .trim()
    .split(/\s*\n\s*|\s*\|\s*/)
    .join('|');

/** Words in front of an unwanted food ("no", "allergic to"), or behind it at the end of a line ("peanuts: no"). */
export const NEGATOR = new RegExp(
  `(?<![\\p{L}-])(?:${any(String.raw`
    (?:do|does|did|will|would|can|could|may|must|should) ?not|dont|doesnt|didnt|wont|wouldnt|cant|cannot|couldnt|shouldnt|mustnt|never|no need (?:for|of)
    nothing (?:with|containing)|nothing|nobody (?:likes?|eats?|wants?)|no ?one (?:likes?|eats?|wants?)|anything but|all but|everything but|neither|nor|no more|none of|none|no|(?:are |is )?not allowed|arent allowed|isnt allowed|not|without|w/o|whitout|witout|wihtout|minus
    except(?:ing)?(?: for)?|excluding|exclude|omit(?:ting)?|skip|avoid(?:ing|s)?|leave out|leaving out|leave off|leave|hold the|lose the|86 the|ditch|cut out
    hate|hates|dislike|dislikes|(?:is|are|am|im|shes|hes|were|theyre|going|gone) off(?! (?:work|school|sick|to|the|on))|detest|detests|loathe|loathes|sick of|stay away from|steer clear of|keep away from
    al+[ea]r[gj](?:ic|ik|y|ies|isch|ique|ico|ica)(?: (?:to|against|gegen|auf|a|aux?|al|alla|ai))?|intoleran(?:t|ce|z|te)(?: (?:to|of|gegen))?|sensitive to|sensitivity(?: to)?
    makes? (?:me|us|him|her|them) (?:(?:feel|very|really|so) )*(?:ill|sick|unwell|vomit|itch)|(?:badly )?reacts?(?: badly)? to|disagrees? with|upsets? (?:my|our|his|her|their) (?:stomach|tummy)
    gives? (?:me|us|him|her|them) (?:a |an )?(?:heartburn|hives|rash|allergic reaction|indigestion|bloating|gas|migraines?)
    free (?:of|from)|instead of|in place of|rather than|replace|forbidden|prohibited|banned
    ^(?:(?:i|we)\s)?(?:(?:am|are|have|im|were|is)\s)?(?:(?:ran|run)\s)?out of
    ohne|kein(?:e|en|er|em|es)?|nicht|sans|pas (?:de|d)|sin|senza|zonder|geen|niente|uden|utan
  `)})(?![\\p{L}])|🚫|❌|⛔|🙅`,
  'u',
);

/** Wordings that only sound like a negation. They are removed before the line is read. */
export const NO_NEGATION = new RegExp(
  `(?<![\\p{L}-])(?:${any(String.raw`
    (?:no|not|without|not (?:keen on|a fan of|fond of)|hates?|(?:do ?not|dont|doesnt) (?:want|eat|like)(?: any)?) raw (?:fish|meat|seafood|onions?|garlic|tomato(?:es)?|vegetables?|celery|peppers?)
    (?:not|no|dont|doesnt|do not|does not|hates?)(?: (?:like|want|eat|any))* (?:mushy|soggy|over-?cooked|under-?cooked|burnt|greasy|slimy|watery|bland|boring) \p{L}+
    never (?:(?:really|actually|properly|even) )*(?!liked|loved|enjoyed|cared)(?:\p{L}+ed|made|done|had|eaten|bought|got|seen|heard)
    (?:do ?not|dont|doesnt|didnt|does not|did not|wont|will not|cant|cannot|can not|couldnt)(?: (?:really|ever|always|quite|exactly))* (?!(?:eat|have|like|want|stand|do|tolerate|digest|use|add|put|include|touch|enjoy|need|handle|take|give|care|get|go|serve|contain|be|consume|bear|abide|drink|feed|mix|dairy|gluten|nuts?|eggs?|meat|fish|any|even|all|agree|love|fancy|allow|risk|come|keep|appreciate|trust|cope|react|wish|tolerate|process|swallow|chew)(?!\p{L}))\p{L}+(?!(?: (?:it|them|this))? (?:with|in|using)(?!\p{L}))
    (?:do ?not|dont|doesnt|does not) want to (?!eat|have|use|see|taste|add|put)\p{L}+|(?:cant|cannot|dont want to) be (?:bothered|fussed|arsed|cooking|standing|messing)
    (?:no|not|dont have|havent|hasnt|without)(?: (?:got|the|any|much|enough|a lot of))* (?:time|patience|energy|skills?|strength|idea|clue|interest|appetite|space|room)(?: (?:to|for|with|left|in))?
    no (?:cutlery|forks?|plates?)|to fish (?:(?:them|it) )?out|nothing (?:too )?(?:weird|exotic|strange|odd|unusual)(?! \p{L})|lactose[- ]free(?= \p{L}+ (?:is|are) (?:what|all|fine|ok))|not (?:sure|certain|yet|always|used to|confident|ripe|big (?:\p{L}+ ){1,2}eaters?|(?:going|able|keen|allowed|supposed) to (?!eat|have|use)\p{L}+)|without (?:too much|much|a lot of|loads of|lots of)
    leave (?:the )?(?:skins?|bones?|peel|fat|lid|shells?|tails?)(?: on)?|(?:dont|doesnt|do not|does not) like \p{L}+ (?:(?:that|which|if|when) )+(?:(?:its|theyre|it|they) )?(?:too |so |very )?(?:tastes?|is|are|smells?|looks?|feels?|soggy|raw|mushy|cold|fishy)
    (?:no|without an?) (?:bread|pasta|ice[- ]?cream|rice|coffee|waffle|popcorn|juice|meat) (?:machines?|makers?|cookers?|irons?|press|grinders?|thermometers?)
    no[- ](?:bake|boil|calorie|knead|cook|stick|churn|pulp|frills|drain|rinse|peel|stir|name|need(?! (?:for|of)\b)|problem with|issue with|objection to)
    no[- ](?:salt|sugar|oil|fat|preservatives?|additives?|sweeteners?)[- ]added|no (?:more|less|fewer) than|not (?:more|less|fewer) than
    no\. ?\d+|no \d+$|not (?:only|just|from concentrate|(?:(?:too|so|very)\s)?(?:much|many)|a lot of)
    (?:do ?not|dont|never) (?:forget|mind|skip|skimp on|hold back on|omit|leave out)|not (?:allergic|intolerant)(?: to)?|no (?:(?:known|food)\s)*allerg(?:y|ies)
    no salt(?= seasoning)|no(?= (?:yolks?\W+(?:(?:egg|extra|broad|fine|wide|kluski)\s)*(?:noodles?|dumplings?)|pudge))|nothing but|(?:(?:(?:do ?not|dont) (?:want|like) to|hate to|do ?not|dont|never) )(?:waste|throw(?=(?: \p{L}+){0,3} (?:away|out)\b))|no restrictions?|(?<=\p{L},? \(?)(?:without|no) (?:(?:the|their|any)\s)?(?:bones?|ribs?|cores?|skins?|pits?|stones?|crusts?|shells?|rind|stems?|stalks?|heads?|leaves|casings?|tails?|holes?|membranes?|peel|coral|foam|cracks|blood lines?|(?:flavou?r|seasoning) packets?|pudding(?! allerg))|weighed without(?: (?:the|their))? \p{L}+
    (?:packed|canned|bottled|cooked|boiled|popped) without \p{L}+|no substitut\p{L}+|not (?:pie filling|cream of coconut|condensed|evaporated|powder(?:ed)?)|not (?:(?:too|very) )?(?:un)?(?:seasoned|sweetened|salted|drained|thawed|cooked|packed|dried|dry|instant|quick|canned|frozen|ground|softened|melted|ripe|overripe|low[- ]fat|fat[- ]free|light|lite)
    (?:do ?not|dont) (?:use (?:low|light|lite|reduced|instant|quick|fat[- ]free)[- ]?\p{L}*|(?:peel|drain|rinse|thaw|defrost|overmix|overcook))|(?<=chill?i )(?:without|no) beans|fat[- ]free(?=,? (?:(?:&|and) )?(?:low|lower|less|reduced)[- ](?:sodium|salt|sugar))|\d+ ?% (?:fat[- ]free|less \p{L}+)|minus [\d/. ]+(?:tablespoons?|tbsps?|teaspoons?|tsps?|cups?)
    not (?:peeled|rinsed|chopped|seeded|deveined|trimmed(?: of fat)?|smoked|toasted|cored|sliced|converted|stirred|separated|roasted|minced|diced|crushed|soaked|shelled|pitted|stemmed|skinned|stuffed|tied|(?:ultra-?)?pasteuri[sz]ed|too \p{L}+(?= enough|,|\)|$))
    (?:do ?not|dont) (?:puree|reconstitute|exceed|stir|shake|shred|grate|chop|slice|mash|crush|separate|measure|(?:trim|remove)(?: the)? (?:fat|rind|crusts?|skins?|peel|stems?|leaves|tops?))|(?:if|unless) you (?:do ?not|dont) (?:want|like) (?:it|them)(?: (?:too|so|very))?(?: (?:hot|spicy))?
    seedless|crustless|(?:no )?trans[- ]fats?(?:[- ]free)?|(?:cholesterol|pesticide|draft|nitrate|hormone|antibiotic|cage)[- ]free|nothing fancy|exclud(?:e|ing)(?: the)? (?:flavou?r|seasoning) packets?|(?:picked|cut) free (?:of|from) \p{L}+|(?<=\b(?:beets?|turnips?|radishes|carrots?) \(?)without(?: their)? greens
  `)})(?![\\p{L}])`,
  'gu',
);

/** A remark behind an amount that says which sort to buy, or what is not used: "1 cup preserves (not jelly)". A remark on an allergen stays. */
export const SORT_TO_BUY =
  /(?<=^\s*(?:\p{L}+ )?[\d½¼¾⅓⅔⅛].*)\((?:(?![^()]*(?:(?<!coco|chest)nut|gluten|wheat|egg|soy|sesame|fish|prawn|shrimp|mustard|celery|dairy|lactose|allerg))(?:[^()]*; ?)?(?:not|(?:do not|don['’]?t) (?:use|exceed)|no (?:more|hotter) than)\b[^()]*|[^()]*\bnot (?:used|included|needed))\)/giu;

/** Signs and words at which a new statement begins. */
export const NEW_THOUGHT =
  /[;\n]|[.](?!\d)|(?<!\b(?:anything|all|everything|nothing) )\bbut\b|\bbecause\b|\bonly\b|\b(?:maybe|perhaps)\b|(?<=\p{L} )so\b(?= (?:please|check|no|not|nothing|i|we|it|that|they|he|she|make|use|can|could|go|something|keep|just|the|any|all|dont)\b)|(?<=\breplace[\p{L} ]+)\bwith\b|\binstead\b(?! of)|(?<!\b(?:not|nt|never|dont|to) )\buse\b|(?<!\b(?:not|dont) )\b(?:need|have|want|got) to use\b/u;

/** Signs and words between unwanted foods. */
export const BETWEEN = /[,&+/]|\b(?:and|or|nor|und|oder|et|ou|ni|with|als|either)\b/u;

/** Words in front of a food that is still wanted: "no meat except chicken". */
export const EXCEPTION = /\b(?:except(?:ing)?(?: for)?|other than|apart from|besides)\b/u;

/** Names of groups that nobody lists as a food to cook, in the singular. */
export const GROUP_WORDS: ReadonlySet<string> = new Set(
  'gluten dairy lactose nut shellfish seafood meat alcohol caffeine crustacean mollusc sulphite lupin sesame soy'.split(
    ' ',
  ),
);

/** Words that stand around an unwanted food and name no food. */
export const FILLERS: ReadonlySet<string> = new Set(
  `any the a an of in it its my our your to at all please thank thanks you whatsoever ever product products contain containing contains
  anything something everything everyone stuff thing trace too really very so eat eats have has like want wants use add include put
  stand tolerate digest enjoy care for need i im am we he she they is are be me us some more left out off added extra kind type sort
  every based other food dish recipe this that these those do does will can must should would may not no kid kids child children son
  daughter wife husband partner mother father mum mom dad friend guest baby toddler family boyfriend girlfriend everybody nobody one
  who which ones wanted here there there kept away les le la los las el lo de des du den der die das dem al il gli i mich mir bitte ich
  mag keine esse allergie strict strictly severe severely deathly intolerance intolerant allergy allergic lot bit just even also
  again ok okay fine fond fan keen big into about thats their his her gibt enthalten contient je suis alergico allergisch`.split(
    /\s+/,
  ),
);

/** Words before "free" that do not mean that an allergen is absent: lactose-free milk is milk, wheat-free bread may contain rye. */
export const NOT_ALLERGEN_FREE: ReadonlySet<string> = new Set(['lactose', 'laktose', 'lactosa', 'wheat']);
