import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RepeatedEvent } from './repeated-event.ts';

type Event = { choices?: { delta?: { content?: unknown } }[] };
const textIn = (value: unknown) => (value as Event | null)?.choices?.[0]?.delta?.content;
const eventOf = (content: string, more: object = {}) =>
  JSON.stringify({ id: 'x', ...more, choices: [{ index: 0, delta: { content }, finish_reason: null }] });

it('an event that differs in its text alone is known again', () => {
  const events = new RepeatedEvent();
  expect(events.textOf(eventOf('Beat'))).toBeUndefined();
  events.learn(eventOf('Beat'), 'Beat', textIn);
  expect([events.textOf(eventOf(' the')), events.textOf(eventOf('Beat'))]).toEqual([' the', 'Beat']);
  expect(events.textOf(eventOf(' eggs', { created: 2 }))).toBeUndefined();
});

it('the text of an event that is known again is what its JSON holds, whatever stands around it', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('a', '","finish_reason":"stop', '\\', '\u2028', '🍳', 'x'),
  );
  const more = fc.dictionary(
    fc.constantFrom('id', 'content', 'choices', 'a'),
    fc.oneof(text, fc.jsonValue()),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(text, more), { minLength: 2, maxLength: 6 }),
      fc.boolean(),
      (given, isSame) => {
        const events = new RepeatedEvent();
        for (const [content, around] of given) {
          const data = eventOf(content, isSame ? given[0]?.[1] : around);
          const known = events.textOf(data);
          const parsed = textIn(JSON.parse(data));
          if (known === undefined) events.learn(data, content, textIn);
          else expect(known).toBe(parsed);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

it('a text that also stands elsewhere in the event is not mistaken for it', () => {
  const events = new RepeatedEvent();
  const data = '{"choices":[{"delta":{"content":"x"}}],"id":"x"}';
  events.learn(data, 'x', textIn);
  expect(events.textOf('{"choices":[{"delta":{"content":"x"}}],"id":"y"}')).toBeUndefined();
});

it('forms are no longer learnt where a service writes each event differently', () => {
  const events = new RepeatedEvent();
  for (let index = 0; index < 4; index++) events.learn(eventOf('a', { id: index }), 'a', textIn);
  expect(events.textOf(eventOf('b', { id: 3 }))).toBeUndefined();
  expect(events.textOf(eventOf('b', { id: 2 }))).toBe('b');
});
