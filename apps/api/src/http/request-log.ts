import { PANTRY_MODEL } from '@spatula/shared/recipe';
import type { Logger } from 'pino';
import { ChefError } from '../chefs/chef.ts';
import { describeFault } from '../process/describe-fault.ts';
import { type Note, routeOf } from './note-answers.ts';
import type { RecipeRecord } from './recipe-record.ts';

/** Writes one line for each answer: figures and names, never ingredients or recipe text. */
export function requestLog(logger: Logger): Note {
  return (req, res, ms) => {
    const { requestId, problem, bug, recipe } = res.locals;
    const route = routeOf(req, res);
    const left = !res.writableFinished;
    const line = {
      requestId,
      method: req.method,
      route,
      status: res.headersSent ? res.statusCode : null,
      ...(problem && { code: problem.code }),
      ...(problem instanceof ChefError && problem.hint && { hint: problem.hint }),
      durationMs: round(ms),
      ...(recipe && figuresOf(recipe)),
    };
    if (bug) logger.error({ ...line, bug: describeFault(bug) }, 'bug');
    else if (problem instanceof ChefError) logger.warn(line, 'chef failed');
    // Health checks come every few seconds, and one that was answered says nothing new.
    else logger[route === '/health' ? 'debug' : 'info'](line, left ? 'caller left' : 'answered');
  };
}

function figuresOf({ format, outcome, firstWordMs, notes, look }: RecipeRecord) {
  const { model, fallbacks } = notes;
  return {
    chef: model === PANTRY_MODEL ? 'pantry' : 'hosted',
    model,
    format,
    truncated: outcome === 'truncated',
    firstWordMs: firstWordMs === undefined ? null : round(firstWordMs),
    /** Requests to the inference service: more than one where it was asked again. */
    attempts: notes.attempts,
    ...(look && { look }),
    ...(fallbacks.length > 0 && { fallbacks }),
    ...(notes.tokens && { promptTokens: notes.tokens.prompt, completionTokens: notes.tokens.completion }),
  };
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
