import { chunk, event } from '../completion.ts';
import {
  A_MOMENT,
  breaksOff,
  FOREVER,
  fails,
  failsStreamed,
  failsUnstreamed,
  HEAD,
  JSON_HEAD,
  RESET,
  ROLE,
} from '../make-scenario.ts';
import type { Scenario, Step } from '../scenario.ts';

const CLOSE: Step = { hangUp: 'close' };
const ENDLESS_PINGS: Step = { forever: ': ping\n\n', everyMs: 10 };
const ENDLESS_EMPTY_PIECES: Step = { forever: event(chunk({ content: '' })), everyMs: 10 };
const SILENT = fails('chef-timeout', [FOREVER]);

/** Services that break the connection, or fall silent. */
export const CONNECTION_SCENARIOS = {
  'reset before the headers': fails('chef-unreachable', [RESET], 3),
  'reset in the headers': fails(
    'chef-unreachable',
    [{ raw: 'HTTP/1.1 200 OK\r\nContent-Ty' }, A_MOMENT, RESET],
    3,
  ),
  'reset after the headers': {
    ...fails('chef-unreachable', [HEAD, A_MOMENT, RESET], 3),
    json: [JSON_HEAD, A_MOMENT, RESET],
  },
  'closed before the headers': fails('chef-unreachable', [CLOSE], 3),
  'closed in the body': failsUnstreamed(
    'chef-unreachable',
    [JSON_HEAD, { send: ['{"choices":[{"mess'] }, A_MOMENT, CLOSE],
    3,
  ),
  'reset after the first words': breaksOff('chef-unreachable', [A_MOMENT, RESET]),
  'closed after the first words': breaksOff('chef-unreachable', [A_MOMENT, CLOSE]),
  'silence before the headers': SILENT,
  'silence after the headers': { ...SILENT, json: [JSON_HEAD, FOREVER], stream: [HEAD, FOREVER] },
  'silence after the role': failsStreamed('chef-timeout', [HEAD, { send: [ROLE] }, FOREVER]),
  'only pings': failsStreamed('chef-timeout', [HEAD, ENDLESS_PINGS]),
  'only empty pieces': failsStreamed('chef-timeout', [HEAD, ENDLESS_EMPTY_PIECES]),
  'stall in the middle': breaksOff('chef-timeout', [FOREVER]),
  'stall in an event': breaksOff('chef-timeout', [{ send: ['data: {"choices":[{"del'] }, FOREVER]),
  'pings in the middle': breaksOff('chef-timeout', [ENDLESS_PINGS]),
} satisfies Record<string, Scenario>;
