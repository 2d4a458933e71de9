import { fileURLToPath } from 'node:url';
import { config as loadDotenv } from 'dotenv';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { createChef } from './chefs/create-chef.ts';
import { type Config, loadConfig } from './config.ts';
import { createHttpServer, listen } from './ops/http-server.ts';
import { Lifecycle } from './ops/lifecycle.ts';
import { createMetrics } from './ops/metrics.ts';
import { createRateLimit } from './ops/rate-limit.ts';
import { SharedStore } from './ops/shared-store.ts';
import { drain } from './ops/shutdown.ts';

// The folder of the project, seen from the source and from the bundle alike; then where the command was given.
loadDotenv({ path: [fileURLToPath(new URL('../../../.env', import.meta.url)), '.env'], quiet: true });

try {
  await start(loadConfig(process.env));
} catch (error) {
  // A setting or an address that is wrong: its message says what to mend, a stack would hide it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const logger = pino({ level: config.logLevel });
  const lifecycle = new Lifecycle();
  const chef = createChef(config);
  const metrics = createMetrics(() => chef.open);
  const store = config.redisUrl
    ? new SharedStore({
        url: config.redisUrl,
        logger,
        onChange: (up) => metrics.rateLimitStoreUp.set(up ? 1 : 0),
      })
    : undefined;
  const app = createApp({
    chef,
    logger,
    metrics,
    lifecycle,
    rateLimit: createRateLimit({ perMinute: config.rateLimitPerMinute, store }),
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    webRoot: config.webRoot,
  });
  const server = createHttpServer(app);

  const stop = async (code: number) => {
    // From now on the system's own handling is back: a second signal ends the process at once.
    process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
    await drain(server, lifecycle, config.shutdownGraceMs);
    process.exit(code);
  };
  const crash = (error: unknown) => {
    logger.fatal({ err: error }, 'a fault that nobody handled ends this process');
    void stop(1);
  };
  process.once('SIGTERM', () => void stop(0)).once('SIGINT', () => void stop(0));
  process.once('unhandledRejection', crash).once('uncaughtException', crash);

  const address = await listen(server, config.port, config.host);
  const cook =
    config.chef.kind === 'pantry'
      ? 'the built-in pantry chef cooks, without AI (set HF_TOKEN or OPENAI_BASE_URL for an AI chef)'
      : `${config.chef.model} cooks`;
  const greeting = `Spatula is at ${address} and ${cook}.`;
  if (process.stdout.isTTY || !logger.isLevelEnabled('info')) process.stdout.write(`${greeting}\n`);
  else logger.info(greeting);
}
