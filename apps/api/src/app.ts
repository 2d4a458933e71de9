import type { RequestListener } from 'node:http';
import cors from 'cors';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
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
import { ProblemError } from './problem-error.ts';
import type { Lifecycle } from './process/lifecycle.ts';
import type { LookFor } from './recipe/look.ts';
import { recipeRoute } from './recipe/recipe-route.ts';

/** The parts of the application. */
export interface AppOptions {
  chef: Chef;
  logger: Logger;
  metrics: Metrics;
  lifecycle: Lifecycle;
  rateLimit: RequestHandler;
  /** Looks at finished recipes; with the food knowledge of the built-in chef unless a test stands in. */
  lookFor?: LookFor | undefined;
  /** Origins whose pages may call the API from a browser. */
  corsOrigins?: string[];
  /** Whether only this machine can reach the server. It then answers only to this machine's own names. */
  localOnly?: boolean;
  /** Proxies in front, as Express means it. */
  trustProxy?: number;
  /** The path that page and API are served under; it begins and ends with a slash. Default: `/`. */
  basePath?: string;
  /** Folder of the built page, if this process serves it. */
  webRoot?: string | undefined;
  /** Whether browsers may keep the page for visits without a network. */
  offline?: boolean;
}

/** Headers that a page of another origin may read. */
const EXPOSED_HEADERS = ['X-Request-Id', 'Retry-After', 'RateLimit', 'RateLimit-Policy'];
const DAY_S = 24 * 60 * 60;

/** Builds the application: everything but listening. */
export function createApp(options: AppOptions): RequestListener {
  const { logger, metrics, lifecycle, basePath = '/' } = options;
  const app = express();
  app.locals.basePath = basePath;
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
  serveGet(app, '/health', (_req, res) => void res.json({ status: 'ok' }));
  serveGet(app, '/ready', (_req, res) => void res.json({ status: 'ready' }));
  serveGet(app, '/metrics', async (_req, res) => {
    res.type(metrics.registry.contentType).send(await metrics.text());
  });
  if (basePath !== '/') serveGet(app, basePath.slice(0, -1), toFolder);
  app.use(basePath, pageAndApi(options));
  app.use(nothingHere, handleError);
  return (req, res) => {
    readTarget(req);
    // This function replaces the last handler of Express, which would answer in HTML and without a line in the log. It
    // is called where no handler of ours was, and a target that was read always reaches one of ours.
    app(req as Request, res as Response, () => res.destroy());
  };
}

/** All that stands under the base path. */
function pageAndApi(options: AppOptions): Router {
  const { chef, rateLimit, lookFor, lifecycle, webRoot: folder, offline = true, basePath = '/' } = options;
  const router = Router({ caseSensitive: true, strict: true });
  router.use(recipeRoute({ chef, rateLimit, lookFor, shutdown: lifecycle.signal }));
  serveGet(router, '/openapi.json', async (_req, res) => {
    // Made for the first who asks: few do, and every start would take longer.
    const { openapiUnder } = await import('./api-docs/openapi.ts');
    res.json(openapiUnder(basePath));
  });
  // No route, so that the log and the metrics name none for a problem that nobody knows.
  router.use(/^\/problems\/(?<code>[^/]+)$/, knownProblem);
  serveGet(router, '/problems/:code', problemPage);
  if (folder) router.use(webRoot(folder, { offline }));
  return router;
}

function serveGet(router: Router, path: string, handler: RequestHandler): void {
  router.route(path).get(handler).all(allowOnly('GET', 'HEAD'));
}

/** Sends a visitor on to the page whose last slash was left out. No browser may keep that: the path can change. */
const toFolder: RequestHandler = (req, res) => {
  const [path, ...query] = req.url.split('?');
  res.set('Cache-Control', 'no-cache').redirect(308, [`${path}/`, ...query].join('?'));
};

const nothingHere: RequestHandler = (_req, res) => {
  const recipes = `${res.app.locals.basePath}recipe`;
  throw new ProblemError(
    'not-found',
    `There is nothing at this address. Recipes are made by POST ${recipes}.`,
  );
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
