import { mkdirSync } from 'node:fs';
import { DIST } from './server-process.ts';
import { TRIALS, tryOut } from './strain/trials.ts';

/*
 * Strains the built API and says which of its promises hold:
 *   node apps/bench/src/strain.ts [throughput] [many] [saturation] [slow] [steady]
 * All of it takes some five minutes.
 */
const wanted = process.argv.slice(2);
mkdirSync(DIST, { recursive: true });
let broken = 0;
for (const trial of TRIALS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const { held, figures } = await tryOut(trial);
  if (!held) broken += 1;
  process.stdout.write(`${held ? 'held  ' : 'BROKEN'} ${trial.promise}\n       ${JSON.stringify(figures)}\n`);
}
process.exit(broken === 0 ? 0 : 1);
