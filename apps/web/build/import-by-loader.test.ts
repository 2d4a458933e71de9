import { describe, expect, test } from 'vitest';
import { withLoader } from './import-by-loader.ts';

describe('a built script', () => {
  test('a built script fetches its static imports by the loader, all at the same time', () => {
    const code =
      'import{a as b,default as c}from"./x-1.js";import{d}from"./y-2.js";import"./z-3.js";b(c,d);export{b as e};';

    expect(withLoader(code)).toBe(
      'const [{ a: b, default: c }, { d: d }, {  }] = await Promise.all([importPart("x-1.js"), importPart("y-2.js"), importPart("z-3.js")]);\n' +
        'b(c,d);export{b as e};',
    );
  });

  test('a built script fetches its late imports by the loader, however the address is quoted', () => {
    expect(withLoader('const a=()=>import("./x-1.js"),b=()=>import(`./y-2.js`);')).toBe(
      'const a=()=>importPart("x-1.js"),b=()=>importPart("y-2.js");',
    );
  });

  test('a built script that imports nothing stays as it is', () => {
    expect(withLoader('export const a=1;')).toBe('export const a=1;');
  });

  test.each([
    ['a whole module under one name', 'import*as a from"./x-1.js";a();'],
    ['a name to hand it on', 'export{a}from"./x-1.js";'],
    ['from another folder', 'import{a}from"../x-1.js";a();'],
    ['an address that is worked out', 'import(a);'],
  ])('a built script that imports %s is refused, since the loader would be passed by', (_, code) => {
    expect(() => withLoader(code)).toThrow('not known');
  });
});
