import { DISH_SCRIPTS } from './data/dish-scripts.ts';
import { isWay, type Way } from './data/roles.ts';

/** One line of a method: what kind of step it is, when it applies, and its words with gaps for the foods. */
export interface Line {
  readonly key: string;
  /** Marked with `+`: done during the wait before it. */
  readonly together: boolean;
  readonly minutes: number;
  readonly guards: readonly string[];
  readonly text: string;
}

/** One way to make a dish, for lists that meet its guards. */
export interface Method {
  readonly guards: readonly string[];
  readonly titles: readonly Line[];
  readonly steps: readonly Line[];
}

/** Room for so many foods of these roles together. */
interface Room {
  readonly roles: readonly string[];
  readonly count: number;
}

/** A form of dish: what it needs, welcomes and cannot stand, and how it is cooked. See docs/pantry.md for the script. */
export interface Dish {
  readonly name: string;
  readonly sweet: boolean;
  /** Of each of these at least one must be there. */
  readonly needs: readonly (readonly string[])[];
  /** The room for a role, alone (`main 1`) or together with others (`tuber/starch 1`). */
  readonly takes: ReadonlyMap<string, Room>;
  readonly refuses: readonly string[];
  /** How heat gets into its foods; undefined where that differs from food to food. */
  readonly way: Way | undefined;
  /** Minutes that nothing in it may need more than. */
  readonly longest: number;
  readonly serves: number;
  /** What one serving holds where it differs from the food's usual serving. */
  readonly eats: ReadonlyMap<string, number>;
  readonly cuts: ReadonlyMap<string, string>;
  readonly staples: readonly string[];
  /** Millilitres of water or stock for each serving: always, and for each food that a rule means. */
  readonly water: ReadonlyMap<string, number>;
  readonly cuisines: readonly string[];
  /** How gladly a cook makes it, against others that fit as well. */
  readonly appeal: number;
  /** What makes it a better idea, or a worse one, when it is among the foods used. */
  readonly loves: ReadonlyMap<string, number>;
  readonly methods: readonly Method[];
  readonly tips: readonly Line[];
  readonly variations: readonly Line[];
}

const STEP = /^(do|wait|prep|boil)$/;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** "main 2, potato=slice" as pairs. */
const pairsOf = (text: string): [string, string][] =>
  text.split(',').flatMap((pair): [string, string][] => {
    const [key = '', value = ''] = pair.trim().split(/[\s=]+/);
    return key === '' ? [] : [[key, value]];
  });

const numbersOf = (text: string): Map<string, number> =>
  new Map(pairsOf(text).map(([key, value]) => [key, Number(value)]));

const roomsOf = (text: string): Map<string, Room> =>
  new Map(
    [...numbersOf(text)].flatMap(([key, count]): [string, Room][] => {
      const roles = key.split('/');
      return roles.map((role) => [role, { roles, count }]);
    }),
  );

const LINE = /^(\+?)(\S+)(?: (\d+))?((?: [?!]\S+)*) ?(.*)$/;

function readLine(line: string): Line {
  const [, plus, key = '', minutes = '0', guards = '', text = ''] =
    LINE.exec(line.trim().replace(/\s+/g, ' ')) ?? [];
  return { key, together: plus === '+', minutes: Number(minutes), guards: wordsOf(guards), text };
}

/** Lines after a `when` belong to it; without one there is a single method for every list. */
function readMethods(script: string): Method[] {
  const [head = '', ...parts] = script.split(/\n(?=when )/);
  return (parts.length > 0 ? parts : [head]).map((part) => {
    const lines = part.split('\n').map(readLine);
    return {
      guards: lines.find(({ key }) => key === 'when')?.guards ?? [],
      titles: lines.filter(({ key }) => key === 'title'),
      steps: lines.filter(({ key }) => STEP.test(key)),
    };
  });
}

/** Reads the script of a dish. */
function readDish(script: string): Dish {
  const rows = script.trim().split('\n');
  const lines = rows.map(readLine);
  const linesOf = (key: string): Line[] => lines.filter((line) => line.key === key);
  const all = (key: string): string[] =>
    rows.filter((row) => row.startsWith(`${key} `)).map((row) => row.slice(key.length).trim());
  const one = (key: string): string => all(key)[0] ?? '';
  const [way = '', longest] = wordsOf(one('way'));
  return {
    name: one('name'),
    sweet: one('taste') === 'sweet',
    needs: all('needs').map(wordsOf),
    takes: roomsOf(one('takes')),
    refuses: wordsOf(one('refuses')),
    way: isWay(way) ? way : undefined,
    longest: Number(longest ?? Number.POSITIVE_INFINITY),
    serves: Number(one('serves')),
    eats: numbersOf(one('eats')),
    cuts: new Map(pairsOf(one('cuts'))),
    staples: wordsOf(one('staples')).map((name) => name.replaceAll('_', ' ')),
    water: numbersOf(one('water')),
    cuisines: wordsOf(one('cuisines')),
    appeal: Number(one('appeal')),
    loves: numbersOf(one('loves')),
    methods: readMethods(script),
    tips: linesOf('tip'),
    variations: linesOf('variation'),
  };
}

/** Every form of dish the chef can make. */
export const DISHES: readonly Dish[] = DISH_SCRIPTS.map(readDish);
