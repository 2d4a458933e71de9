import { EventEmitter, on } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers';
import { type Call, playSteps } from './play-steps.ts';
import { type RecordedRequest, Recorder } from './recorder.ts';
import type { Asked, Scenario, Step } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';

/** The scenario of each request: one scenario and its `next`s, or a list whose last one repeats, or a function of the index. */
export type Programme = Scenario | readonly Scenario[] | ((index: number) => Scenario);

/** A stand-in for an OpenAI-compatible inference service, on real connections. */
export interface FakeInference {
  /** Base address for `OPENAI_BASE_URL`, such as `http://127.0.0.1:41234/v1`. */
  readonly url: string;
  /** Every request received, oldest first (of those that are remembered). */
  readonly requests: readonly RecordedRequest[];
  /** How many requests were received. */
  readonly received: number;
  /** Connections open now. */
  readonly openSockets: number;
  /** Requests whose answer has not ended and whose connection is not closed. */
  readonly openCalls: number;
  /** The requests to the second server, to which the `redirect` scenario points: there should be none. */
  readonly requestsElsewhere: readonly RecordedRequest[];
  /** Sets what the next requests get, their index counted from 0 again. */
  play(programme: Programme): void;
  /** Resolves when `condition` holds, checked on each event; rejects after `timeoutMs` (default 30,000). */
  until(condition: () => boolean, timeoutMs?: number): Promise<void>;
  /** Lets each open call pass one `until-release`, whether it waits there already or not. */
  release(): void;
  /** Forgets the requests received so far. */
  forget(): void;
  /** Closes every connection and stops. */
  close(): Promise<void>;
}

/** How to start a {@link FakeInference}. */
export interface FakeInferenceOptions {
  /** Default 0: any free one. */
  readonly port?: number;
  /** Default: the plain recipe. */
  readonly scenario?: Scenario;
  /** Gets each request first. It returns true where it answers the request itself. */
  readonly intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** How many requests to remember: the newest ones. Default: all. */
  readonly keepRequests?: number;
}

/** Starts a fake inference service on 127.0.0.1. */
export async function startFakeInference(options: FakeInferenceOptions = {}): Promise<FakeInference> {
  const events = new EventEmitter().setMaxListeners(0);
  const elsewhere = new Recorder((_recorded, _request, response) => response.end());
  const elsewhereOrigin = await elsewhere.listen(0);
  let programme: Programme = options.scenario ?? SCENARIOS.plain;
  let index = 0;

  const recorder = new Recorder(
    (recorded, request, response) => {
      const steps = stepsFor(recorded, () => scenarioAt(programme, index++));
      play(steps, { request, response, events, asked: askedOf(recorded, elsewhereOrigin) });
    },
    { ...options, changed: () => events.emit('change') },
  );
  const origin = await recorder.listen(options.port ?? 0);

  return {
    url: `${origin}/v1`,
    requests: recorder.requests,
    requestsElsewhere: elsewhere.requests,
    get received() {
      return recorder.received;
    },
    get openSockets() {
      return recorder.openSockets;
    },
    get openCalls() {
      return recorder.openCalls;
    },
    play(next) {
      programme = next;
      index = 0;
    },
    until: (condition, timeoutMs = 30_000) => until(events, condition, timeoutMs),
    release: () => void events.emit('release'),
    forget: () => void recorder.requests.splice(0),
    close: async () => void (await Promise.all([recorder.close(), elsewhere.close()])),
  };
}

function scenarioAt(programme: Programme, index: number): Scenario {
  if (typeof programme === 'function') return programme(index);
  if ('modes' in programme)
    return index > 0 && programme.next ? scenarioAt(programme.next, index - 1) : programme;
  const scenario = programme[Math.min(index, programme.length - 1)];
  if (!scenario) throw new Error('A list of scenarios must hold at least one.');
  return scenario;
}

function stepsFor({ method, path, body }: RecordedRequest, scenario: () => Scenario): readonly Step[] {
  if (method !== 'POST' || path !== '/v1/chat/completions') return refusal(404, `No ${method} ${path} here.`);
  const playing = scenario();
  if (isStreamed(body)) {
    return 'stream' in playing ? playing.stream : refusal(400, 'This scenario has no streamed form.');
  }
  return 'json' in playing ? playing.json : refusal(400, 'This scenario has no unstreamed form.');
}

function isStreamed(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'stream' in body && body.stream === true;
}

function refusal(status: number, message: string): readonly Step[] {
  return [
    { answer: { status, body: JSON.stringify({ error: { message, type: 'invalid_request_error' } }) } },
  ];
}

function askedOf({ headers, body }: RecordedRequest, elsewhere: string): Asked {
  return {
    authorization: headers.authorization ?? 'none',
    question: body,
    elsewhere: `${elsewhere}/v1/chat/completions`,
  };
}

/** Plays the steps until they end or the client leaves. */
function play(
  steps: readonly Step[],
  call: Pick<Call, 'request' | 'response' | 'asked'> & { events: EventEmitter },
): void {
  const left = new AbortController();
  call.response.on('close', () => left.abort());
  const { signal } = left;
  playSteps(steps, { ...call, signal, released: gate(call.events, signal) }).catch((error) => {
    if (!signal.aborted) throw error;
  });
}

/** An open call waits for a release here. One release lets it pass one time; a release that comes early counts too. */
function gate(events: EventEmitter, signal: AbortSignal): () => Promise<void> {
  const releases = on(events, 'release', { signal });
  return async () => void (await releases.next());
}

function until(events: EventEmitter, condition: () => boolean, timeoutMs: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const check = () => {
    if (condition()) resolve();
  };
  events.on('change', check);
  // The condition may also depend on something outside this service, of which no event tells.
  const poll = setInterval(check, 5);
  const limit = setTimeout(
    () => reject(new Error(`Not within ${timeoutMs} ms: ${condition.toString()}`)),
    timeoutMs,
  );
  check();
  return promise.finally(() => {
    events.off('change', check);
    clearInterval(poll);
    clearTimeout(limit);
  });
}
