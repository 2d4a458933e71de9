import { fileURLToPath } from 'node:url';
import { PANTRY_MODEL } from '@spatula/shared/recipe';
import { config as loadDotenv } from 'dotenv';
import { type Logger, pino } from 'pino';
import { createApp } from './app.ts';
import { createChef } from './chefs/create-chef.ts';
import { DailyBudget } from './chefs/daily-budget.ts';
import { type Config, loadConfig } from './config.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { isLoopback } from './http/refuse-misdirected.ts';
import type { SharedStore } from './http/shared-store.ts';
import { describeFault } from './process/describe-fault.ts';
import { drain } from './process/drain.ts';
import { Lifecycle } from './process/lifecycle.ts';
import { listen, resolveHost } from './process/listen.ts';
import { lastLinesOf, openLogOutput } from './process/log-output.ts';
import { PatientServer } from './process/patient-server.ts';
import type { StoreConnection } from './process/store-connection.ts';

/**
 * Where settings are looked for: in the folder of the project, which is as far from the source as from the bundle, then
 * in the folder where the command was given.
 */
const DOTENV_FILES = [fileURLToPath(new URL('../../../.env', import.meta.url)), '.env'];

try {
  loadDotenv({ path: DOTENV_FILES, quiet: true });
  await start(loadConfig(process.env));
} catch (error) {
  // A setting or an address is wrong. The message says what to mend; a stack would hide it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  // Nobody can be told that these streams cannot be written, and without a listener the error would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const output = openLogOutput();
  const logger = pino({ level: config.LOG_LEVEL }, output);
  const lifecycle = new Lifecycle();
  const models = config.chef.kind === 'hosted' ? config.chef.models : [PANTRY_MODEL];
  const metrics = createMetrics(() => chef.open, models, config.MAX_OPEN_RECIPES);
  const { store, budget } = await openCounts(config, logger, metrics);
  const chef = await createChef(config, { budget });
  const ip = await resolveHost(config.HOST);
  const app = createApp({
    chef,
    logger,
    metrics,
    lifecycle,
    rateLimit: createRateLimit({ perMinute: config.RATE_LIMIT_PER_MINUTE, store }),
    corsOrigins: config.CORS_ORIGINS,
    localOnly: config.TRUST_PROXY === 0 && isLoopback(ip),
    trustProxy: config.TRUST_PROXY,
    basePath: config.BASE_PATH,
    webRoot: config.WEB_ROOT,
    offline: config.OFFLINE === 'on',
  });
  const server = new PatientServer(app, { silenceMs: config.RECIPE_TIMEOUT_MS + 30_000 });
  stopOnSignals(logger, async () => {
    await drain(server, lifecycle, config.SHUTDOWN_GRACE_MS);
    await lastLinesOf(output);
  });
  const address = await listen(server, config.PORT, ip);
  server.on('error', (error) =>
    logger.error({ bug: describeFault(error) }, 'a connection could not be accepted'),
  );
  greet(
    logger,
    `Spatula is at ${address}${config.BASE_PATH === '/' ? '' : config.BASE_PATH} and ${cookOf(config)}.`,
  );
}

/** Opens the counts of visitors and of recipes. Replicas that share a store count together. */
async function openCounts(config: Config, logger: Logger, metrics: Metrics) {
  const { REDIS_URL: url, RECIPES_PER_DAY: perDay, RATE_LIMIT_PER_MINUTE: perMinute } = config;
  const hasBudget = config.chef.kind === 'hosted' && perDay > 0;
  let budget: DailyBudget | undefined;
  let connection: StoreConnection | undefined;
  let store: SharedStore | undefined;
  if (url && (hasBudget || perMinute > 0)) {
    // The client of Valkey is loaded only where a setting asks for it.
    const { StoreConnection } = await import('./process/store-connection.ts');
    const { SharedStore } = await import('./http/shared-store.ts');
    const onChange = (up: boolean) => {
      metrics.rateLimitStoreUp(up);
      if (up) void budget?.report();
    };
    connection = new StoreConnection({ url, logger, onChange });
    store = new SharedStore(connection);
  }
  if (hasBudget) {
    const opened = new DailyBudget({ perDay, store: connection });
    metrics.showBudget(() => opened.left);
    budget = opened;
  }
  return { store, budget };
}

/** Ends the process after the drain: with 0 after a signal, with 1 after an error that nothing caught. */
function stopOnSignals(logger: Logger, drained: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // From now on the system's own handling is back: a second signal ends the process at once.
    process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
    logger.info('stopping: open recipes may finish within the grace');
    try {
      await drained();
    } finally {
      process.exit();
    }
  };
  const crash = (error: unknown) => {
    process.exitCode = 1;
    logger.fatal({ bug: describeFault(error) }, 'a fault that nobody handled ends this process');
    void stop();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  process.on('unhandledRejection', crash).on('uncaughtException', crash);
}

function cookOf({ chef }: Config): string {
  if (chef.kind === 'hosted') return `${chef.models.join(', then ')} cooks`;
  return 'the built-in pantry chef cooks, without AI (set HF_TOKEN or OPENAI_BASE_URL for an AI chef)';
}

/** Greets a person at a terminal with a plain line, and a collector of logs with a log line. A silent log hides nothing. */
function greet(logger: Logger, greeting: string): void {
  if (process.stdout.isTTY || !logger.isLevelEnabled('info')) process.stdout.write(`${greeting}\n`);
  else logger.info(greeting);
}
