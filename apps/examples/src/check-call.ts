import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PACKAGES, ROOT, readText } from './read-documents.ts';

/** A program and its arguments. */
export type Call = readonly string[];

/** The flags that the documents may use, with the number of values that each takes: see docs.docker.com/reference/cli. */
const DOCKER_FLAGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'compose up': {
    '-d': 0,
    '--build': 0,
    '--wait': 0,
    '--scale': 1,
    '--no-deps': 0,
    '--no-recreate': 0,
  },
  'compose ps': { '--quiet': 0 },
  'compose logs': { '--no-log-prefix': 0 },
  'compose build': { '--pull': 0 },
  'compose pull': { '--ignore-buildable': 0 },
  'compose exec': {},
  'compose restart': {},
  'compose stop': { '--timeout': 1 },
  restart: {},
  inspect: { '--format': 1 },
  stats: {},
  stop: {},
  rm: {},
  tag: {},
};

/** The services of the stack. */
function services(): string[] {
  const [, section = ''] = /^services:\n((?: .*\n|\n)*)/m.exec(readText('docker-compose.yml')) ?? [];
  return [...section.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name);
}

function dockerFaults(args: Call): string[] {
  if (args[1] === '--profile') {
    const [compose = '', , profile, ...others] = args;
    const exists = readText('docker-compose.yml').includes(`profiles: [${profile}]`);
    return [...(exists ? [] : [`there is no profile ${profile}`]), ...dockerFaults([compose, ...others])];
  }
  const command = args[0] === 'compose' ? `compose ${args[1]}` : String(args[0]);
  const flags = DOCKER_FLAGS[command];
  if (!flags) return [`check-call.ts does not know docker ${command}`];
  const rest = args.slice(command.split(' ').length);
  const words: string[] = [];
  const faults: string[] = [];
  while (rest.length > 0) {
    const word = rest.shift() ?? '';
    const values = flags[word];
    if (values === undefined && word.startsWith('-')) faults.push(`docker ${command} has no ${word}`);
    if (word === '--scale') words.push(String(rest[0]).split('=')[0] ?? '');
    if (values === undefined && !word.startsWith('-')) words.push(word);
    if (values) rest.splice(0, values);
    // The words after the name of the service are a command that runs inside it.
    if (command === 'compose exec' && words.length === 1) break;
  }
  const unknown = command.startsWith('compose') ? words.filter((name) => !services().includes(name)) : [];
  const images = command === 'tag' ? words.filter((name) => !/^spatula-api(?::\w+)?$/.test(name)) : [];
  return [
    ...faults,
    ...unknown.map((name) => `there is no service ${name}`),
    ...images.map((name) => `there is no image ${name}`),
  ];
}

function scriptsOf(folder: string): string[] {
  return Object.keys(JSON.parse(readText(join(folder, 'package.json'))).scripts ?? {});
}

function pnpmFaults([first = '', ...rest]: Call): string[] {
  if (first === '--filter') {
    const [name = '', script = ''] = rest;
    const folder = PACKAGES.find((path) => basename(path) === name.replace('@spatula/', ''));
    if (!folder) return [`there is no package ${name}`];
    return scriptsOf(folder).includes(script) ? [] : [`${name} has no script ${script}`];
  }
  if (first === 'install') return [];
  if (first !== 'exec') return scriptsOf('.').includes(first) ? [] : [`there is no script ${first}`];
  const [program = '', file = ''] = rest;
  if (program === 'node') return existsSync(join(ROOT, file)) ? [] : [`there is no file ${file}`];
  const project = rest[rest.indexOf('--project') + 1] ?? '';
  return program === 'vitest' && PACKAGES.some((path) => basename(path) === project)
    ? []
    : [`check-call.ts does not know pnpm exec ${rest.join(' ')}`];
}

/** The one unit that the documents may name stands in `deploy`; its verbs are those of systemctl's manual. */
function systemctlFaults(args: Call): string[] {
  const [verb = '', unit = 'spatula'] = args.filter((word) => !/^--(?:now|no-block)$/.test(word));
  const isKnown = ['enable', 'start', 'stop', 'kill', 'restart', 'status', 'daemon-reload'].includes(verb);
  const file = unit.startsWith('/opt/spatula/')
    ? unit.replace('/opt/spatula/', '')
    : `deploy/${unit}.service`;
  return [
    ...(isKnown ? [] : [`nobody looked up systemctl ${verb}`]),
    ...(existsSync(join(ROOT, file)) ? [] : [`there is no unit ${unit}`]),
  ];
}

/** The verbs are those of kubectl's manual; the names are looked up in the manifests. */
function kubectlFaults(args: Call): string[] {
  const manifests = readText('deploy/kubernetes/kustomization.yaml') + readText('deploy/kubernetes/api.yaml');
  const text = args.join(' ').replace(/^--namespace spatula /, '');
  const known = [
    /^apply -k deploy\/(kubernetes)$/,
    /^create secret generic (\w+) --from-literal=HF_TOKEN=\S+$/,
    /^rollout restart deployment\/(\w+)$/,
    /^scale deployment\/(\w+) --replicas 0$/,
    /^delete pods --selector (app\.kubernetes\.io\/name=\w+) --grace-period 1$/,
  ];
  const [name] = known.flatMap((form) => form.exec(text)?.[1] ?? []);
  if (!name) return [`nobody looked up kubectl ${text}`];
  return manifests.includes(name.replace('=', ': ')) ? [] : [`no manifest names ${name}`];
}

/** Why a call that a document tells the reader to make cannot work here; nothing where it can. */
export function faultsOf([program = '', ...args]: Call): string[] {
  if (program === 'docker') return dockerFaults(args);
  if (program === 'kubectl') return kubectlFaults(args);
  if (program === 'pnpm') return pnpmFaults(args);
  if (program === 'systemctl') return systemctlFaults(args);
  if (program === 'journalctl')
    return args[0] === '-u' ? systemctlFaults(['status', args[1] ?? '']) : ['no unit'];
  if (program === 'git') return args.join(' ') === 'pull' ? [] : [`nobody looked up git ${args.join(' ')}`];
  if (program === 'npm') {
    const { devDependencies } = JSON.parse(readText('apps/examples/package.json'));
    const known = args[0] === 'install' && args.slice(1).every((name) => name in devDependencies);
    return known ? [] : [`no example is tested with npm ${args.join(' ')}`];
  }
  const major = /"pnpm@(\d+)\./.exec(readText('package.json'))?.[1];
  if (program === 'npx')
    return args[0] === `pnpm@${major}` ? pnpmFaults(args.slice(1)) : [`it is not pnpm@${major}`];
  return [`${program} may be older than what this needs: pnpm exec brings the right one`];
}
