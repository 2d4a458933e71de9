import cors from 'cors';
import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { Chef } from './chefs/chef.ts';
import { allowOnly } from './ops/allow-only.ts';
import type { Lifecycle } from './ops/lifecycle.ts';
import type { Metrics } from './ops/metrics.ts';
import { nameRoute } from './ops/name-route.ts';
import { openApiDocument } from './ops/openapi.ts';
import { problemPage } from './ops/problem-pages.ts';
import { requestId } from './ops/request-id.ts';
import { requestLog } from './ops/request-log.ts';
import { webRoot } from './ops/web-root.ts';
import { handleError, Problem } from './problems.ts';
import { recipeRoute } from './recipe/recipe-route.ts';

/** What the application is made of. */
export interface AppOptions {
  chef: Chef;
  logger: Logger;
  metrics: Metrics;
  lifecycle: Lifecycle;
  rateLimit: RequestHandler;
  /** Origins whose pages may call the API from a browser. */
  corsOrigins?: string[];
  /** Proxies in front, as Express means it. */
  trustProxy?: number;
  /** Folder of the built page, if this process serves it. */
  webRoot?: string | undefined;
}

/** Headers that a page of another origin may read. */
const EXPOSED_HEADERS = ['X-Request-Id', 'Retry-After', 'RateLimit', 'RateLimit-Policy'];
const DAY_S = 24 * 60 * 60;

/** Builds the application: everything but listening. */
export function createApp(options: AppOptions): Express {
  const { chef, logger, metrics, lifecycle, rateLimit } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', options.trustProxy ?? 0);

  app.use(requestId, requestLog(logger), metrics.observe, securityHeaders(), wellFormedPath);
  app.use(
    cors({
      origin: options.corsOrigins ?? false,
      methods: ['POST'],
      exposedHeaders: EXPOSED_HEADERS,
      maxAge: DAY_S,
      preflightContinue: true,
    }),
  );
  app.use(lifecycle.refuseWhileDraining);
  app.use(recipeRoute({ chef, rateLimit, shutdown: lifecycle.signal }));

  const get = (path: string, handler: RequestHandler) =>
    app.route(path).all(nameRoute(path)).get(handler).all(allowOnly('GET', 'HEAD'));
  get('/health', (_req, res) => void res.json({ status: 'ok' }));
  get('/ready', (_req, res) => void res.json({ status: 'ready' }));
  get('/metrics', async (_req, res) => {
    res.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  get('/openapi.json', (_req, res) => void res.json(openApiDocument));
  get('/problems/:code', problemPage);

  if (options.webRoot) {
    app.use(nameRoute('page'), webRoot(options.webRoot), nameRoute('none'));
    app.all('/', allowOnly('GET', 'HEAD'));
  }
  app.use(() => {
    throw new Problem('not-found', 'There is nothing at this address. Recipes are made by POST /recipe.');
  });
  app.use(handleError);
  return app;
}

/** Refuses an address that cannot be decoded, before anything looks for it. */
const wellFormedPath: RequestHandler = (req, _res, next) => {
  decodeURIComponent(req.path);
  next();
};

/** Helmet's headers. Over plain http the two that demand https are left out: they would lock the page out. */
function securityHeaders(): RequestHandler {
  const directives = { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] };
  const plain = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: false,
  });
  const secure = helmet({ contentSecurityPolicy: { useDefaults: false, directives } });
  return (req, res, next) => (req.secure ? secure : plain)(req, res, next);
}
