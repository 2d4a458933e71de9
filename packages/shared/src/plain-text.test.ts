import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

function isDropped(code: number): boolean {
  const isControl = code < 0x20 || (code >= 0x7f && code <= 0x9f);
  const turnsText = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
  return (isControl && code !== 9 && code !== 10) || turnsText;
}

it('plain text has no control characters and none that change the direction of text, and keeps all others', () => {
  const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;
  for (let code = 0; code < 0x10000; code += 1) {
    const given = `a${String.fromCharCode(code)}b`;
    const due = code === 13 ? 'a\nb' : isSurrogate(code) ? 'a\ufffdb' : isDropped(code) ? 'ab' : given;
    expect([code, plainText(given)]).toEqual([code, due]);
  }
});

it('plain text keeps the marks, joiners and spaces that scripts are written with', () => {
  const text = '\u200fחביתה\u200e \u061cعجة\u200c\u200dи\u2028\u2029\ufeff👩‍🍳\t½\n';
  expect(plainText(text)).toBe(text);
});

it('plain text has one line feed for each line end, however that is written', () => {
  expect(plainText('a\r\nb\rc\nd\r\r\ne')).toBe('a\nb\nc\nd\n\ne');
});
