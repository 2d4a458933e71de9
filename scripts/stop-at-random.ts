import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { chance } from '../packages/pantry/src/testing/chance.ts';

/*
 * Runs a command on a machine that stutters: at random moments one of its processes, or all of them, stand still for
 * 0.2 to 0.7 s. The seed fixes moments and lengths; which process stands still also depends on what is running then.
 * Ends as the command ends. For Linux, which lists its processes in /proc.
 *
 *   node scripts/stop-at-random.ts <seed> <command> [argument …]
 */
const STOP_MS = [200, 700] as const;
const PAUSE_MS = [100, 1000] as const;
/** Share of the stops that are of all processes together. */
const ALL = 0.25;

const [seed = '', command = '', ...args] = process.argv.slice(2);
if (!/^\d+$/.test(seed) || command === '') {
  process.stderr.write('usage: node scripts/stop-at-random.ts <seed> <command> [argument …]\n');
  process.exit(2);
}
const random = chance(Number(seed));
const child = spawn(command, args, { stdio: 'inherit' });
let isRunning = true;
const end = once(child, 'close').then((values) => {
  isRunning = false;
  const code: number | null = values[0];
  const signal: NodeJS.Signals = values[1];
  return { code, signal };
});
// An interrupt is for the command; a process that stands still must go on to get it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isRunning = false;
    child.kill(signal);
  });
}

let stops = 0;
while (isRunning) {
  await Promise.race([delay(between(PAUSE_MS)), end]);
  const tree = descendants(child.pid);
  const stopped = random() < ALL ? tree : [tree[Math.floor(random() * tree.length)]];
  if (!isRunning || tree.length === 0) continue;
  for (const pid of stopped) send(pid, 'SIGSTOP');
  await delay(between(STOP_MS));
  for (const pid of stopped) send(pid, 'SIGCONT');
  stops += 1;
}
const { code, signal } = await end;
process.stderr.write(`Stopped ${stops} times, from the seed ${seed}.\n`);
process.exitCode = code ?? 128 + constants.signals[signal];

/** The process and all that it started, as far as their parents live. */
function descendants(root: number | undefined): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(pids.map((pid) => [Number(pid), parentOf(pid)]));
  const belongs = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || belongs(parents.get(pid)));
  return [...parents.keys()].filter(belongs);
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold anything.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** A process that has ended meanwhile needs no signal. */
function send(pid: number | undefined, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    if (pid) process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function between([least, most]: readonly [number, number]): number {
  return least + random() * (most - least);
}
