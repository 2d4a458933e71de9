import type { RecipeAnswer, RecipeDone, RecipeRequest } from '@spatula/shared/recipe';
import { type RequestHandler, type Response, Router } from 'express';
import type { Chef, CookResult } from '../chefs/chef.ts';
import { followSignal } from '../chefs/follow-signal.ts';
import { allowOnly } from '../http/allow-only.ts';
import { toProblem } from '../http/handle-error.ts';
import { RecipeRecord } from '../http/recipe-record.ts';
import { openEventStream } from './event-stream.ts';
import { writeJsonLd } from './json-ld.ts';
import { type Findings, type LookFor, lookWithFoodKnowledge } from './look.ts';
import { preferredFormat } from './preferred-format.ts';
import { requireReadableBody } from './read-body.ts';
import { readRecipeRequest } from './read-recipe-request.ts';

/** The parts of the recipe route. */
export interface RecipeRouteOptions {
  chef: Chef;
  /** Refuses visitors who ask too often. It counts before the body is read, and only requests that nothing else refused. */
  rateLimit: RequestHandler;
  /** Ends every recipe that is still open; its reason, a problem, is what the callers are told. */
  shutdown: AbortSignal;
  /** Default: {@link lookWithFoodKnowledge}. */
  lookFor?: LookFor | undefined;
}

/** `POST /recipe`: one recipe, as JSON, as JSON-LD or as a stream of events. */
export function recipeRoute({
  chef,
  rateLimit,
  shutdown,
  lookFor = lookWithFoodKnowledge,
}: RecipeRouteOptions): Router {
  const chooseFormat: RequestHandler = (req, res, next) => {
    res.locals.format = preferredFormat(req.headers.accept);
    next();
  };
  const checkBodyFormat: RequestHandler = (req, _res, next) => {
    requireReadableBody(req);
    next();
  };
  const cook: RequestHandler = async (req, res) => {
    const open = abortWhenOver(res, shutdown);
    try {
      const request = await unlessAborted(open.signal, readRecipeRequest(req));
      await answer(res, { chef, lookFor, request, signal: open.signal });
    } catch (error) {
      // Nobody is there to be told; the log says that the caller left.
      if (!res.destroyed) throw error;
    } finally {
      open.release();
    }
  };

  const router = Router({ caseSensitive: true, strict: true });
  router
    .route('/recipe')
    // A page elsewhere can send every body but JSON without asking first. So such a request is refused before it counts.
    .post(chooseFormat, checkBodyFormat, rateLimit, cook)
    .all(allowOnly('POST'));
  return router;
}

type Cooking = ReturnType<Chef['cook']>;

/** A recipe that is being cooked, and the ways to learn about it. */
interface OpenRecipe {
  cooking: Cooking;
  record: RecipeRecord;
  /** Looks at the recipe, or at a part of it. Never throws. */
  look(recipe: string): Promise<Findings | undefined>;
}

async function answer(
  res: Response,
  {
    chef,
    lookFor,
    request,
    signal,
  }: { chef: Chef; lookFor: LookFor; request: RecipeRequest; signal: AbortSignal },
): Promise<void> {
  const { format } = res.locals;
  const record = new RecipeRecord(chef.model, format);
  res.locals.recipe = record;
  const stream = format === 'event-stream';
  const cooking = chef.cook(request, { stream, signal, notes: record.notes });
  const look = async (recipe: string) => {
    try {
      return await lookFor(recipe, request);
    } catch (error) {
      // This is a fault of ours, and the recipe is as good as before. The log tells the fault, and the answer leaves out
      // both members, because empty ones would say that nothing was found.
      record.look = 'failed';
      res.locals.bug = error;
      return undefined;
    }
  };
  try {
    await (stream ? answerStream : answerWhole)(res, { cooking, record, look });
  } finally {
    // The chef is let go even where writing the answer failed.
    await cooking.return({ truncated: true });
  }
}

async function answerWhole(res: Response, { cooking, record, look }: OpenRecipe): Promise<void> {
  let recipe = '';
  let next = await nextWords(cooking);
  while (!next.done) {
    record.word();
    recipe += next.value;
    next = await nextWords(cooking);
  }
  const answer: RecipeAnswer = { recipe, ...endOf(record, next.value, await look(recipe)) };
  const isJsonLd = record.format === 'json-ld';
  const text = isJsonLd ? writeJsonLd(answer, record.look) : JSON.stringify(answer);
  res
    .set('Cache-Control', 'no-store')
    .type(isJsonLd ? 'application/ld+json' : 'application/json')
    .send(text);
}

async function answerStream(res: Response, { cooking, record, look }: OpenRecipe): Promise<void> {
  // A failure before the first words is still an ordinary problem answer. A look at no text tells meanwhile whether
  // anything is to be looked for. Only then is the text kept, which the chef ends at MAX_RECIPE_BYTES.
  const [first, isLookedAt] = await Promise.all([nextWords(cooking), look('')]);
  const events = openEventStream(res);
  let next = first;
  let recipe = '';
  try {
    while (!next.done) {
      record.word();
      if (isLookedAt) recipe += next.value;
      const room = events.text(next.value);
      if (room) await room;
      next = await nextWords(cooking);
    }
    events.end('done', endOf(record, next.value, isLookedAt && (await look(recipe))));
  } catch (error) {
    if (res.destroyed) throw error;
    const problem = toProblem(error);
    res.locals.problem = problem;
    if (problem.code === 'internal') res.locals.bug = error;
    events.end('error', problem.toDetails(res.locals.requestId, res.app.locals.basePath));
  }
}

/** Notes how a recipe ended, and says it as the answer does. */
function endOf(record: RecipeRecord, { truncated }: CookResult, findings: Findings | undefined): RecipeDone {
  record.end(truncated, findings);
  return { model: record.notes.model, truncated, ...findings };
}

/** The next piece of text, or the end. Empty pieces, which only say that the chef is alive, are left out. */
async function nextWords(cooking: Cooking): ReturnType<Cooking['next']> {
  for (;;) {
    const next = await cooking.next();
    if (next.done || next.value !== '') return next;
  }
}

/** A signal that aborts when the caller leaves, or with the server's shutdown. */
function abortWhenOver(res: Response, shutdown: AbortSignal): { signal: AbortSignal; release(): void } {
  const { controller, release } = followSignal(shutdown);
  const onClose = () => controller.abort(new Error('The caller left.'));
  if (res.closed) onClose();
  res.once('close', onClose);
  return {
    signal: controller.signal,
    release() {
      res.off('close', onClose);
      release();
    },
  };
}

/** Waits for a promise; throws the reason of the signal where that aborts first. */
async function unlessAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
