import type { Response } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { DEFAULTS } from '../config.ts';
import { type Note, routeOf } from './note-answers.ts';

/** The figures that `GET /metrics` shows. */
export interface Metrics {
  readonly registry: Registry;
  /** The figures as text, at most a second old. Gathering them takes time, and anybody may ask for them often. */
  text(): Promise<string>;
  /** Count every answer. */
  readonly notes: readonly Note[];
  /** Shows how many recipes of the day's budget are left. Until it is called, the metrics have no such figure. */
  showBudget(left: () => number): void;
  /** Notes whether the replicas count visitors together. Until it is called, the metrics have no such figure. */
  rateLimitStoreUp(up: boolean): void;
}

const FRESH_MS = 1000;
const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 120];

/**
 * @param openRecipes - tells how many recipes are open
 * @param models - ids of the models, in the order in which they are asked
 * @param maxOpenRecipes - how many recipes may be open
 */
export function createMetrics(
  openRecipes: () => number,
  models: readonly string[] = [],
  maxOpenRecipes: number = DEFAULTS.MAX_OPEN_RECIPES,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'spatula_recipes_open',
    help: 'Recipes that are being cooked',
    registers,
    collect() {
      this.set(openRecipes());
    },
  });
  new Gauge({
    name: 'spatula_recipes_open_limit',
    help: 'Recipes that may be cooked at once; beyond it the answer is chef-busy',
    registers,
  }).set(maxOpenRecipes);
  showModels(models, registers);
  const notes = [
    requestCounters(registers),
    recipeTimes(registers),
    upstreamCounters(registers),
    lookCounter(registers),
  ];

  let made = { at: -FRESH_MS, text: Promise.resolve('') };
  const text = () => {
    const now = performance.now();
    if (now - made.at >= FRESH_MS) made = { at: now, text: registry.metrics() };
    return made.text;
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
  const showBudget = (left: () => number) => {
    new Gauge({
      name: 'spatula_recipes_left_today',
      help: 'Recipes that may still be begun today (UTC), as far as this replica knows; absent without a budget',
      registers,
      collect() {
        this.set(left());
      },
    });
  };
  return { registry, text, notes, rateLimitStoreUp, showBudget };
}

/** Shows the models in the order in which they are asked: a figure for each, with its place as label. */
function showModels(models: readonly string[], registers: Registry[]): void {
  const gauge = new Gauge({
    name: 'spatula_model_info',
    help: 'The models in the order in which they are asked; always 1',
    labelNames: ['place', 'model'],
    registers,
  });
  for (const [index, model] of models.entries()) gauge.set({ place: index + 1, model }, 1);
}

function requestCounters(registers: Registry[]): Note {
  const requests = new Counter({
    name: 'spatula_http_requests_total',
    help: 'Answers, by method, route, status and problem code; code "ok" where there was no problem, "left" where the caller left',
    labelNames: ['method', 'route', 'status', 'code'],
    registers,
  });
  const rateLimited = new Counter({
    name: 'spatula_rate_limited_total',
    help: 'Requests refused because their visitor asked too often',
    registers,
  });
  return (req, res) => {
    const route = routeOf(req, res);
    const code = failureOf(res) ?? 'ok';
    const status = res.headersSent ? res.statusCode : 'none';
    requests.inc({ method: knownMethod(req.method), route, status, code });
    if (code === 'rate-limited') rateLimited.inc();
  };
}

function recipeTimes(registers: Registry[]): Note {
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
  return (_req, res, ms) => {
    const { recipe } = res.locals;
    if (!recipe) return;
    const { format, firstWordMs } = recipe;
    duration.observe({ format, outcome: failureOf(res) ?? recipe.outcome }, ms / 1000);
    if (firstWordMs !== undefined) firstWord.observe({ format }, firstWordMs / 1000);
  };
}

function upstreamCounters(registers: Registry[]): Note {
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
  const fallbacks = new Counter({
    name: 'spatula_model_fallbacks_total',
    help: 'Models that failed before their first word, so that the next one was asked, by problem code',
    labelNames: ['model', 'code'],
    registers,
  });
  return (_req, res) => {
    const { recipe } = res.locals;
    if (!recipe) return;
    const { notes } = recipe;
    if (notes.attempts > 0) attempts.inc({ outcome: failureOf(res) ?? recipe.outcome }, notes.attempts);
    for (const fallback of notes.fallbacks) fallbacks.inc(fallback);
    if (!notes.tokens) return;
    tokens.inc({ kind: 'prompt' }, notes.tokens.prompt);
    tokens.inc({ kind: 'completion' }, notes.tokens.completion);
  };
}

function lookCounter(registers: Registry[]): Note {
  const looks = new Counter({
    name: 'spatula_looks_total',
    help: 'Recipes that were searched for what had to be left out, by outcome: clean, warned (some of it was found) or failed',
    labelNames: ['model', 'outcome'],
    registers,
  });
  return (_req, res) => {
    const { recipe } = res.locals;
    if (recipe?.look) looks.inc({ model: recipe.notes.model, outcome: recipe.look });
  };
}

/** The code of the problem, or `left` where the caller did not wait for the end. */
function failureOf(res: Response): string | undefined {
  return res.locals.problem?.code ?? (res.writableFinished ? undefined : 'left');
}

/** Callers may invent methods, but a label must have few values. */
function knownMethod(method: string): string {
  return ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'].includes(method) ? method : 'other';
}
