import { completion, EVENT_STREAM, ending, event, words } from './completion.ts';
import { pick } from './pick.ts';
import type { BothScenario, Step } from './scenario.ts';

/** JSON that a service may send in any place. It is text, since JavaScript would not write some of these numbers so. */
export const ANY_JSON: readonly string[] = [
  ...['null', 'true', 'false'],
  ...['0', '-0', '1', '-1', '0.5', '1e999', '-1e999', '1e-999', '9007199254740992', '429', '500.5'],
  ...[
    '""',
    '" "',
    '"stop"',
    '"length"',
    '"-1"',
    '"0x1F4"',
    '"model_not_found"',
    '"__proto__"',
    '"\\u0000\\ud800"',
  ],
  ...['[]', '[null]', '[[]]', '[-1, "length", {}]', '{}', '{"length": -1}', '{"then": 1, "toJSON": 1}'],
  ...['{"toString": 1, "valueOf": 1}', '{"__proto__": {"content": "x"}, "constructor": null}'],
  ...['{"content": {"content": []}}', '{"message": {"message": 1}, "code": [], "status": -1}'],
  // So deep that no recursive function reaches the end.
  nested('[', ']'),
  nested('{"error":', '}'),
];

/** Members of an answer, of a piece of a stream and of an error, as paths. The empty path is the whole. */
export const ANY_PLACE: readonly (readonly string[])[] = [
  [],
  ...['id', 'object', 'created', 'model', 'choices', 'usage', 'error', 'code', 'status', 'message'].map(
    (name) => [name],
  ),
  ...['prompt_tokens', 'completion_tokens', 'total_tokens'].map((name) => ['usage', name]),
  ...['code', 'type', 'status', 'status_code', 'message'].map((name) => ['error', name]),
  ['choices', '0'],
  ...['index', 'finish_reason', 'message', 'delta'].map((name) => ['choices', '0', name]),
  ...['role', 'content'].flatMap((name) => [
    ['choices', '0', 'message', name],
    ['choices', '0', 'delta', name],
  ]),
];

/** Some JSON, and its place in an answer. */
export interface Oddity {
  place: readonly string[];
  json: string;
}

/** Where a service sends an {@link Oddity}: in a whole answer and its first piece, in a later piece, or in the body of an error. */
export const ODD_FORMS = ['first', 'later', 'refusal'] as const;

/** A service whose answer is right but for one member. The API's caller must get some answer, whichever. */
export function odd(oddity: Oddity, form: (typeof ODD_FORMS)[number]): BothScenario {
  const whole = withOddity(JSON.parse(completion('Stir.')), oddity);
  const piece = event(withOddity(PIECE, oddity));
  const stream = [
    ...(form === 'later' ? words('Stir and wait. ') : []),
    piece,
    ...words('Serve.'),
    ...ending(),
  ];
  const refused: readonly Step[] = [{ answer: { status: 400, body: withOddity(REFUSAL, oddity) } }];
  return {
    modes: 'both',
    json: form === 'refusal' ? refused : [{ answer: { status: 200, body: whole } }],
    stream: form === 'refusal' ? refused : [{ head: { headers: EVENT_STREAM } }, { send: stream }],
    expected: { json: 'ok', stream: 'ok' },
  };
}

/** A service whose answer has random JSON in a random member. */
export function randomlyOdd(random: () => number): BothScenario {
  const place = pick(random, ANY_PLACE);
  return odd({ place, json: randomJson(random) }, pick(random, ODD_FORMS));
}

const PIECE = { ...JSON.parse(completion('')), choices: [{ index: 0, delta: { content: 'Beat. ' } }] };
const REFUSAL = { error: { message: 'No.', type: 'error', code: 'none' } };
/** Holds the place of the JSON until the rest is written. No answer has this text elsewhere. */
const MARK = 'any-json-stands-here';

function withOddity(answer: object, { place, json }: Oddity): string {
  if (place.length === 0) return json;
  const copy = structuredClone(answer);
  let parent: unknown = copy;
  for (const step of place.slice(0, -1)) parent = memberOf(parent, step);
  Reflect.set(Object(parent), place.at(-1) ?? '', MARK);
  return JSON.stringify(copy).replace(`"${MARK}"`, () => json);
}

function memberOf(parent: unknown, name: string): unknown {
  const holder = Object(parent);
  if (typeof Reflect.get(holder, name) !== 'object') Reflect.set(holder, name, {});
  return Reflect.get(holder, name);
}

function randomJson(random: () => number): string {
  const share = random();
  if (share < 0.1) return `[${randomJson(random)}, ${randomJson(random)}]`;
  if (share < 0.2) return `{"${pick(random, ANY_PLACE).at(-1) ?? ''}": ${randomJson(random)}}`;
  if (share < 0.4) return String((random() - 0.5) * 10 ** Math.floor(random() * 40 - 5));
  return pick(random, ANY_JSON);
}

function nested(open: string, close: string): string {
  const depth = 8000;
  return `${open.repeat(depth)}null${close.repeat(depth)}`;
}
