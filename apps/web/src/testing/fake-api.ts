import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { PROBLEMS, type ProblemCode } from '@spatula/shared/problem';
import { afterEach } from 'vitest';
import { createRecipeClient } from '../recipe/recipe-client.ts';
import { RecipeFailure } from '../recipe/recipe-failure.ts';

const servers: Server[] = [];

/** Starts a real server that answers every request as told, and gives its address. */
export async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }
});

/** One event of a stream. */
export function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The last event of a stream that goes well. */
export const DONE = { model: 'a/model', truncated: false };
/** A whole stream. */
export const WHOLE =
  event('text', { text: "Here's" }) + event('text', { text: ' crème 🍮' }) + event('done', DONE);

/** A problem object as the API sends it. */
export function problem(code: ProblemCode, extra: object = {}) {
  const { status, title } = PROBLEMS[code];
  return {
    type: `/problems/${code}`,
    title,
    status,
    detail: 'What to do.',
    code,
    requestId: 'r-1',
    ...extra,
  };
}

/** Answers with an event stream in these parts. */
export function sendStream(response: ServerResponse, ...parts: (string | Uint8Array)[]) {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  for (const part of parts) response.write(part);
  response.end();
}

/** Answers with JSON, or with text in its place. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Asks the server for a recipe and collects what comes. */
export async function cookAt(url: string, signal = new AbortController().signal) {
  const pieces = createRecipeClient(url)({ ingredients: ['eggs', 'feta'] }, signal);
  const texts: string[] = [];
  let step = await pieces.next();
  while (!step.done) {
    texts.push(step.value);
    step = await pieces.next();
  }
  return { texts, done: step.value };
}

/** Asks the server for a recipe and gives the failure. */
export async function failureAt(url: string): Promise<RecipeFailure> {
  const failure = await cookAt(url).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof RecipeFailure) return failure;
  throw new Error(`expected a RecipeFailure, got ${failure}`);
}
