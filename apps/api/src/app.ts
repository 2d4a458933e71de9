import type { RequestListener } from 'node:http';
import cors from 'cors';
import express, { type Request, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { knownProblem, problemPage } from './api-docs/problem-pages.ts';
import type { Chef } from './chefs/chef.ts';
import { allowOnly } from './http/allow-only.ts';
import { handleError } from './http/handle-error.ts';
import type {} from './http/locals.ts';
import type { Metrics } from './http/metrics.ts';
import { noteAnswers } from './http/note-answers.ts';
import { refuseMisdirected } from './http/refuse-misdirected.ts';
import { requestId } from './http/request-id.ts';
import { requestLog } from './http/request-log.ts';
import { readTarget, refuseUnreadable } from './http/request-target.ts';
import { webRoot } from './page/web-root.ts';
import { Problem } from './problem.ts';
import type { Lifecycle } from './process/lifecycle.ts';
import { recipeRoute } from './recipe/recipe-route.ts';

/** The parts of the application. */
export interface AppOptions {
  chef: Chef;
  logger: Logger;
  metrics: Metrics;
  lifecycle: Lifecycle;
  rateLimit: RequestHandler;
  /** Origins whose pages may call the API from a browser. */
  corsOrigins?: string[];
  /** Whether only this machine can reach the server. It then answers only to this machine's own names. */
  localOnly?: boolean;
  /** Proxies in front, as Express means it. */
  trustProxy?: number;
  /** Folder of the built page, if this process serves it. */
  webRoot?: string | undefined;
}

/** Headers that a page of another origin may read. */
const EXPOSED_HEADERS = ['X-Request-Id', 'Retry-After', 'RateLimit', 'RateLimit-Policy'];
const DAY_S = 24 * 60 * 60;

/** Builds the application: everything but listening. */
export function createApp(options: AppOptions): RequestListener {
  const { chef, logger, metrics, lifecycle, rateLimit } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // One address for each thing: `/Recipe` and `/recipe/` are no such path.
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('trust proxy', options.trustProxy ?? 0);

  app.use(requestId, noteAnswers(logger, [requestLog(logger), ...metrics.notes]), securityHeaders());
  if (options.corsOrigins?.length) app.use(allowOrigins(options.corsOrigins));
  if (options.localOnly) app.use(refuseMisdirected);
  app.use(refuseUnreadable, lifecycle.refuseWhileDraining);
  app.use(recipeRoute({ chef, rateLimit, shutdown: lifecycle.signal }));

  const get = (path: string, ...handlers: RequestHandler[]) =>
    app.route(path).get(handlers).all(allowOnly('GET', 'HEAD'));
  get('/health', (_req, res) => void res.json({ status: 'ok' }));
  get('/ready', (_req, res) => void res.json({ status: 'ready' }));
  get('/metrics', async (_req, res) => {
    res.type(metrics.registry.contentType).send(await metrics.text());
  });
  get('/openapi.json', async (_req, res) => {
    // Made for the first who asks: few do, and every start would take longer.
    const { OPENAPI } = await import('./api-docs/openapi.ts');
    res.json(OPENAPI);
  });
  // No route, so that the log and the metrics name none for a problem that nobody knows.
  app.use(/^\/problems\/(?<code>[^/]+)$/, knownProblem);
  get('/problems/:code', problemPage);

  if (options.webRoot) app.use(webRoot(options.webRoot));
  app.use(nothingHere, handleError);
  return (req, res) => {
    readTarget(req);
    // This function replaces the last handler of Express, which would answer in HTML and without a line in the log. It
    // is called where no handler of ours was, and a target that was read always reaches one of ours.
    app(req as Request, res as Response, () => res.destroy());
  };
}

const nothingHere: RequestHandler = () => {
  throw new Problem('not-found', 'There is nothing at this address. Recipes are made by POST /recipe.');
};

/** Lets the pages of some origins call the API and read its answers. */
function allowOrigins(origins: string[]): RequestHandler {
  return cors({
    origin: origins,
    methods: ['POST'],
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: DAY_S,
    preflightContinue: true,
  });
}

/**
 * Helmet's headers. Over plain http, those that demand https are left out: `Strict-Transport-Security` could make the
 * page unreachable, and browsers complain about the others in the console.
 */
function securityHeaders(): RequestHandler {
  const directives = { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] };
  const contentSecurityPolicy = { useDefaults: false, directives };
  const plain = helmet({
    contentSecurityPolicy,
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  const secure = helmet({ contentSecurityPolicy });
  return (req, res, next) => (req.secure ? secure : plain)(req, res, next);
}
