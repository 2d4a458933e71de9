import { describe, expect, test } from 'vitest';
import { lookFor } from '../look-for.ts';
import { readWishedNote } from './read-wished-note.ts';

const OTHER_WISHES = [
  'we need to use up the milk',
  'use up the chicken',
  'I hate to waste food',
  "don't throw anything away",
  'I do not want to waste the bread',
  'like pad thai',
  "like grandma's bread pudding, not too sweet",
  'for the freezer',
  'less salty',
  'under 30 minutes',
  'my kids love noodles',
  'my kids do not like big chunks of vegetables',
  'I am pregnant',
  'for my baby, 11 months old',
  'I only have a microwave',
  'just a kettle, no stove',
  'in the air fryer',
  'slow cooker please',
  'I have a 20 cm round tin',
  'low carb',
  'less sugar',
  'hide the vegetables',
  'my dad has no teeth',
  'no raw eggs',
  'not deep-fried',
  'sweet and sour',
  'a crumble for a buffet',
];
const JOINTS = [', ', ' and ', '. ', ' but ', '; ', ' - ', '\n', ' (', ', since '];

const namesIn = (note: string): string[] =>
  readWishedNote(note).bans.flatMap(({ unwanted }) => unwanted.map(({ words }) => words));

describe('a clause that was not understood', () => {
  test.each([
    ['by candlelight', ['by candlelight']],
    ['I would like a dance, and mild please', ['I would like a dance']],
    ["It's our anniversary so something a little special", []],
    ['My in-laws are coming on Friday', []],
    ["My teenagers are always starving, she's turning 70", []],
    ["I've got a wok and a rice cooker", []],
    ['a soup for someone with a cold', []],
    ['friends coming round', []],
    ["to freeze for my sister who's just had a baby", []],
    ['lactose free milk is what we have', []],
    ['they can add hot sauce themselves', []],
    ["don't overcook the salmon please", []],
    ["the spinach won't last another day", []],
  ])('is quoted whole, where it may wish for something: “%s”', (note, clauses) => {
    expect(readWishedNote(note).unread.map(({ said }) => said)).toEqual(clauses);
  });
});

describe('a food that a note forbids', () => {
  test.each([
    "I'm allergic to peanuts",
    'peanut allergy',
    'he has a severe peanut allergy',
    'peanut-free',
    'no peanuts',
    'without peanuts',
    'nothing with peanuts',
    "don't throw in any peanuts",
    'never any peanuts please',
    "my son can't eat peanuts",
    'skip the peanuts',
    'he hates chunks of peanuts',
    'we hate peanuts',
    'peanuts make me ill',
    'peanuts upset her stomach',
  ])('is never lost beside another wish: %s', (ban) => {
    for (const other of OTHER_WISHES) {
      for (const joint of JOINTS) {
        for (const note of [`${other}${joint}${ban}`, `${ban}${joint}${other}`]) {
          expect(namesIn(note), note).toContainEqual(expect.stringMatching(/^peanuts?$/));
          const look = lookFor('# Rice\n\n- 50 g peanuts', { ingredients: ['rice'], wishes: { note } });
          expect(look?.warnings, note).toHaveLength(1);
        }
      }
    }
  });

  test.each([
    ['we need to use up the milk', []],
    ['I hate to waste food', []],
    ["don't throw the rice away", []],
    ['peanut allergy, loves noodles', ['peanut']],
    ['nut, egg and fish allergy, and we need to use up the milk', ['nut', 'egg', 'fish']],
    ['no peanuts, we have to use up the milk', ['peanut']],
    ['rice is fine, but a fish allergy', ['fish']],
    ['mild, nothing with curry paste', ['curry paste']],
    ['quick, my son is allergic to pizza dough', ['pizza dough']],
    ['I have never baked bread before', []],
    ["I've never roasted a chicken before so explain it simply", []],
    ['my son is allergic to egg so check the pasta please', ['egg']],
    ["I don't know how to cook lentils", []],
    ['not sure what to do with the fennel', []],
    ['no time to marinate the chicken', []],
    ["can't be bothered to peel the potatoes", []],
    ['leave the skin on the potatoes', []],
    ["don't make it too cheesy", []],
    ["don't make it with cheese", ['cheese']],
    ["don't cook it in butter", ['butter']],
    ['without too much oil', []],
    ["my partner doesn't like fish that tastes fishy", []],
    ['my daughter is off dairy', ['dairy']],
    ['instead of rice maybe cauliflower', ['rice']],
    ["we don't keep pork in the house", ['pork']],
    ["he can't risk nuts", ['nut']],
  ])('is not taken from its neighbours: %s', (note, names) => {
    expect(namesIn(note)).toEqual(names);
  });
});
