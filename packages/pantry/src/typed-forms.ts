import type { OpenPlace } from './cookbook/known-recipe.ts';
import type { Portion } from './fit-recipe.ts';
import { DONE_ALREADY, FORM_RULES, type Form } from './foods/forms.ts';
import type { KnownFood } from './read/read-ingredient.ts';

/** Whether a food was beaten, cut or grated already, so that the recipe cannot use it in this place. */
export const isInWrongForm = ({ food, forms }: KnownFood, place: OpenPlace): boolean =>
  forms !== undefined &&
  FORM_RULES.some(
    ({ form, kinds, spoils, suits, isCounted }) =>
      forms.includes(form) &&
      kinds.includes(food.kind) &&
      !(isCounted && !isInPieces(place)) &&
      !(spoils && !spoils.test(place.said?.() ?? '')) &&
      !suits?.test(place.said?.() ?? ''),
  );

/** Whether a place counts its food, or has one piece for each person. */
const isInPieces = ({ unit, note = '' }: OpenPlace): boolean =>
  unit === undefined || /\bfillets\b|\bin \d pieces\b|\bcm thick\b/.test(note);

const isIn = ({ states, forms }: KnownFood, form: Form | 'cooked'): boolean =>
  form === 'cooked' ? states.has(form) : forms?.includes(form) === true;

/** The rest of a sentence that names no other food. */
const ALONE = String.raw`\b(?:(?!\bthe (?!(?:oven|pan|pot|tap|fat)\b))[^.])*\.(?: |$)`;

/** A text without the sentences that toast nuts or fry bacon for a second time. */
export function withoutDone(text: string, portions: readonly Portion[]): string {
  return DONE_ALREADY.reduce((rest, { form, kinds, does, unless }) => {
    const done = portions.filter(({ foods }) =>
      foods.every((item) => kinds.includes(item.food.kind) && isIn(item, form)),
    );
    return done
      .flatMap(({ names }) => names)
      .reduce((said, name) => {
        const shorter = said.replace(
          new RegExp(`(?<=^|[.!?] )${does.replace('@', name.replaceAll(/[^\w ]/g, '.'))}${ALONE}`),
          '',
        );
        return unless?.test(shorter) ? said : shorter.trim();
      }, rest);
  }, text);
}
