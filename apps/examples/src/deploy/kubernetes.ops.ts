import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { needProgram } from '../need-program.ts';
import { examplesOf, ROOT } from '../read-documents.ts';
import { kubernetesFaults } from './kubernetes-faults.ts';
import { parseYaml, readYaml, type Yaml } from './read-yaml.ts';

beforeAll(() => needProgram('kubectl', 'kubernetes-client'));

/** The manifests that `kubectl` makes of a kustomization. */
function build(folder: string): Yaml[] {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return parseYaml(stdout);
}

function isOld(): boolean {
  const { stdout } = spawnSync('kubectl', ['version', '--client'], { encoding: 'utf8' });
  return Number(/v1\.(\d+)\./.exec(stdout)?.[1]) < 21;
}

function find(manifests: readonly Yaml[], kind: string, name: RegExp): Yaml {
  return manifests.find((one) => one.kind === kind && name.test(one.metadata.name));
}

it('kubectl builds the manifests, all of them in the namespace, with the settings under the name that the replicas ask for', async () => {
  const manifests = build(join(ROOT, 'deploy/kubernetes'));
  expect(await kubernetesFaults(manifests)).toEqual([]);
  const [{ namespace }] = readYaml('deploy/kubernetes/kustomization.yaml');
  for (const { kind, metadata } of manifests) {
    expect(kind === 'Namespace' ? metadata.name : metadata.namespace).toBe(namespace);
  }
  const [{ configMapRef }] = find(manifests, 'Deployment', /^api$/).spec.template.spec.containers[0].envFrom;
  expect(configMapRef.name).toMatch(/^settings-\w+$/);
  expect(find(manifests, 'ConfigMap', /^settings-/).metadata.name).toBe(configMapRef.name);
});

it('kubectl builds the overlay of the guide: its image, its setting beside ours, its host in front of all paths', async () => {
  const [overlay, host] = examplesOf('docs/operating.md').filter(({ language }) => language === 'yaml');
  const folder = mkdtempSync(join(tmpdir(), 'spatula-overlay-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(ROOT, 'deploy/kubernetes'), join(folder, 'deploy/kubernetes'), { recursive: true });
  mkdirSync(join(folder, 'cluster'));
  // Debian 12 has kubectl 1.20, which knows a folder under this name only.
  const folders = isOld() ? 'bases:' : 'resources:';
  const text = overlay?.text.replace('resources:', folders) ?? '';
  writeFileSync(join(folder, 'cluster/kustomization.yaml'), text);
  writeFileSync(join(folder, 'cluster/host.yaml'), host?.text ?? '');

  const manifests = build(join(folder, 'cluster'));
  expect(await kubernetesFaults(manifests)).toEqual([]);
  const [{ image }] = find(manifests, 'Deployment', /^api$/).spec.template.spec.containers;
  expect(image).toBe('registry.example/spatula:1.0.0');
  const { data } = find(manifests, 'ConfigMap', /^settings-/);
  expect(data).toMatchObject({ RECIPES_PER_DAY: '500', TRUST_PROXY: '1' });
  const plain = readYaml('deploy/kubernetes/ingress.yaml').filter(({ kind }) => kind === 'Ingress');
  for (const { metadata, spec } of plain) {
    const [{ host: name, http }, ...others] = find(manifests, 'Ingress', new RegExp(`^${metadata.name}$`))
      .spec.rules;
    expect([name, http, others]).toEqual(['recipes.example', spec.rules[0].http, []]);
  }
});
