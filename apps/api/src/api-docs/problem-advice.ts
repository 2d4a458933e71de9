import { MAX_ERRORS, type ProblemCode } from '@spatula/shared/problem';
import { MAX_BODY_BYTES, MAX_INGREDIENT_LENGTH, MAX_INGREDIENTS } from '@spatula/shared/recipe';
import { DEFAULTS } from '../config.ts';

/** The meaning of a problem for a caller of the API, and an example of one case. */
export interface ProblemAdvice {
  /** The cause and the remedy, in words that fit every case. */
  advice: string;
  /** The `detail` of one case. */
  example: string;
}

/** The words about every problem, for its page and for the API document. */
export const PROBLEM_ADVICE: Record<ProblemCode, ProblemAdvice> = {
  'invalid-json': {
    advice: 'The body was empty, was not JSON, or did not inflate. Check its syntax, and send it in UTF-8.',
    example: 'The body is not JSON: mend its syntax at position 17 (line 1 column 18).',
  },
  'invalid-request': {
    advice: `The body was JSON of the wrong shape, or the address was malformed. The member "errors" names the wrong places of a body, the first ${MAX_ERRORS} at most, by JSON pointer and says what each must be. The shape is described in openapi.json, the document of this API.`,
    example: `Send {"ingredients": [...]} with 1 to ${MAX_INGREDIENTS} texts of 1 to ${MAX_INGREDIENT_LENGTH} characters; "errors" names what to mend.`,
  },
  'not-found': {
    advice: 'Nothing is served at this address. Recipes are made by POST /recipe.',
    example: 'There is nothing at this address. Recipes are made by POST /recipe.',
  },
  'method-not-allowed': {
    advice: 'The address exists, but not for this method. The header Allow says which are right.',
    example: 'Use POST.',
  },
  'not-acceptable': {
    advice:
      'The request accepts none of application/json, application/ld+json and text/event-stream, and there is no other format. Name one of them in the header Accept.',
    example: 'Accept application/json, application/ld+json or text/event-stream.',
  },
  'body-too-large': {
    advice: `The body was over ${MAX_BODY_BYTES / 1024} KiB, as sent or after inflating. Send fewer or shorter ingredients.`,
    example: `Send at most ${MAX_BODY_BYTES / 1024} KiB, before and after inflating.`,
  },
  'unsupported-media-type': {
    advice:
      'The body was not application/json, or in a charset or an encoding that is not understood. Send UTF-8, plain or with gzip, deflate or br.',
    example: 'Send the body as JSON, with "Content-Type: application/json".',
  },
  misdirected: {
    advice:
      'The server is for its own machine alone, and the request was meant for another host than localhost: a page elsewhere may have sent it. Use localhost or 127.0.0.1. For a server that is meant for others, its operator sets HOST, or TRUST_PROXY where a proxy stands in front.',
    example:
      'This server is for its own machine alone: open it as localhost. To have it answer to other names, set HOST, or TRUST_PROXY where a proxy stands in front.',
  },
  'rate-limited': {
    advice:
      'This visitor has asked for more recipes within a minute than the server allows. The headers Retry-After and RateLimit say when to ask again.',
    example: `This server cooks ${DEFAULTS.RATE_LIMIT_PER_MINUTE} recipes a minute for each visitor. Try again in 42 seconds.`,
  },
  'chef-refused': {
    advice:
      'The inference service refused the request: a bad credential, no credit, or a model that is not served. Callers cannot mend it; the operator finds the reason in the log, under the requestId.',
    example:
      'The inference service refused the request. The operator of this server has to mend its settings.',
  },
  'chef-unintelligible': {
    advice:
      'The inference service answered with something that is no recipe, or its answer was cut short. Where JSON-LD was asked for, the text is no single recipe, or was cut; as application/json it comes as it is. Asking again may help.',
    example: 'The inference service answered with something that is no recipe. Try again.',
  },
  'chef-busy': {
    advice:
      'The inference service, or this server, has as much to do as it can. Ask again, after the seconds in Retry-After where it is there.',
    example: 'The inference service has too much to do. Try again in a moment.',
  },
  'chef-unreachable': {
    advice: 'The inference service could not be reached, broke the connection, or failed. Ask again later.',
    example: 'The inference service cannot be reached. Try again in a moment.',
  },
  'budget-spent': {
    advice:
      'The operator lets the hosted chef cook so many recipes a day, and they are cooked. The next day begins at midnight UTC: Retry-After holds the seconds until then.',
    example:
      'This site has cooked as many recipes as it may in a day. Try again tomorrow: its day begins at midnight UTC.',
  },
  'shutting-down': {
    advice: 'This server was stopped before the recipe was done. Ask again: another one may answer.',
    example: 'This server is being stopped. Try again in a moment.',
  },
  'chef-timeout': {
    advice: 'The chef did not start, go on, or end in time. Ask again.',
    example: 'The chef took too long. Try again.',
  },
  internal: {
    advice: 'A fault of the server itself. Report it with the requestId, which names the request in the log.',
    example: 'This is a fault of the server. Try again; if it stays, report the requestId.',
  },
};
