import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chefSaying, startApi } from '../testing/start-api.ts';
import { allFrom, startServer } from '../testing/start-server.ts';
import type { Patience } from './patient-server.ts';

const QUICK = { headMs: 100, requestMs: 200, silenceMs: 500, checkMs: 20 };
const HEAD = 'POST /recipe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const BODY = '{"ingredients": ["eggs"]}';

function startPatientApi(patience: Partial<Patience> = QUICK) {
  return startApi(chefSaying('Stir.'), { patience });
}

function inOneChunk(bytes: number): string {
  return `${bytes.toString(16)}\r\n${' '.repeat(bytes)}\r\n0\r\n\r\n`;
}

describe('bytes that are no request', () => {
  it.each([
    ['garbage', 'eggs and spinach\r\n\r\n', 400],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['no host', 'GET /health HTTP/1.1\r\n\r\n', 400],
    ['a space in a header name', 'GET /health HTTP/1.1\r\nHost: x\r\nA b: c\r\n\r\n', 400],
    ['a NUL in a header', 'GET /health HTTP/1.1\r\nHost: x\r\nA: \0\r\n\r\n', 400],
    ['a header that is folded over two lines', 'GET /health HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n', 400],
    [
      'a line break that is smuggled into X-Request-Id',
      'GET /health HTTP/1.1\r\nHost: x\r\nX-Request-Id: a\rB: c\r\n\r\n',
      400,
    ],
    ['two lengths', `${HEAD}Content-Length: 5\r\nContent-Length: 25\r\n\r\n${BODY}`, 400],
    ['a length and chunks', `${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['a length that is no number', `${HEAD}Content-Length: five\r\n\r\n${BODY}`, 400],
    ['more bytes than the length says', `${HEAD}Content-Length: ${BODY.length}\r\n\r\n${BODY} and more`, 400],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', 400],
    ['an endless header', `GET /health HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(20_000)}`, 431],
    ['an endless address', `GET /${'x'.repeat(20_000)}`, 431],
    ['a head that does not go on', 'GET /health HTTP/1.1\r\nHost: x\r\n', 408],
    ['silence', '', 408],
    ['a body that does not go on', `${HEAD}Content-Length: 100\r\n\r\n${BODY}`, 408],
    ['chunks that do not go on', `${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`, 408],
  ])('bytes that are no request get a bare refusal: %s', async (_, bytes, status) => {
    const { exchange } = await startPatientApi(status === 408 ? QUICK : {});
    const answer = await exchange(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\r\n`));
    expect(answer).toContain('\r\nConnection: close\r\n');
  });
});

