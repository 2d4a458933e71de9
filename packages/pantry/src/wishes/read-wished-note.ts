import { NEW_THOUGHT } from '../foods/negations.ts';
import { readWish } from './read-wish.ts';
import { meaningful, readNote, type Said } from './read-words.ts';
import type { Unwanted } from './unwanted.ts';

/** A note as it was understood. */
export interface WishedNote {
  readonly said: Said;
  /** The parts that forbid foods. */
  readonly bans: readonly NoteBan[];
  /** The parts that nobody here can follow. */
  readonly unread: readonly string[];
}

/** A part of a note that forbids foods. */
interface NoteBan {
  /** The words of the note. */
  readonly said: string;
  readonly unwanted: readonly Unwanted[];
  readonly allowed: readonly Unwanted[];
}

/** A reason for the order, and no wish: the foods are on the list. */
const USE_UP =
  /(?:do(?:n't|nt| not)|hate to|never) (?:(?:want|like) to )?(?:waste|throw)[^,.;!?]*|(?:need |want |have )?to use up[^,.;!?]*/giu;

/** Reads the wishes in a note, the foods that it forbids, and what is left of it. */
export function readWishedNote(note: string): WishedNote {
  const said = readNote(note.replaceAll(USE_UP, ','));
  const thoughts = said.rest
    .split(NEW_THOUGHT)
    .filter(isMeaningful)
    .map((thought) => ({ said: clean(thought), ...readWish(thought, () => false) }))
    // A note is no list: words of it that name no food are no food.
    .map((thought) => ({ ...thought, unwanted: thought.unwanted.filter(({ name }) => name !== '') }));
  return {
    said,
    bans: thoughts.filter(({ unwanted }) => unwanted.length > 0),
    unread: thoughts
      .filter(({ unwanted }) => unwanted.length === 0)
      .map((thought) => clean(thought.said.split(',').filter(isMeaningful).join(','))),
  };
}

const isMeaningful = (words: string): boolean => meaningful(words).length > 0;

const clean = (words: string): string =>
  words.replace(/^[\s,!?]+|[\s,!?]+$/g, '').replace(/\s*,[\s,]*/g, ', ');
