/*
 * Patterns for the pans, tins and tools that people list beside the food, and for what a part of a food is for: "plus more for the pan".
 */

const VESSELS =
  'pans?|tins?|(?:baking |cookie )?sheets?|mou?lds?|plates?|racks?|griddles?|skillets?|parchment|foil|dish(?:es)?|ramekins?|surfaces?|boards?|waffle irons?|grates?';

const HANDWORK =
  'rolling|dusting|coating|brushing|greasing|buttering|sprinkling|drizzling|kneading|dredging|rimming|seasoning|flouring|oiling|lining|preparing|thinning|tossing|basting|shaping|decorating|finishing|glazing|frying|rubbing|toasting|poaching|boiling|dressing|rinsing|cooking|icing|spraying|spreading';

/** What is not done to a food, and how it is measured: “(do not trim fat)”, “(measure with the empty can)”. */
const REMARK =
  "(?:do not|don[’']?t|never) (?:trim|peel|thaw|drain|rinse|cut|skin|chop|melt|sift)\\b|trimmed of (?:all|most|any|excess)\\b|not packed\\b|(?:cooked |prepared |made )?(?:according to|following|as per) (?:the )?(?:package|packet|box|label)\\b|measured? (?:with|in|using|after|before)\\b";

/** What some of a food is for, which names no other food: "flour for dusting the cake pan", "sugar, for rolling the cookies". */
export const PURPOSE = new RegExp(
  String.raw`(?<=[\p{L})%]),?\s*\(?(?:plus )?(?:some |enough |a (?:bit|little) )?(?:more |extra |additional )?\b(?:(?:for|to|on) (?:the |a |your )?(?:[\p{L}-]+ ){0,4}?(?:${VESSELS})\b|for (?:${HANDWORK})\b|(?:(?<=more |extra |additional )(?:for|to)\b)|${REMARK}|\d turns? of the pan\b)[^,;()]*`,
  'giu',
);

/** A line whose food is only laid on top: "strawberries and mint, for garnish". */
export const GARNISH =
  /^(?!.*\b(?:plus|more|extra|additional)\b).*(?:^garnish(?:es)?:|\b(?:for|as) (?:an? )?garnish)/iu;

/** A line of tools that the recipe needs: "Special equipment: a roasting pan (not glass)". */
export const TOOLS = /^\W*(?:special )?equipment\b/i;

/** A line that names a tool to cook with, and no food. */
export const UTENSIL =
  /\bpie weights\b|\b(?:baking|roasting|springform|bundt|tube|loaf|cake|muffin|pie|tart|tartlet|jelly[- ]roll|grill|cookie|ice pop|souffl[eé]|gratin|custard|brioche|dariole|pastry(?! (?:sheets?|cups?)\b)|piping|biscuit) (?:pans?|plates?|tins?|sheets?|mou?lds?|cutters?|bags?|cups|dish(?:es)?|liners?)\b/iu;

/** A heading that ends in a colon, such as "For the glaze:", of which nothing need be said. */
export const PART_HEADING = /^[^\d:]+:\s*$/u;
