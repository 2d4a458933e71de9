import { DEFAULT_MODEL } from '../config.ts';
import { ChefError } from './chef.ts';

const RETRIED = new Set([429, 502, 503, 504, 529]);
const BUSY = new Set([429, 503, 529]);
/** Refusals that every other model would meet as well. */
const ABOUT_CREDENTIALS = new Set([401, 402, 403]);

/** Advice for the operator, by the status with which the inference service refused. */
const HINTS: Record<number, string> = {
  401: 'bad credential: check HF_TOKEN, or OPENAI_API_KEY with OPENAI_BASE_URL',
  402: 'no credit left at the inference service: add some, or change HF_TOKEN or OPENAI_API_KEY',
  403: 'the credential may not use this model: check HF_TOKEN or OPENAI_API_KEY, or change MODEL',
};
/** Refusals that are about the model, or about its address. */
const NOT_SERVED: Record<number, string> = {
  404: 'model or address not served: change MODEL, check OPENAI_BASE_URL, or wait while Ollama pulls the model',
  410: 'model no longer served: change MODEL',
};

/** Advice for an operator who set no model: perhaps nobody serves the default one any more. */
const MODEL_NOT_SET = `it does not serve ${DEFAULT_MODEL}, the default: set MODEL to the id of a model that it serves (for Hugging Face, one of https://huggingface.co/models?inference_provider=all)`;

/** The facts about a failure that an answer of the inference service told. */
export interface UpstreamFailure {
  /** HTTP status, or the one that an error object named. */
  status: number;
  /** Machine-readable code of the error object, such as `model_not_supported`. */
  code?: string | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
  /** Id of the model that was asked for. */
  model?: string | undefined;
}

/** The problem that a status of the inference service amounts to. */
export function chefErrorOf({ status, code, retryAfter, model }: UpstreamFailure): ChefError {
  const retryable = RETRIED.has(status);
  const hint = (rest: string) => `the inference service answered ${status}: ${rest}`;
  if (status === 408) {
    return new ChefError('chef-timeout', 'The inference service gave up waiting. Try again.', {
      isModelsFault: true,
      hint: hint('it timed out'),
    });
  }
  if (BUSY.has(status)) {
    return new ChefError('chef-busy', 'The inference service has too much to do. Try again in a moment.', {
      retryable,
      retryAfter,
      isModelsFault: true,
      hint: hint('it is busy'),
    });
  }
  if (status >= 400 && status < 500) {
    const notServed =
      code && /^model_not_/.test(code) ? 'no provider serves this model: change MODEL' : NOT_SERVED[status];
    return new ChefError(
      'chef-refused',
      notServed
        ? 'The inference service does not serve the model that this site asks for. Either it is still fetching the model, or the operator of this server has to set another one.'
        : 'The inference service refused the request. The operator of this server has to mend its settings.',
      {
        isModelsFault: !ABOUT_CREDENTIALS.has(status),
        hint: hint(
          notServed && model === DEFAULT_MODEL
            ? MODEL_NOT_SET
            : (notServed ?? HINTS[status] ?? 'it refused the request'),
        ),
      },
    );
  }
  if (status >= 500 && status < 600) {
    return new ChefError('chef-unreachable', 'The inference service failed. Try again in a moment.', {
      retryable,
      retryAfter,
      hint: hint('it failed'),
    });
  }
  return unintelligible(hint('no recipe'));
}

/** The answer that came is no recipe. A proxy on the way to the inference service may have sent it. */
export function unintelligible(hint: string): ChefError {
  return new ChefError(
    'chef-unintelligible',
    'The inference service answered with something that is no recipe. Try again.',
    { isModelsFault: true, hint },
  );
}

/** The model, or the service, was too slow. */
export function timedOut(hint: string): ChefError {
  return new ChefError('chef-timeout', 'The chef took too long. Try again.', { isModelsFault: true, hint });
}

/** The connection to the inference service could not be made, or broke. */
export function unreachable(reason: string): ChefError {
  return new ChefError(
    'chef-unreachable',
    'The inference service cannot be reached. Try again in a moment.',
    {
      retryable: true,
      hint: `no connection to the inference service (${reason}): check OPENAI_BASE_URL and the network`,
    },
  );
}

/** The connection to the inference service broke after the head of its answer. */
export function brokenOff(reason: string): ChefError {
  return new ChefError(
    'chef-unreachable',
    'The inference service broke the connection before the recipe was complete. Try again.',
    { retryable: true, hint: `the inference service began to answer, then its connection broke (${reason})` },
  );
}

/** The inference client would not even ask. */
export function clientRefused(advice: string, isModelsFault = false): ChefError {
  return new ChefError(
    'chef-refused',
    'The inference service cannot be asked with these settings. The operator of this server has to mend them.',
    { isModelsFault, hint: `the client refused to ask: ${advice}` },
  );
}

/** Codes that services name in an error object in place of a status. */
const STATUS_OF_CODE: Record<string, number> = {
  insufficient_quota: 402,
  invalid_api_key: 401,
  invalid_request_error: 400,
  model_not_found: 404,
  model_not_supported: 400,
  overloaded: 529,
  overloaded_error: 529,
  rate_limit_error: 429,
  rate_limit_exceeded: 429,
  request_timeout: 408,
  server_error: 500,
  service_unavailable: 503,
  timeout: 504,
};

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** Reads the code of an error body such as `{"error": {"code": "model_not_supported"}}`. */
export function errorCodeOf(body: unknown): string | undefined {
  const error = field(body, 'error');
  const code = [field(error, 'code'), field(error, 'type'), field(body, 'code')].find(
    (value) => typeof value === 'string',
  );
  return typeof code === 'string' ? code : undefined;
}

/** The HTTP status that a value is or stands for, if it does: 400 to 599. */
function statusOf(value: unknown): number | undefined {
  if (typeof value === 'string' && Object.hasOwn(STATUS_OF_CODE, value)) return STATUS_OF_CODE[value];
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return /^[45]\d\d$/.test(String(value)) ? Number(value) : undefined;
}

/** The problem that an error object inside a stream amounts to: by the status or code it names. */
export function streamErrorOf(body: unknown): ChefError {
  const error = field(body, 'error');
  const named = [
    field(error, 'status'),
    field(error, 'status_code'),
    field(error, 'code'),
    field(body, 'status'),
  ];
  for (const value of [...named, field(error, 'type')]) {
    const status = statusOf(value);
    if (status !== undefined) return chefErrorOf({ status, code: errorCodeOf(body) });
  }
  return unintelligible('the inference service ended its stream with an error that names no status');
}
