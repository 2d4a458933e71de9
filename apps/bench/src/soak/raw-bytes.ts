import { pick } from '@spatula/fake-inference/pick';

type Random = () => number;

const BODY = '{"ingredients": ["eggs", "spinach"]}';
const METHODS = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'],
  ...['CONNECT', 'PRI', 'QUERY', 'COOK', ''],
];
const PATHS = [
  ...['/', '/recipe', '/health', '/ready', '/metrics', '/openapi.json', '/problems/internal'],
  ...['*', 'a:443'],
];
const ODD_PATHS = ['//a@[#', 'foo://host', 'http://[::1', '/%', '/\u0000', `/${'x'.repeat(20_000)}`];
const VERSIONS = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''];
const FIELDS = [
  'Host: localhost',
  'Connection: close',
  'Connection: Upgrade\r\nUpgrade: websocket',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk',
  'Expect: 100-continue',
  'Expect: eggs',
  'Accept: text/event-stream',
  'Content-Type: application/json',
  'Content-Encoding: gzip',
  'Content-Length: 36',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'X-Request-Id: \u0001',
  ' folded',
  'no colon',
  `Long: ${'x'.repeat(20_000)}`,
];

/**
 * Bytes that a client may send to an HTTP server: requests, whole, several at once, cut anywhere or with bytes
 * changed, and the beginnings of other protocols.
 */
export function rawBytes(random: Random): Buffer {
  const bytes = Buffer.from(pick(random, KINDS)(random), 'latin1');
  if (random() < 0.2) return bytes.subarray(0, Math.floor(random() * bytes.length));
  if (random() < 0.2) changeSome(bytes, random);
  return bytes;
}

const KINDS: ((random: Random) => string)[] = [
  order,
  pipeline,
  oddRequest,
  oddRequest,
  tunnel,
  chunks,
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
  () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  (random) => String.fromCharCode(...Array.from({ length: 1 + random() * 300 }, () => random() * 256)),
];

function order(random: Random): string {
  const accept = random() < 0.5 ? 'text/event-stream' : 'application/json';
  return `POST /recipe HTTP/1.1\r\nHost: localhost\r\nAccept: ${accept}\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`;
}

function pipeline(random: Random): string {
  const requests = Array.from({ length: 2 + random() * 6 }, () =>
    (random() < 0.7 ? order : oddRequest)(random),
  );
  return requests.join('');
}

function oddRequest(random: Random): string {
  const path = pick(random, random() < 0.8 ? PATHS : ODD_PATHS);
  const fields = FIELDS.filter((_, index) => random() < (index === 0 ? 0.9 : 0.15));
  const head = [`${pick(random, METHODS)} ${path} ${pick(random, VERSIONS)}`, ...fields].join('\r\n');
  return `${head}\r\n\r\n${random() < 0.5 ? BODY : ''}`;
}

function tunnel(random: Random): string {
  return `${random() < 0.3 ? order(random) : ''}CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n${random() < 0.5 ? BODY : ''}`;
}

/** A body in chunks: right, broken in its middle, or of up to 300 kB without an end. */
function chunks(random: Random): string {
  const head =
    'POST /recipe HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  const chunk = `${BODY.length.toString(16)}\r\n${BODY}\r\n`;
  const ends = [
    '0\r\n\r\n',
    '0\r\nTrailer: x\r\n\r\n',
    'zz\r\n',
    '-1\r\n',
    'fffffffffffffffff\r\n',
    '\r\n',
    '',
  ];
  const count = random() < 0.1 ? 300_000 / chunk.length : 1 + random() * 3;
  return `${head}${chunk.repeat(count)}${pick(random, ends)}`;
}

function changeSome(bytes: Buffer, random: Random): void {
  for (let change = 0; change < 1 + random() * 5; change += 1) {
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  }
}
