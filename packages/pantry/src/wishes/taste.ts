import type { Course } from '../cookbook/recipe.ts';
import type { Draft } from '../draft-recipe.ts';

/** A wish that people put into words, beside numbers of people and minutes, diets and foods. */
export interface Taste {
  /** The wish as the recipe repeats it: "without an oven". */
  readonly name: string;
  /** Its wordings, in small letters without accents and apostrophes. */
  readonly words: RegExp;
  /** Things that must not be in the dish. */
  readonly leaveOut?: readonly string[];
  /** Foods that may be in the dish although they hold such a thing: most curry powder is mild. */
  readonly butMay?: readonly string[];
  readonly minutes?: number;
  readonly courses?: readonly Course[];
  /** Cuisines of the cookbook that count as the one that was wished for. */
  readonly cuisines?: readonly string[];
  readonly needs?:
    | 'no oven'
    | 'no cooking'
    | 'one pan'
    | 'heat'
    | 'little work'
    | 'keeps'
    | 'night before'
    | 'travels'
    | 'freezes'
    | 'protein';
  /** Words that the title or the method of such a dish has: "until crisp". */
  readonly shows?: RegExp;
  /** Words of the title of such a dish: "curry". */
  readonly titles?: RegExp;
  /** The titles of the dishes that have the name that was wished for. */
  readonly dishes?: ReadonlySet<string>;
  /** The foods of which the dish gets half. */
  readonly halve?: RegExp;
  /** The appliance of the wish, in the words of the titles of recipes that are written for it: "air fryer". */
  readonly appliance?: string;
  /** Words that advice beside the dish must not have. */
  readonly notIn?: RegExp;
  /** Whether a dish meets the wish, for wishes that no other field describes. */
  readonly isMet?: (draft: Draft) => boolean;
  /** Whether the wish is no reason to cook a dish that suits the list much worse. */
  readonly isMild?: true;
  /** A sentence for the recipe that meets the wish. */
  readonly says?: string;
  /** Whether the dish is cooked even where no recipe meets the wish. The recipe says so. */
  readonly isSoft?: true;
}

/** Words for the wish, and not parts of other words. */
export const said = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?:-?ish)?(?![\p{L}-])`, 'u');

/** Other words in front of a taste that is not wished for. */
export const NOT_BEFORE = String.raw`(?<!\b(?:(?:not|no|non|nothing|never|hates?|without|(?:dont|doesnt|cant|wont)(?: \p{L}+)?)(?: (?:it|them))?(?: (?:too|so|very|any|that|an?|my|our))?(?: (?:keen|big|mad|fond|into|(?:an? )?(?:big )?fan)(?: (?:on|of))?(?: (?:anything|any|things|food))?)?|(?:bored|tired|sick|fed up|enough|different|lighter|healthier|better|cheaper|quicker|rather|other) (?:of|with|from|to|than)(?: (?:the|my|our|usual|same|old|plain|eating))*)[ -])`;
