/** An answer as a whole; its content type is JSON unless `headers` names another. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The parts of a request that an answer may repeat, as services do. */
export interface Asked {
  /** The header `Authorization`. */
  readonly authorization: string;
  /** The body of the request. */
  readonly question: unknown;
  /** The address of a second server, which should get no request. */
  readonly elsewhere: string;
}

/**
 * One thing that the service does in answer to a request. After the last step the answer ends well, unless a step
 * has hung up.
 */
export type Step =
  | { readonly answer: WholeAnswer }
  | { readonly answerTo: (asked: Asked) => WholeAnswer }
  /** Sends the status and the headers; the body follows in pieces. */
  | { readonly head: { status?: number; headers: Readonly<Record<string, string>> } }
  /** Pieces of the body, each in a packet of its own, `everyMs` milliseconds apart. */
  | { readonly send: readonly (string | Uint8Array)[]; readonly everyMs?: number }
  /** The same piece again and again, as fast as the reader takes it or `everyMs` milliseconds apart. */
  | { readonly forever: string; readonly everyMs?: number }
  /** Bytes written to the connection itself, whatever HTTP demands; the connection is closed after the last step. */
  | { readonly raw: string }
  /** Nothing, for some milliseconds, for ever, or until the test calls `release()`. */
  | { readonly pause: number | 'forever' | 'until-release' }
  /** Ends the connection in the ordinary way (FIN), or breaks it (RST). */
  | { readonly hangUp: 'close' | 'reset' };

/** Codes of the problems that a service can cause, with their HTTP status. */
export const CHEF_STATUS = {
  'chef-refused': 502,
  'chef-unintelligible': 502,
  'chef-busy': 503,
  'chef-unreachable': 503,
  'chef-timeout': 504,
} as const;

/** A {@link CHEF_STATUS} code. */
export type ChefCode = keyof typeof CHEF_STATUS;

/** The API must answer a request for JSON so. */
export type JsonOutcome = 'ok' | { readonly status: number; readonly code: ChefCode };

/** The API must answer a request for an event stream so. Before any text, an error is an ordinary problem answer. */
export type StreamOutcome = 'ok' | { readonly code: ChefCode; readonly afterText: boolean };

interface Expected {
  /** Where `ok`: whether the recipe ends early. Default false. */
  readonly truncated?: boolean;
  /** Where `ok` and the API does not cut it: the recipe, to the letter. */
  readonly recipe?: string;
  /** How many requests the service gets for one recipe, where the rules for retries fix the number. */
  readonly requests?: number;
  /** The `Retry-After` that must be passed on. */
  readonly retryAfter?: string;
}

interface ScenarioBase {
  /** The scenario for the next request. Default: this one again. */
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

/** How a service behaves, and how the API must answer its own caller then. */
export type Scenario = BothScenario | StreamScenario | JsonScenario;
