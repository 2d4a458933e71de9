import { setTimeout as delay } from 'node:timers/promises';
import { Agent } from 'undici';
import { startInference } from '../inference-process.ts';
import { askFor, askOnce, repeatAtOnce } from '../load.ts';
import { MeasuredServer, product } from '../measured-server.ts';
import { healthP95Ms, openSocket, STREAM_REQUEST, sendSlowly } from '../slow-clients.ts';
import { percentile, spreadOf } from '../statistics.ts';
import { runTrials, type Trials } from '../trial.ts';

/*
 * Strains the built API and says which of its promises hold. Words of a promise run that one alone:
 *   node apps/bench/src/strain/main.ts [words]
 * All of it takes some five minutes.
 */
const agent = new Agent({ connections: 1000 });
const service = await startInference();

const TRIALS: Trials = {
  async '75,000 recipes over 50 connections: none fails, and the process stays below 180 MB'() {
    await using server = await start();
    const { perSecond, times } = await askFor(server.url, 'json', 50, 75_000);
    const peakMB = server.memoryMB('VmHWM');
    return { held: peakMB <= 180, figures: { perSecond, p99Ms: percentile(times, 99), peakMB } };
  },
  async 'With room for 8 recipes and 200 requests at once, ten times: only 200 and 503, each 503 with Retry-After and within 50 ms, /health as well'() {
    await using server = await start({ MAX_OPEN_RECIPES: '8' });
    const crowd = () => repeatAtOnce(200, 200, () => askOnce(agent, server.url, 'json'));
    // Crowds come to a server at work, not to one that has just started.
    await repeatAtOnce(100, 1, crowd);
    await service.play('slow');
    const coming = repeatAtOnce(10, 1, crowd);
    const p95Ms = await healthP95Ms(server.url, coming);
    const served = (await coming).flat().filter(({ status }) => status === 200).length;
    const refused = (await coming).map((answers) =>
      answers.filter(({ status, isRetryable }) => status === 503 && isRetryable).map(({ ms }) => ms),
    );
    const refusalP99Ms = spreadOf(refused.map((times) => percentile(times, 99)));
    const isRight = served === 10 * 8 && refused.flat().length === 10 * (200 - 8);
    const figures = { served, refused: refused.flat().length, refusalP99Ms, healthP95Ms: p95Ms };
    return { held: isRight && refusalP99Ms.median <= 50 && p95Ms <= 50, figures };
  },
  async '1,000 slow sockets: others are answered meanwhile, and slow senders are closed'() {
    await using server = await start();
    await service.play('endless');
    const slow = sendSlowly(server.url, 800);
    const readers = Array.from({ length: 200 }, () => openSocket(server.url, STREAM_REQUEST));
    const p95Ms = await healthP95Ms(server.url, delay(60_000));
    const longestSeconds = (await slow) / 1000;
    const residentMB = server.memoryMB('VmRSS');
    for (const reader of readers) reader.destroy();
    const figures = { healthP95Ms: p95Ms, longestSeconds, residentMB };
    return { held: p95Ms <= 100 && longestSeconds < 59, figures };
  },
  async '1,000 recipes a second for 3 minutes: none fails and none is left out'() {
    await using server = await start();
    const times: number[] = [];
    let [begun, failed, dropped] = [0, 0, 0];
    const ask = async () => {
      const { status, ms } = await askOnce(agent, server.url, 'json').catch(() => ({ status: 0, ms: 0 }));
      if (status !== 200) failed += 1;
      times.push(ms);
    };
    // The pace is constant, however long the answers to the requests before take.
    for (const start = performance.now(); begun < 180_000; begun += 1) {
      while (performance.now() - start < begun) await delay(1);
      // At more than 2,000 open requests, this side is too slow to send another one in time.
      if (begun - dropped - times.length < 2000) void ask();
      else dropped += 1;
    }
    while (times.length < begun - dropped) await delay(10);
    const figures = { failed, dropped, p50Ms: percentile(times, 50), p99Ms: percentile(times, 99) };
    const peakMB = server.memoryMB('VmHWM');
    return { held: failed === 0 && dropped === 0, figures: { sent: times.length, ...figures, peakMB } };
  },
};

await runTrials(TRIALS, process.argv.slice(2));
await service.stop();
process.exit();

/** Starts the built API in front of a service that cooks plainly. */
async function start(settings: Record<string, string> = {}): Promise<MeasuredServer> {
  await service.play('plain');
  return MeasuredServer.start({ ...product(service.url, settings), name: 'strain' });
}
