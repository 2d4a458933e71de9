import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { OPENAPI } from '../api-docs/openapi.ts';

interface Answer {
  headers?: Record<string, { required?: boolean; schema: object }>;
  content?: Record<string, object>;
  'x-event-stream'?: { mediaType: string; events: Record<string, object> };
  'x-json-ld'?: { mediaType: string; schema: object };
}
interface Operation {
  responses: Record<string, Answer>;
}

const PATHS: Record<string, Record<string, Operation>> = JSON.parse(JSON.stringify(OPENAPI.paths));
/** The statuses that may answer an address, or a method, that the document does not know. */
const ELSEWHERE = [204, 400, 404, 405, 421, 500, 503];

const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema({ ...OPENAPI, $id: 'openapi' });

/** Wraps an application so that every answer that differs from the API document is reported. */
export function checkAnswers(app: RequestListener, report: (fault: string) => void): RequestListener {
  return (req, res) => {
    const body = record(res);
    res.once('finish', () => {
      for (const fault of faultsOf(req, res, body())) {
        report(`${req.method} ${req.url} answered ${res.statusCode}: ${fault}`);
      }
    });
    app(req, res);
  };
}

/** Keeps a copy of what an answer is made of. */
function record(res: ServerResponse): () => string {
  const chunks: Buffer[] = [];
  for (const name of ['write', 'end'] as const) {
    const original = res[name];
    Reflect.set(res, name, (...args: unknown[]) => {
      const [chunk] = args;
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
      return Reflect.apply(original, res, args);
    });
  }
  return () => Buffer.concat(chunks).toString();
}

function faultsOf(req: IncomingMessage, res: ServerResponse, body: string): string[] {
  const { statusCode: status } = res;
  const path = URL.parse(req.url ?? '', 'http://host')?.pathname ?? '';
  const template = Object.keys(PATHS).find(
    (key) => key.replace(/\{\w+\}/, path.split('/')[2] ?? '') === path,
  );
  const method = req.method === 'HEAD' ? 'get' : (req.method ?? '').toLowerCase();
  const answer = template && PATHS[template]?.[method]?.responses[status];
  if (answer) {
    const pointer = `/paths/${escaped(template)}/${method}/responses/${status}`;
    return [...headerFaults(answer, res.getHeaders()), ...contentFaults(answer, pointer, { req, res, body })];
  }
  // The document does not describe the files of the page, nor the way to them.
  if (!template && [200, 304, 308].includes(status)) return [];
  if (!ELSEWHERE.includes(status)) return ['the document does not know this status'];
  const details =
    req.method === 'HEAD' || status === 204 ? [] : jsonFaults('/components/schemas/Problem', body);
  return [
    ...headerFaults({ headers: { 'X-Request-Id': { required: true, schema: {} } } }, res.getHeaders()),
    ...details,
  ];
}

function headerFaults({ headers = {} }: Answer, given: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, { required, schema }]) => {
    const value = given[name.toLowerCase()];
    if (value === undefined) return required ? [`${name} is missing`] : [];
    const typed = 'type' in schema && schema.type === 'integer' ? Number(value) : value;
    return ajv.validate(schema, typed) ? [] : [`${name} is ${value}`];
  });
}

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  body: string;
}

function contentFaults(
  { content = {}, ...answer }: Answer,
  pointer: string,
  { req, res, body }: Exchange,
): string[] {
  const [media = ''] = String(res.getHeader('content-type')).split(';');
  const stream = answer['x-event-stream'];
  if (media === stream?.mediaType) return eventFaults(`${pointer}/x-event-stream/events`, body);
  if (media === answer['x-json-ld']?.mediaType) return jsonFaults(`${pointer}/x-json-ld/schema`, body);
  if (!content[media]) return [`the document does not know ${media} there`];
  if (req.method === 'HEAD') return [];
  if (!media.endsWith('json')) return body === '' ? ['the body is empty'] : [];
  return jsonFaults(`${pointer}/content/${escaped(media)}/schema`, body);
}

function eventFaults(pointer: string, body: string): string[] {
  const events = [...body.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name = '', data = '']) => ({
    name,
    data,
  }));
  const names = events.map(({ name }) => name).join(' ');
  const order = /^(text )+(done|error)$/.test(names) ? [] : [`the events are ${names}`];
  return [...order, ...events.flatMap(({ name, data }) => jsonFaults(`${pointer}/${name}`, data))];
}

function jsonFaults(pointer: string, json: string): string[] {
  // Kept by its address: to compile it for each event of a long recipe would stop the server for seconds.
  const validate = ajv.getSchema(`openapi#${pointer}`);
  if (!validate) return [`the document has no ${pointer}`];
  try {
    return validate(JSON.parse(json)) ? [] : [ajv.errorsText(validate.errors)];
  } catch (error) {
    return [String(error)];
  }
}

function escaped(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
}
