/**
 * One thing that the service does in answer to a request. An answer whose steps run out ends well,
 * unless a step hung up before.
 *
 * In `answer`, `%AUTHORIZATION%` and `%PROMPT%` stand for what the request carried (services echo both),
 * `%ELSEWHERE%` for the address of a second server that should get nothing.
 */
export type Step =
  /** A whole answer; the content type is JSON unless `headers` says otherwise. */
  | { readonly answer: { status: number; headers?: Readonly<Record<string, string>>; body: string } }
  /** Sends the status and the headers; the body follows in pieces. */
  | { readonly head: { status?: number; headers: Readonly<Record<string, string>> } }
  /** Pieces of the body, each in a packet of its own, `everyMs` milliseconds apart. */
  | { readonly send: readonly (string | Uint8Array)[]; readonly everyMs?: number }
  /** The same piece again and again, as fast as the reader takes it or `everyMs` milliseconds apart. */
  | { readonly forever: string; readonly everyMs?: number }
  /** Bytes straight onto the connection, past HTTP; the connection is closed after the last step. */
  | { readonly raw: string }
  /** Nothing, for some milliseconds, for ever, or until the test says `release()`. */
  | { readonly pause: number | 'forever' | 'until-release' }
  /** Breaks the connection, politely (FIN) or not (RST). */
  | { readonly hangUp: 'close' | 'reset' };

/** Codes of the problems that the service's behaviour leads to, with their HTTP status. */
export const CHEF_STATUS = {
  'chef-refused': 502,
  'chef-unintelligible': 502,
  'chef-busy': 503,
  'chef-unreachable': 503,
  'chef-timeout': 504,
} as const;

/** A {@link CHEF_STATUS} code. */
export type ChefCode = keyof typeof CHEF_STATUS;

/** What a JSON answer to our caller must be. */
export type JsonOutcome = 'ok' | { readonly status: number; readonly code: ChefCode };

/** What an event stream to our caller must be; without `afterText`, an ordinary problem answer. */
export type StreamOutcome = 'ok' | { readonly code: ChefCode; readonly afterText: boolean };

interface Expected {
  /** Where `ok`: whether the recipe ends early. Default false. */
  readonly truncated?: boolean;
  /** Where `ok` and not cut by us: the recipe, to the letter. */
  readonly recipe?: string;
  /** How many requests the service gets for one recipe, where the rules for retries settle it. */
  readonly requests?: number;
  /** The `Retry-After` that must be passed on. */
  readonly retryAfter?: string;
}

interface ScenarioBase {
  /** What the next request gets; without it, the same again. */
  readonly next?: Scenario;
}

/** A scenario for streamed requests only. */
export interface StreamScenario extends ScenarioBase {
  readonly modes: 'stream';
  readonly stream: readonly Step[];
  readonly expected: Expected & { readonly stream: StreamOutcome };
}

/** A scenario for unstreamed requests only. */
export interface JsonScenario extends ScenarioBase {
  readonly modes: 'json';
  readonly json: readonly Step[];
  readonly expected: Expected & { readonly json: JsonOutcome };
}

/** A scenario for streamed and unstreamed requests. */
export interface BothScenario extends ScenarioBase {
  readonly modes: 'both';
  readonly json: readonly Step[];
  readonly stream: readonly Step[];
  readonly expected: Expected & { readonly json: JsonOutcome; readonly stream: StreamOutcome };
}

/** What the service does, and what we owe our own caller then. */
export type Scenario = BothScenario | StreamScenario | JsonScenario;
