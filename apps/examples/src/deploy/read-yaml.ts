import { parseAllDocuments } from 'yaml';
import { readText } from '../read-documents.ts';

/** A document of a file in YAML, whose form the caller expects. */
// biome-ignore lint/suspicious/noExplicitAny: the tests compare each part that they look up with the one that must stand there
export type Yaml = any;

/** Every document of a file in YAML, by its path from the project's folder; throws where a key stands twice or a line is wrong. */
export function readYaml(file: string): Yaml[] {
  return parseYaml(readText(file));
}

/** Every document of a text in YAML. */
export function parseYaml(text: string): Yaml[] {
  return parseAllDocuments(text, { merge: true }).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS();
  });
}
