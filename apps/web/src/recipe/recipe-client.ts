import { type ProblemDetails, problemSchema } from '@spatula/shared/problem';
import {
  type RecipeDone,
  type RecipeRequest,
  recipeAnswerSchema,
  recipeDoneSchema,
  recipeTextSchema,
} from '@spatula/shared/recipe';
import axios, { type AxiosAdapter, type AxiosResponse } from 'axios';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { bytesUntilSilence } from './bytes-until-silence.ts';
import type { CookRecipe } from './cook-recipe.ts';
import { networkFailure, RecipeFailure, type RecipeProblem } from './recipe-failure.ts';

type Answer = AxiosResponse<ReadableStream<Uint8Array<ArrayBuffer>>>;

/**
 * Makes the function that asks the API for recipes.
 *
 * @param apiUrl - where the API answers, without a slash at the end; empty where it answers beside the page
 */
export function createRecipeClient(apiUrl: string): CookRecipe {
  return async function* cookRecipe(request, signal) {
    // Closes the connection however the recipe ends: a body that is left unread would keep it open.
    const connection = new AbortController();
    const close = () => connection.abort();
    signal.addEventListener('abort', close);
    if (signal.aborted) close();
    try {
      return yield* read(await ask(`${apiUrl || '.'}/recipe`, request, connection.signal));
    } finally {
      signal.removeEventListener('abort', close);
      close();
    }
  };
}

/** Makes one request that is sent nowhere. The first request takes long, and a click would have to wait for it. */
export async function warmUp(): Promise<void> {
  const adapter: AxiosAdapter = async (config) => ({
    config,
    data: undefined,
    status: 200,
    statusText: '',
    headers: {},
  });
  await axios.post('', {}, { adapter });
}

async function ask(url: string, request: RecipeRequest, signal: AbortSignal): Promise<Answer> {
  try {
    return await axios.post(url, request, {
      adapter: 'fetch',
      headers: { Accept: 'text/event-stream, application/json;q=0.9' },
      responseType: 'stream',
      signal,
      // A redirect leads away from the API, to a page where the visitor signs in: the ingredients do not go there.
      maxRedirects: 0,
      // Answers of every status are read here: Axios would throw some of them with their bodies unread.
      validateStatus: null,
    });
  } catch (error) {
    throw networkFailure(error, 'server-unreachable');
  }
}

async function* read(answer: Answer): AsyncGenerator<string, RecipeDone> {
  const type = String(answer.headers['content-type']);
  if (isSignIn(answer.status, type)) {
    throw new RecipeFailure({ code: 'sign-in' }, `status ${answer.status} with a redirect or a page`);
  }
  if (answer.status !== 200) throw await refusal(answer);
  if (type.startsWith('text/event-stream')) return yield* readEvents(answer.data);
  const { recipe, ...done } = check(recipeAnswerSchema, await readText(answer.data));
  yield recipe;
  return done;
}

/**
 * Whether something in front of the API wants the visitor to sign in: by a redirect, which a browser gives as status 0, by
 * a 401, which the API never sends, or by a page.
 */
function isSignIn(status: number, type: string): boolean {
  if (status === 0 || (status >= 300 && status < 400) || status === 401) return true;
  return (status === 200 || status === 403) && type.startsWith('text/html');
}

async function* readEvents(body: Answer['data']): AsyncGenerator<string, RecipeDone> {
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  const decoder = new TextDecoder();
  let hasText = false;
  for await (const bytes of bytesUntilSilence(body)) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    for (const event of events.splice(0)) {
      if (event.event === 'text') {
        hasText = true;
        yield check(recipeTextSchema, event.data).text;
      } else if (event.event === 'error') {
        throw reported(check(problemSchema, event.data));
      } else if (event.event === 'done') {
        if (!hasText) throw new RecipeFailure({ code: 'unexpected-answer' }, 'a recipe without a word');
        return check(recipeDoneSchema, event.data);
      }
    }
  }
  throw new RecipeFailure({ code: 'cut' }, 'the answer ended before the recipe was done');
}

async function readText(body: Answer['data']): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of bytesUntilSilence(body)) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}

async function refusal(answer: Answer): Promise<RecipeFailure> {
  const details = problemSchema.safeParse(parsed(await readText(answer.data)));
  if (!details.success) {
    // These are not words of the API: a proxy in front of it answers while the API is away.
    const code = answer.status >= 500 ? 'server-unreachable' : 'unexpected-answer';
    return new RecipeFailure({ code }, `status ${answer.status} without a problem object`);
  }
  const seconds = Number(answer.headers['retry-after'] ?? Number.NaN);
  return reported(details.data, Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {});
}

function reported(details: ProblemDetails, wait: { retryAfterSeconds?: number } = {}): RecipeFailure {
  const wrongIngredients = (details.errors ?? []).flatMap(({ pointer }) => {
    const position = /^#\/ingredients\/(\d+)$/.exec(pointer)?.[1];
    return position === undefined ? [] : [Number(position)];
  });
  const isWishWrong = (details.errors ?? []).some(({ pointer }) => pointer.startsWith('#/wishes'));
  const problem: RecipeProblem = { code: details.code, wrongIngredients, isWishWrong, ...wait };
  return new RecipeFailure(problem, `${details.detail} (request ${details.requestId})`);
}

interface Schema<Output> {
  safeParse: (value: unknown) => { success: true; data: Output } | { success: false };
}

function check<Output>(schema: Schema<Output>, json: string): Output {
  const result = schema.safeParse(parsed(json));
  if (result.success) return result.data;
  throw new RecipeFailure({ code: 'unexpected-answer' }, 'the answer has another form than agreed');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
