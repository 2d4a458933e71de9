import { join } from 'node:path';
import ts from 'typescript';
import type { Yaml } from './read-yaml.ts';

const FILE = join(import.meta.dirname, 'manifests-under-test.ts');
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** The faults of manifests by Kubernetes' own schemas, each behind kind and name: wrong values, and keys that are unknown. */
export async function kubernetesFaults(manifests: readonly Yaml[]): Promise<string[]> {
  const wrongValues = await Promise.all(manifests.map(wrongValuesOf));
  return [...wrongValues.flat(), ...unknownKeys(manifests)];
}

async function wrongValuesOf(manifest: Yaml): Promise<string[]> {
  const { apiVersion, kind } = manifest;
  const { [kind]: Model } = await import(/* @vite-ignore */ `kubernetes-models/${apiVersion}/${kind}`);
  try {
    new Model(manifest).validate();
    return [];
  } catch (error) {
    return [`${titleOf(manifest)}: ${error instanceof Error ? error.message : error}`];
  }
}

/** The schemas let unknown keys pass, as Kubernetes once did; the types that are made of the same source do not. */
function unknownKeys(manifests: readonly Yaml[]): string[] {
  const source = manifests
    .map((manifest, index) => {
      const { apiVersion, kind } = manifest;
      const type = `import('kubernetes-models/${apiVersion}/${kind}').I${kind}`;
      return `export const manifest${index}: ${type} = ${JSON.stringify(manifest)};\n`;
    })
    .join('');
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, language) =>
    name === FILE ? ts.createSourceFile(name, source, language) : getSourceFile(name, language);
  const program = ts.createProgram([FILE], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    // Each manifest stands on a line of its own.
    const manifest = manifests[file?.getLineAndCharacterOfPosition(start).line ?? -1];
    return `${titleOf(manifest)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

function titleOf(manifest: Yaml): string {
  return manifest ? `${manifest.kind} ${manifest.metadata.name}` : 'the types';
}
