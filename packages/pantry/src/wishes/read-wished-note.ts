import { NEW_THOUGHT } from '../foods/negations.ts';
import { plain, tokens } from '../read/words.ts';
import { plainLine } from './may-forbid.ts';
import { readWish } from './read-wish.ts';
import { meaningful, readNote, type Said } from './read-words.ts';
import type { Unwanted } from './unwanted.ts';

/** A note as it was understood. */
export interface WishedNote {
  readonly said: Said;
  /** The parts that forbid foods. */
  readonly bans: readonly NoteBan[];
  /** The clauses that nobody here can follow. */
  readonly unread: readonly Unread[];
}

/** A clause of a note with words that were not understood. */
export interface Unread {
  /** The clause, as it was typed. */
  readonly said: string;
  /** Its words that were not understood. */
  readonly words: readonly string[];
  /** Whether the rest of the clause was understood. */
  readonly isPart: boolean;
}

/** A part of a note that forbids foods. */
interface NoteBan {
  /** The words of the note. */
  readonly said: string;
  readonly unwanted: readonly Unwanted[];
  readonly allowed: readonly Unwanted[];
}

/** A reason for the order, and no wish: the foods are on the list. */
const USES_UP =
  /^up\b|^as much of\b|\b(?:waste|us(?:e|ing|ed) (?:\p{L}+ )?up|needs? (?:using|eating|cooking|to be (?:used|eaten))|throw\b.*\b(?:away|out))\b/u;

/** Reads the wishes in a note, the foods that it forbids, and what is left of it. */
export function readWishedNote(note: string): WishedNote {
  const said = readNote(note);
  const thoughts = said.rest
    .split(NEW_THOUGHT)
    .filter(isMeaningful)
    .map((thought) => ({ said: clean(thought), ...readWish(thought, () => false) }))
    // A note is no list: words of it that name no food are no food.
    .map((thought) => ({ ...thought, unwanted: thought.unwanted.filter(({ name }) => name !== '') }));
  const left = thoughts.filter((thought) => thought.unwanted.length === 0 && !USES_UP.test(thought.said));
  return {
    said,
    bans: thoughts
      .filter(({ unwanted }) => unwanted.length > 0)
      .map((ban) => ({ ...ban, said: clausesWith(ban.unwanted, note) || ban.said })),
    unread: unreadIn(note, said.rest, new Set(left.flatMap((thought) => meaningful(thought.said)))),
  };
}

/** The ends of clauses. */
const CLAUSE =
  /[.,;:!?()\n]+(?!\d)|(?<!\p{L})(?:(?:but|so|because|since)(?!\p{L})|as (?=i\b|we\b)|and (?=(?:i|we|it|they|he|she|my|our|please|no|not|nothing|make)\b))/iu;

/** The clauses that name something unwanted, as they were typed. */
function clausesWith(unwanted: readonly Unwanted[], note: string): string {
  const words = new Set(unwanted.flatMap((one) => tokens(one.words)));
  const clauses = note.split(CLAUSE).map((clause) => clause.trim());
  return clauses.filter((clause) => tokens(plain(clause)).some((word) => words.has(word))).join(', ');
}

/** The beginning of a clause that tells something: it wishes for nothing, unless it has a word of {@link WISHES}. */
const TELLS =
  /^(?:(?:and|but|so|because|since|as|also|then|when|while|after|until|this|that|which|who) )*(?:im|having|got|never|making|cooking|baking|i|ive|id|ill|weve|were|well|we|my|our|his|her|their|the|its|it|theyre|they|hes|he|shes|she|theres|there|thats|one of|some of|most of|both|all of|everyone|everybody|nobody|kids?|children|friends?|guests?|family|relatives|parents|in-?laws|neighbou?rs?|colleagues|visitors|teenagers?|first time|day after|to go with|garden|allotment|glut|harvest|too many|too much|got|bought|mine|(?:two|three|four|five|one) (?:of|are|is)|(?:mum|mom|dad|gran\p{L}*|husband|wife|brother|sister|someone|somebody)|for|oat milk|date night|lunch|dinner|sunday|a glass|anniversary|birthday|boxing|christmas|easter|batch|friday|saturday|monday|tuesday|wednesday|thursday|weekend)(?!\p{L})/u;
/** A clause that only names what the meal is for: "Wimbledon party". */
const FEAST =
  /^(?:for )?(?:(?:a|the|our|my) )?(?:\p{L}+ ){1,3}(?:party|picnic|feast|reunion|shower|wedding|christening|funeral|festival|championship|final)$/u;
const WISHES =
  /\b(?:please|wants?|like|love|prefers?|needs?|must|should|could|can|make|without|not?|nothing|less|more|extra|something|anything|only|instead|ideally|dont|doesnt|wont|cant)\b/;

/** From so many unknown words on, a clause is named although some of it was understood. */
const MANY_UNREAD = 3;

/**
 * The clauses of a note that may wish for something that was not understood.
 *
 * @param rest - the note without the words of the wishes that were understood
 * @param left - the words of the rest that could mean something
 */
function unreadIn(note: string, rest: string, left: ReadonlySet<string>): Unread[] {
  const remaining = new Set(tokens(rest));
  return note.split(CLAUSE).flatMap((clause) => {
    const line = plain(clause).trim();
    const words = tokens(line).filter((word) => left.has(word) && !/^\d+$/.test(word));
    const isPart = tokens(line).some((word) => !remaining.has(word));
    const isTold = (TELLS.test(line) || FEAST.test(line)) && !WISHES.test(plainLine(line).line);
    if (words.length === 0 || isTold || (isPart && words.length < MANY_UNREAD)) return [];
    return [{ said: clause.trim(), words, isPart }];
  });
}

const isMeaningful = (words: string): boolean => meaningful(words).length > 0;

const clean = (words: string): string =>
  words.replace(/^[\s,!?]+|[\s,!?]+$/g, '').replace(/\s*,[\s,]*/g, ', ');
