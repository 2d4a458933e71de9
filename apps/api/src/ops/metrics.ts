import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The figures that `GET /metrics` shows. */
export interface Metrics {
  readonly registry: Registry;
  /** Counts every answer when it is over. */
  readonly observe: RequestHandler;
  /** Notes whether the replicas count visitors together; never called, the figure is absent. */
  rateLimitStoreUp(up: boolean): void;
}

const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 120];

/**
 * @param openRecipes - tells how many recipes are open
 */
export function createMetrics(openRecipes: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: 'spatula_http_requests_total',
    help: 'Answers, by method, route, status and problem code; code "ok" where there was no problem, "left" where the caller left',
    labelNames: ['method', 'route', 'status', 'code'],
    registers,
  });
  new Gauge({
    name: 'spatula_recipes_open',
    help: 'Recipes that are being cooked',
    registers,
    collect() {
      this.set(openRecipes());
    },
  });
  const firstWord = new Histogram({
    name: 'spatula_first_word_seconds',
    help: 'From the request to the first words of the recipe',
    labelNames: ['format'],
    buckets: SECONDS,
    registers,
  });
  const duration = new Histogram({
    name: 'spatula_recipe_seconds',
    help: 'From the request to the end of the recipe, by outcome: done, truncated, left, or the problem code',
    labelNames: ['format', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const attempts = new Counter({
    name: 'spatula_upstream_attempts_total',
    help: 'Requests sent to the inference service, by how the recipe ended',
    labelNames: ['outcome'],
    registers,
  });
  const tokens = new Counter({
    name: 'spatula_tokens_total',
    help: 'Tokens as the inference service reports them',
    labelNames: ['kind'],
    registers,
  });
  const rateLimited = new Counter({
    name: 'spatula_rate_limited_total',
    help: 'Requests refused because their visitor asked too often',
    registers,
  });
  const observe: RequestHandler = (req, res, next) => {
    const stop = duration.startTimer();
    res.once('close', () => {
      const { problem, recipe, route = 'none' } = res.locals;
      const left = !res.writableFinished;
      const code = problem?.code ?? (left ? 'left' : 'ok');
      const status = res.headersSent ? res.statusCode : 'none';
      requests.inc({ method: knownMethod(req.method), route, status, code });
      if (code === 'rate-limited') rateLimited.inc();
      if (!recipe) return;
      const outcome = problem?.code ?? (left ? 'left' : recipe.outcome);
      stop({ format: recipe.format, outcome });
      if (recipe.firstWordMs !== undefined)
        firstWord.observe({ format: recipe.format }, recipe.firstWordMs / 1000);
      if (recipe.notes.attempts > 0) attempts.inc({ outcome }, recipe.notes.attempts);
      if (recipe.notes.tokens) {
        tokens.inc({ kind: 'prompt' }, recipe.notes.tokens.prompt);
        tokens.inc({ kind: 'completion' }, recipe.notes.tokens.completion);
      }
    });
    next();
  };

  let storeUp: Gauge | undefined;
  const rateLimitStoreUp = (up: boolean) => {
    storeUp ??= new Gauge({
      name: 'spatula_rate_limit_store_up',
      help: '1 while replicas count visitors together, 0 while the shared store is away; absent without one',
      registers,
    });
    storeUp.set(up ? 1 : 0);
  };
  return { registry, observe, rateLimitStoreUp };
}

/** A label has few values, whatever callers invent. */
function knownMethod(method: string): string {
  return ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'].includes(method) ? method : 'other';
}
