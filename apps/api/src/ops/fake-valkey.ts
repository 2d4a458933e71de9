import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** How the stand-in behaves: as it should, silent, answering everything with an error, or gone. */
type Mood = 'well' | 'silent' | 'broken' | 'gone';

/** A stand-in for Valkey that knows the commands of the rate limit, on real connections. */
export interface FakeValkey {
  /** For `REDIS_URL`. */
  readonly url: string;
  /** How often it was asked to count a visitor so far, whether it answered or not. */
  readonly asked: number;
  become(mood: Mood): Promise<void>;
}

/** Starts a {@link FakeValkey} for as long as the test runs that calls it. */
export async function startFakeValkey(): Promise<FakeValkey> {
  const sockets = new Set<Socket>();
  let mood: Mood = 'well';
  let asked = 0;
  const count = counter();
  const answer = (command: string[]) =>
    mood === 'broken' ? "-MISCONF Valkey is configured to save, but can't\r\n" : count(command);
  const hears = ([name, key]: string[]) => {
    if (name?.toUpperCase() === 'INCR' && !key?.endsWith('probe')) asked += 1;
    return mood !== 'silent';
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
    async become(next) {
      const wasGone = mood === 'gone';
      mood = next;
      if (next === 'gone') {
        server.close();
        hangUp();
      } else if (wasGone) await listen(port);
    },
  };
}

/** Answers the commands of the rate limit from counts of its own. */
function counter(): (command: string[]) => string {
  const counts = new Map<string, { hits: number; ends: number }>();
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