describe('a sender', () => {
  it('a sender who sends a head byte by byte is cut off in time', async () => {
    const { connect } = await startPatientApi();
    const socket = connect();
    const dribble = setInterval(() => socket.write('x'), 10);
    onTestFinished(() => clearInterval(dribble));
    socket.write('GET /health HTTP/1.1\r\nHost: x\r\nA: ');
    expect(await allFrom(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('a sender who sends a body byte by byte is cut off in time', async () => {
    const { connect } = await startPatientApi();
    const socket = connect();
    const dribble = setInterval(() => socket.write(' '), 10);
    onTestFinished(() => clearInterval(dribble));
    socket.write(`${HEAD}Content-Length: 60000\r\n\r\n`);
    expect(await allFrom(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('a slow sender holds up nobody else', async () => {
    const { connect, send } = await startPatientApi({});
    const dawdlers = Array.from({ length: 200 }, connect);
    for (const socket of dawdlers) socket.write(HEAD);
    expect((await send({ body: BODY })).status).toBe(200);
    expect(dawdlers.filter(({ readyState }) => readyState === 'open')).toHaveLength(200);
    for (const socket of dawdlers) socket.destroy();
  });

  it.each([
    ['with its length', 'Content-Length: 200000', ' '.repeat(200_000)],
    ['in a chunk of 200 kB', 'Transfer-Encoding: chunked', inOneChunk(200_000)],
    ['in a chunk of 1 MB', 'Transfer-Encoding: chunked', inOneChunk(1_000_000)],
    ['in chunks of a byte', 'Transfer-Encoding: chunked', `${'1\r\n \r\n'.repeat(100_000)}0\r\n\r\n`],
  ])(
    'a sender whose body is refused gets the answer and may go on with the next request: %s',
    async (_, header, body) => {
      const { exchange } = await startPatientApi({});
      const next = 'GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
      const answers = await exchange(`${HEAD}${header}\r\n\r\n${body}${next}`);
      expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    },
  );

  it('a sender who expects something odd is answered as usual', async () => {
    const { exchange } = await startPatientApi();
    const request = `${HEAD}Expect: eggs\r\nConnection: close\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`;
    expect(await exchange(request)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('a sender who wants another protocol is answered in this one', async () => {
    const { exchange } = await startPatientApi();
    const request =
      'GET /health HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n';
    expect(await exchange(request)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a reader', () => {
  it('a reader who does not read loses the connection', async () => {
    const endless: RequestListener = (_req, res) => void res.end(Buffer.alloc(50_000_000));
    const { connect, server } = await startServer(endless, QUICK);
    const socket = connect().pause();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [, res] = await once(server, 'request');
    await once(res, 'close');
    expect(res.writableFinished).toBe(false);
    socket.destroy();
  });
});

describe('requests that are sent ahead on one connection', () => {
  const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

  /** Begins requests and leaves their answers to the test. */
  async function startHolding() {
    const begun: ServerResponse[] = [];
    const test = await startServer((_req, res) => void begun.push(res));
    return { ...test, begun };
  }

  it('requests that are sent ahead on one connection are answered one after another', async () => {
    const { connect, begun } = await startHolding();
    const socket = connect();
    const received = allFrom(socket);
    socket.write(GET.repeat(10));
    for (let count = 1; count <= 10; count += 1) {
      await expect.poll(() => begun.length).toBe(count);
      begun.at(-1)?.end(`answer ${count}`);
    }
    socket.end();
    const answers = Array.from({ length: 10 }, (_, index) => `answer ${index + 1}`);
    expect((await received).match(/answer \d+/g)).toEqual(answers);
  });

  it('requests that are sent ahead on one connection are never begun once their peer has left', async () => {
    const { connect, begun } = await startHolding();
    const socket = connect();
    socket.write(GET.repeat(10));
    await expect.poll(() => begun.length).toBe(1);
    const closed = once(begun[0] as ServerResponse, 'close');
    socket.resetAndDestroy();
    await closed;
    await new Promise(setImmediate);
    expect(begun).toHaveLength(1);
  });

  it('requests that are sent ahead on one connection are never begun after an answer that closes the connection', async () => {
    const { connect, begun } = await startHolding();
    const socket = connect();
    const received = allFrom(socket);
    socket.write(GET.repeat(10));
    await expect.poll(() => begun.length).toBe(1);
    begun[0]?.setHeader('Connection', 'close').end('the last');
    expect(await received).toContain('the last');
    expect(begun).toHaveLength(1);
  });

  it('requests that are sent ahead on one connection end the connection when they are more than a few', async () => {
    const { connect, begun, send } = await startHolding();
    const socket = connect();
    const received = allFrom(socket);
    socket.write(GET.repeat(2200));
    expect(await received).toBe('');
    expect(begun.length).toBeLessThanOrEqual(1);
    const next = send({ method: 'GET', path: '/' });
    await expect.poll(() => begun.length).toBe(2);
    begun[1]?.end('well');
    expect((await next).body).toBe('well');
  });
});

describe('a connection', () => {
  const PATIENT = { headMs: 60_000, requestMs: 60_000, silenceMs: 60_000 };

  it('a connection that is idle after an answer, or never sent a byte, is closed when the server says so', async () => {
    const { server, connect } = await startPatientApi(PATIENT);
    const [fresh, used] = [connect(), connect()];
    used.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(used, 'data');
    server.closeIdleConnections();
    expect(await allFrom(used)).toBe('');
    expect(fresh.readyState).toBe('open');
    server.closeUnusedConnections();
    expect(await allFrom(fresh)).toBe('');
  });

  it('a connection that has begun a request is still answered', async () => {
    const { server, connect } = await startPatientApi(PATIENT);
    const socket = connect();
    socket.write('GET /health HTTP/1.1\r\nConnection: close\r\nHo');
    await once(server, 'connection');
    const other = connect();
    other.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(other, 'data');
    server.closeIdleConnections();
    server.closeUnusedConnections();
    socket.write('st: x\r\n\r\n');
    expect(await allFrom(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('a connection that asks for a tunnel is closed although its peer keeps its own side open', async () => {
    const { server, connect } = await startPatientApi(PATIENT);
    const accepted = once(server, 'connection');
    const socket = connect();
    socket.write('CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n');
    const [peer] = await accepted;
    await once(peer, 'close');
    expect(await allFrom(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
