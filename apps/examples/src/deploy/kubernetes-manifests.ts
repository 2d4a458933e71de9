import { parse } from 'dotenv';
import { readYaml, type Yaml } from './read-yaml.ts';

const FOLDER = 'deploy/kubernetes';
const [compose] = readYaml('docker-compose.yml');

/** The file by which `kubectl` builds the manifests. */
export const [KUSTOMIZATION] = readYaml(`${FOLDER}/kustomization.yaml`);

/** Every manifest, as it stands in its file. */
export const MANIFESTS: Yaml[] = KUSTOMIZATION.resources.flatMap((file: string) =>
  readYaml(`${FOLDER}/${file}`),
);

/** The settings that the manifests give the API. */
export const SETTINGS: Record<string, string> = parse(
  KUSTOMIZATION.configMapGenerator[0].literals.join('\n'),
);

/** The manifest of a kind and a name. */
export function find(kind: string, name: string): Yaml {
  const found = MANIFESTS.find((one) => one.kind === kind && one.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found;
}

/** A program of the stack, on Kubernetes and in compose. */
function workload(name: string) {
  const { spec } = find('Deployment', name).spec.template;
  return { name, spec, container: spec.containers[0], service: compose.services[name] };
}

/** The API. */
export const API = workload('api');

/** The store through which the replicas count together. */
export const VALKEY = workload('valkey');
