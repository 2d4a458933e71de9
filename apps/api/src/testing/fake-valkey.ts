import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** `silent` answers nothing, `failing` answers everything with an error, `gone` takes no connection. */
type State = 'working' | 'silent' | 'failing' | 'gone';

/** A stand-in for Valkey that knows the commands of the rate limit and of the day's budget, on real connections. */
export interface FakeValkey {
  /** For `REDIS_URL`. */
  readonly url: string;
  /** How often it was asked to count a visitor so far, whether it answered or not. */
  readonly asked: number;
  /** The highest of its counts. */
  readonly highest: number;
  /** Forgets all counts, as a store without a disk does when it is started again. */
  forget(): void;
  switchTo(state: State): Promise<void>;
}

/** Starts a {@link FakeValkey} for as long as the test runs that calls it. */
export async function startFakeValkey(): Promise<FakeValkey> {
  const sockets = new Set<Socket>();
  let state: State = 'working';
  let asked = 0;
  const counts: Counts = new Map();
  const count = counter(counts);
  const answer = (command: string[]) =>
    state === 'failing' ? "-MISCONF Valkey is configured to save, but can't\r\n" : count(command);
  const hears = ([name, key]: string[]) => {
    if (name?.toUpperCase() === 'INCR' && !key?.endsWith('probe')) asked += 1;
    return state !== 'silent';
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    serve(socket, hears, answer);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.close();
    hangUp();
  });
  return {
    url: `redis://:canary-password@127.0.0.1:${port}`,
    get asked() {
      return asked;
    },
    get highest() {
      return Math.max(...[...counts.values()].map(({ hits }) => hits));
    },
    forget: () => counts.clear(),
    async switchTo(next) {
      const wasGone = state === 'gone';
      state = next;
      if (next === 'gone') {
        server.close();
        hangUp();
      } else if (wasGone) await listen(port);
    },
  };
}

type Counts = Map<string, { hits: number; ends: number }>;

/** Answers commands from counts of its own. */
function counter(counts: Counts): (command: string[]) => string {
  return ([name = '', key = '', ...args]) => {
    const count = counts.get(key);
    const live = count && count.ends > Date.now() ? count : undefined;
    switch (name.toUpperCase()) {
      case 'SET':
        if (live) return '$-1\r\n';
        counts.set(key, { hits: 0, ends: Date.now() + Number(args[2]) });
        return '+OK\r\n';
      case 'INCR':
        return `:${live ? ++live.hits : 1}\r\n`;
      case 'ZADD':
        counts.set(key, { hits: Math.max(live?.hits ?? 0, Number(args[1])), ends: Number.POSITIVE_INFINITY });
        return ':0\r\n';
      case 'ZINCRBY': {
        if (live) live.hits += Number(args[0]);
        const score = String(live?.hits ?? 0);
        return `$${score.length}\r\n${score}\r\n`;
      }
      case 'PTTL':
        return `:${live ? live.ends - Date.now() : -2}\r\n`;
      default:
        return '+OK\r\n';
    }
  };
}

/** Speaks the protocol on one connection; the commands of a transaction are answered together. */
function serve(
  socket: Socket,
  hears: (command: string[]) => boolean,
  answer: (command: string[]) => string,
): void {
  let queued: string[][] | undefined;
  socket.on('data', (data) => {
    for (const command of parse(data.toString())) {
      if (!hears(command)) continue;
      const name = command[0]?.toUpperCase();
      if (name === 'MULTI') {
        queued = [];
        socket.write('+OK\r\n');
      } else if (name === 'EXEC') {
        const answers = (queued ?? []).map(answer);
        socket.write(`*${answers.length}\r\n${answers.join('')}`);
        queued = undefined;
      } else if (queued) {
        queued.push(command);
        socket.write('+QUEUED\r\n');
      } else socket.write(answer(command));
    }
  });
}

/** The commands in a piece of the protocol; each comes whole, since they are short. */
function parse(text: string): string[][] {
  const lines = text.split('\r\n');
  const commands: string[][] = [];
  for (let at = 0; lines[at]?.startsWith('*'); ) {
    const length = Number(lines[at]?.slice(1));
    commands.push(Array.from({ length }, (_, index) => lines[at + 2 + 2 * index] ?? ''));
    at += 1 + 2 * length;
  }
  return commands;
}
