import { type ParseResult, type Plugin, parseSync } from 'vite';

type StaticImportEntry = ParseResult['module']['staticImports'][number]['entries'][number];

/** Makes the built scripts fetch each other through `importPart` of `load-parts.ts`. */
export function importByLoader(): Plugin {
  return {
    name: 'import-by-loader',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: (code) => ({ code: withLoader(code), map: null }),
  };
}

/**
 * A built script with calls of `importPart` in place of all its imports. Static ones are awaited at its top.
 *
 * @throws Error when an import has another form than the bundler is known to write
 */
export function withLoader(code: string): string {
  const { staticImports, dynamicImports } = parseSync('chunk.js', code).module;
  const names = staticImports.map(({ entries }) => entries.map(binding).join(', '));
  const calls = staticImports.map(({ moduleRequest }) => importPart(JSON.stringify(moduleRequest.value)));
  const edits = [
    ...staticImports.map(({ start, end }) => ({ start, end, text: '' })),
    ...dynamicImports.map(({ start, end, moduleRequest }) => ({
      start,
      end,
      text: importPart(code.slice(moduleRequest.start, moduleRequest.end)),
    })),
  ];
  let body = code;
  for (const { start, end, text } of edits.toSorted((one, other) => other.start - one.start)) {
    body = body.slice(0, start) + text + body.slice(end);
  }
  const top = `const [${names.map((list) => `{ ${list} }`).join(', ')}] = await Promise.all([${calls.join(', ')}]);\n`;
  const rewritten = calls.length > 0 ? top + body : body;
  if (importsItself(rewritten))
    throw new Error(`A built script imports in a form that is not known: ${code}`);
  return rewritten;
}

function binding({ importName, localName }: StaticImportEntry): string {
  if (importName.kind !== 'Name') throw new Error(`A form of import that is not known: ${importName.kind}`);
  return `${importName.name}: ${localName.value}`;
}

function importsItself(code: string): boolean {
  const { module, errors } = parseSync('chunk.js', code);
  const { staticImports, dynamicImports, staticExports } = module;
  const handedOn = staticExports.flatMap(({ entries }) => entries).filter((entry) => entry.moduleRequest);
  return [...errors, ...staticImports, ...dynamicImports, ...handedOn].length > 0;
}

/** @param literal - a built script's path beside the importing one, as it stands in the code, in quotes */
function importPart(literal: string): string {
  const file = /^["'`]\.\/([^/"'`]+)["'`]$/.exec(literal)?.[1];
  if (file === undefined)
    throw new Error(`A built script imports from a place that is not known: ${literal}`);
  return `importPart(${JSON.stringify(file)})`;
}
