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
const USES_UP = /^up\b|\b(?:waste|use up|throw\b.*\b(?:away|out))\b/u;

/** Reads the wishes in a note, the foods that it forbids, and what is left of it. */
export function readWishedNote(note: string): WishedNote {
  const said = readNote(note);
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
      .filter((thought) => thought.unwanted.length === 0 && !USES_UP.test(thought.said))
      .map((thought) => clean(thought.said.split(',').filter(isMeaningful).join(','))),
  };
}

const isMeaningful = (words: string): boolean => meaningful(words).length > 0;

const clean = (words: string): string =>
  words.replace(/^[\s,!?]+|[\s,!?]+$/g, '').replace(/\s*,[\s,]*/g, ', ');
