import { MAX_REQUEST_ID_LENGTH } from '../http/request-id.ts';
import { PATHS } from './openapi-paths.ts';
import { SCHEMAS } from './openapi-schemas.ts';

/** The OpenAPI document of this API: the shapes come from the very schemas that validate. */
export const OPENAPI = {
  openapi: '3.1.1',
  info: {
    title: 'Spatula',
    version: '1.0.0',
    summary: 'Ingredients in, a recipe out.',
    description: `Every error is a problem object (RFC 9457) whose \`code\` is stable and whose \`type\` leads to a page that explains it. Every answer carries \`X-Request-Id\`: the one of the request, if it has 1 to ${MAX_REQUEST_ID_LENGTH} letters, digits, dots, dashes or underscores, else a new one.`,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'This server' }],
  security: [],
  tags: [
    { name: 'recipes', description: 'What the server is there for.' },
    { name: 'operation', description: 'How the server fares.' },
    { name: 'documentation', description: 'What the answers mean.' },
  ],
  paths: PATHS,
  components: { schemas: SCHEMAS },
};

/** The paths that a proxy asks of each replica. They never stand under the path of the page. */
const AT_THE_ROOT = ['/health', '/ready', '/metrics'];

/** The document of an API that is served under a path, such as `/cook/`. */
export function openapiUnder(basePath: string): typeof OPENAPI {
  if (basePath === '/') return OPENAPI;
  const document = JSON.parse(JSON.stringify(OPENAPI), (key, value) =>
    key === 'type' && String(value).startsWith('/problems/') ? basePath + value.slice(1) : value,
  );
  for (const path of AT_THE_ROOT) document.paths[path].servers = OPENAPI.servers;
  return { ...document, servers: [{ ...OPENAPI.servers[0], url: basePath.slice(0, -1) }] };
}
