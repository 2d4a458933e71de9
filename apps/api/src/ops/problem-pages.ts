import { PROBLEMS, type ProblemCode } from '@spatula/shared/problem';
import type { RequestHandler } from 'express';

/** What each problem means to whoever calls the API, and what to do about it. */
const ADVICE: Record<ProblemCode, string> = {
  'invalid-json':
    'The body was empty, was not JSON, or did not inflate. Check its syntax, and send it in UTF-8.',
  'invalid-request':
    'The body was JSON of the wrong shape, or the address was malformed. The member "errors" names every wrong place by JSON pointer and says what it must be. The shape is described at /openapi.json.',
  'not-found': 'Nothing is served at this address. Recipes are made by POST /recipe.',
  'method-not-allowed': 'The address exists, but not for this method. The header Allow says which are right.',
  'not-acceptable':
    'The request accepts neither application/json nor text/event-stream, and there is no other format. Name one of them in the header Accept.',
  'body-too-large':
    'The body was over 64 KiB, as sent or after inflating. Send fewer or shorter ingredients.',
  'unsupported-media-type':
    'The body was not application/json, or in a charset or an encoding that is not understood. Send UTF-8, plain or with gzip, deflate or br.',
  'rate-limited':
    'This visitor has asked for more recipes within a minute than the server allows. The headers Retry-After and RateLimit say when to ask again.',
  'chef-refused':
    'The inference service refused the request: a bad credential, no credit, or a model that is not served. Callers cannot mend it; the operator finds the reason in the log, under the requestId.',
  'chef-unintelligible':
    'The inference service answered with something that is no recipe, or its answer was cut short. Asking again may help.',
  'chef-busy':
    'The inference service, or this server, has as much to do as it can. Ask again after the seconds in Retry-After.',
  'chef-unreachable':
    'The inference service could not be reached, broke the connection, or failed. Ask again later.',
  'shutting-down': 'This server was stopped before the recipe was done. Ask again: another one may answer.',
  'chef-timeout': 'The chef did not start, go on, or end in time. Ask again.',
  internal: 'A fault of the server itself. Report it with the requestId, which names the request in the log.',
};

/** `GET /problems/<code>`: the page that a problem's `type` leads to. */
export const problemPage: RequestHandler = (req, res, next) => {
  const { code } = req.params;
  if (typeof code !== 'string' || !isProblemCode(code)) return next();
  const { status, title } = PROBLEMS[code];
  res.type('html').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>Problem <code>${code}</code>, HTTP status ${status}.</p>
<p>${ADVICE[code]}</p>
</main>
</body>
</html>
`);
};

function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEMS, code);
}
