import { describe, expect, it } from 'vitest';
import { preferredFormat } from './preferred-format.ts';

describe('the format of a recipe', () => {
  it.each([
    undefined,
    '',
    ' ',
    '*/*',
    'application/*',
    'application/json',
    'Application/JSON; charset=utf-8',
    'text/html, */*;q=0.1',
    'application/json, text/event-stream;q=0.9',
    'text/event-stream;q=0.5, */*',
    'text/event-stream;q=0, application/json',
    'text/event-stream;q=nonsense, application/json',
    'text/event-stream;q=-1, application/json',
    'text/event-stream;q=1e9, application/json',
    'text/*, application/json;q=0.1',
    ',,application/json,,',
    'application/json;profile="a, b; c"',
    'application/json, application/ld+json;q=0.9',
    'application/ld+json, application/json',
    'application/json, application/ld+json',
    'application/ld+json;q=0.9, */*',
    'application/ld+json;q=0, application/json',
    'application/ld+json;q=0, */*',
  ])('the format of a recipe is JSON for %j', (accept) => {
    expect(preferredFormat(accept)).toBe('json');
  });

  it.each([
    'text/event-stream',
    'TEXT/Event-Stream; charset=utf-8',
    'text/event-stream, application/json',
    'application/json, text/event-stream',
    'text/event-stream, application/json;q=0.9, */*;q=0.8',
    'text/event-stream;q=0.1',
    'text/event-stream;q=0.1, application/json;q=0',
    'text/event-stream;q=0.5, */*;q=0.5',
    'text/event-stream ; Q=1.000 , application/json ; q=0.5',
    'text/event-stream, application/ld+json;q=0.9',
    'application/ld+json, text/event-stream',
  ])('the format of a recipe is an event stream for %j', (accept) => {
    expect(preferredFormat(accept)).toBe('event-stream');
  });

  it.each([
    'application/ld+json',
    'Application/LD+JSON; charset=utf-8',
    'application/ld+json;profile="http://www.w3.org/ns/json-ld#compacted"',
    'application/ld+json, */*',
    'application/ld+json, application/json;q=0.9, */*;q=0.8',
    'application/ld+json, text/event-stream;q=0.9, application/json;q=0.9',
    'application/ld+json;q=0.1',
    'application/ld+json;q=0.5, */*;q=0.5',
    'text/html, application/ld+json;q=0.2',
  ])('the format of a recipe is JSON-LD for %j', (accept) => {
    expect(preferredFormat(accept)).toBe('json-ld');
  });

  it.each([
    'text/html',
    'text/*',
    'application/ld+json;q=0',
    'application/ld+jsonx',
    'application/json;q=0',
    'application/json;q=0, */*',
    'application/*;q=0, text/html',
    '*/*;q=0',
    'text/event-stream;q=0',
    'application/xml, image/*',
    'application/problem+json',
    'nonsense',
    ';q=1',
    '\u0000',
    'x'.repeat(8000),
  ])('the format of a recipe is none for %j', (accept) => {
    expect(() => preferredFormat(accept)).toThrow(
      'Accept application/json, application/ld+json or text/event-stream.',
    );
  });
});
