import { parse } from 'dotenv';
import { beforeAll, describe, expect, it } from 'vitest';
import { readText, VARIABLES } from '../read-documents.ts';
import { kubernetesFaults } from './kubernetes-faults.ts';
import { readYaml, type Yaml } from './read-yaml.ts';

const FOLDER = 'deploy/kubernetes';
const [kustomization] = readYaml(`${FOLDER}/kustomization.yaml`);
const MANIFESTS: Yaml[] = kustomization.resources.flatMap((file: string) => readYaml(`${FOLDER}/${file}`));
const [compose] = readYaml('docker-compose.yml');
const DOCKERFILE = readText('Dockerfile');

function find(kind: string, name: string): Yaml {
  const found = MANIFESTS.find((one) => one.kind === kind && one.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found;
}

const WORKLOADS = ['api', 'valkey'].map((name) => {
  const { spec } = find('Deployment', name).spec.template;
  return { name, spec, container: spec.containers[0], service: compose.services[name] };
});
const [api, valkey] = WORKLOADS as [(typeof WORKLOADS)[number], (typeof WORKLOADS)[number]];
const settings: Record<string, string> = parse(kustomization.configMapGenerator[0].literals.join('\n'));
/** What the image sets by itself. */
const image = parse((/^ENV (NODE_ENV=.*)$/m.exec(DOCKERFILE)?.[1] ?? '').replaceAll(' ', '\n'));
const RECIPE_MS = Number(/^#RECIPE_TIMEOUT_MS=(\d+)$/m.exec(readText('.env.example'))?.[1]);

function bytes(amount: string): number {
  const [, number, unit = ''] = /^(\d+)(Mi|m)$/.exec(amount) ?? [];
  if (!number) throw new Error(`${amount} is no amount of memory.`);
  return Number(number) * (unit === '' ? 1 : 2 ** 20);
}

describe('the schemas of Kubernetes', () => {
  let faults: string[];
  beforeAll(async () => {
    faults = await kubernetesFaults(MANIFESTS);
  });

  it('accept every manifest', () => {
    expect(MANIFESTS.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });

  it('refuse a wrong value, a missing one and a key that is unknown', async () => {
    const wrong = structuredClone(find('Deployment', 'api'));
    wrong.spec.template.spec.containers[0].readinesProbe = {};
    wrong.spec.minReadySeconds = 'five';
    delete wrong.spec.selector;
    const found = (await kubernetesFaults([wrong])).join('\n');
    for (const word of ['readinesProbe', 'minReadySeconds', 'selector']) expect(found).toContain(word);
  });
});

describe('every container on Kubernetes', () => {
  it.each(WORKLOADS)(
    'keeps the promises that compose makes for it: $name',
    ({ spec, container, service }) => {
      expect(service.read_only).toBe(true);
      expect(service.cap_drop).toEqual(['ALL']);
      expect(service.security_opt).toEqual(['no-new-privileges:true']);
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(spec.automountServiceAccountToken).toBe(false);
      expect(bytes(container.resources.limits.memory)).toBe(bytes(service.mem_limit));
      expect(bytes(container.resources.requests.memory)).toBeLessThan(bytes(service.mem_limit));
      expect(container.resources.requests.cpu).toBeDefined();
    },
  );

  it('runs as the user of its image', () => {
    expect(DOCKERFILE).toContain('\nUSER node\n');
    // The official image of Node gives its user `node` these numbers.
    expect(api.spec.securityContext).toMatchObject({ runAsUser: 1000, runAsGroup: 1000 });
    const { runAsUser, runAsGroup } = valkey.spec.securityContext;
    expect(`${runAsUser}:${runAsGroup}`).toBe(valkey.service.user);
  });

  it('is the one of compose, with the same command', () => {
    expect(api.container).not.toHaveProperty('command');
    expect(valkey.container).toMatchObject({ image: valkey.service.image, args: valkey.service.command });
  });
});

describe('the settings on Kubernetes', () => {
  it('are variables that the server knows, none of them a key', () => {
    expect(VARIABLES).toEqual(expect.arrayContaining(Object.keys(settings)));
    expect(Object.keys(settings).filter((name) => /TOKEN$|KEY$/.test(name))).toEqual([]);
    const [map, secret] = api.container.envFrom;
    expect(map.configMapRef.name).toBe(kustomization.configMapGenerator[0].name);
    expect(secret.secretRef.optional).toBe(true);
    expect(MANIFESTS.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  it('are those that compose sets by itself, where the image does not set them', () => {
    const fixed = Object.entries<string>(compose.services.api.environment)
      .filter(([, value]) => value)
      .map(([name, value]) => [name, value.replace(/^\$\{\w+:-(.*)\}$/, '$1')]);
    expect({ ...image, ...settings }).toMatchObject(Object.fromEntries(fixed));
  });

  it('leave open recipes the time that they may take, and the pod the time for that', () => {
    const { preStop } = api.container.lifecycle;
    const graceMs = Number(settings.SHUTDOWN_GRACE_MS);
    expect(graceMs).toBeGreaterThan(RECIPE_MS);
    const neededMs = preStop.sleep.seconds * 1000 + graceMs;
    expect(api.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(neededMs);
  });
});

describe('the API on Kubernetes', () => {
  it('is asked for its health and its readiness where it answers, at the port where it listens', () => {
    const { ports, startupProbe, livenessProbe, readinessProbe } = api.container;
    expect(ports).toEqual([{ name: 'http', containerPort: Number(image.PORT) }]);
    expect(startupProbe.httpGet).toEqual({ path: '/health', port: 'http' });
    expect(livenessProbe.httpGet).toEqual({ path: '/health', port: 'http' });
    expect(readinessProbe.httpGet).toEqual({ path: '/ready', port: 'http' });
    const app = readText('apps/api/src/app.ts');
    for (const { path } of [livenessProbe.httpGet, readinessProbe.httpGet]) {
      expect(app).toContain(`'${path}'`);
    }
  });

  it('never has fewer replicas ready than wanted, and three at least', () => {
    const { spec } = find('Deployment', 'api');
    expect(spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    expect(spec).not.toHaveProperty('replicas');
    const autoscaler = find('HorizontalPodAutoscaler', 'api').spec;
    expect(autoscaler.minReplicas).toBe(3);
    expect(autoscaler.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: 'api' });
    expect(find('PodDisruptionBudget', 'api').spec.maxUnavailable).toBe(1);
  });

  it('is spread over nodes and zones', () => {
    const keys = api.spec.topologySpreadConstraints.map(({ topologyKey }: Yaml) => topologyKey);
    expect(keys.sort()).toEqual(['kubernetes.io/hostname', 'topology.kubernetes.io/zone']);
  });

  it('is reached through an ingress that holds no word back and outlives a recipe', () => {
    const { annotations } = find('Ingress', 'api').metadata;
    const [buffering, ...timeouts] = ['buffering', 'read-timeout', 'send-timeout'].map(
      (name) => annotations[`nginx.ingress.kubernetes.io/proxy-${name}`],
    );
    expect(buffering).toBe('off');
    for (const seconds of timeouts) expect(Number(seconds) * 1000).toBeGreaterThan(RECIPE_MS);
  });

  it('is asked by strangers for neither figures nor readiness, as in the stack', () => {
    const { metadata, spec } = find('Ingress', 'inside');
    const [, hidden = ''] = /rewrite @inside (\S+)/.exec(readText('deploy/Caddyfile')) ?? [];
    expect(Object.values(metadata.annotations)).toEqual([hidden]);
    const paths = spec.rules[0].http.paths.map(({ path }: Yaml) => path);
    expect(paths).toEqual(['/metrics', '/ready']);
  });
});

describe('the names on Kubernetes', () => {
  it('select the pods that they mean', () => {
    for (const { name, container } of WORKLOADS) {
      const { selector, template } = find('Deployment', name).spec;
      expect(template.metadata.labels).toMatchObject(selector.matchLabels);
      const service = find('Service', name).spec;
      expect(service.selector).toEqual(selector.matchLabels);
      expect(service.ports.map(({ targetPort }: Yaml) => targetPort)).toEqual([container.ports[0].name]);
    }
    expect(find('PodDisruptionBudget', 'api').spec.selector).toEqual(find('Deployment', 'api').spec.selector);
    expect(find('Namespace', kustomization.namespace).metadata.labels).toMatchObject({
      'pod-security.kubernetes.io/enforce': 'restricted',
    });
  });

  it('lead from the ingress to the API, and from the API to the store', () => {
    const backends = MANIFESTS.filter(({ kind }) => kind === 'Ingress').flatMap(({ spec }) =>
      spec.rules[0].http.paths.map(({ backend }: Yaml) => backend.service),
    );
    const { ports } = find('Service', 'api').spec;
    expect(backends).toEqual(backends.map(() => ({ name: 'api', port: { name: ports[0].name } })));
    const store = new URL(settings.REDIS_URL ?? '');
    expect(find('Service', store.hostname).spec.ports[0].port).toBe(Number(store.port));
  });
});

describe('the network policies on Kubernetes', () => {
  const selects = (name: string) => ({ podSelector: { matchLabels: { 'app.kubernetes.io/name': name } } });

  it('let nothing pass that no other policy names', () => {
    const { podSelector, policyTypes, ...rest } = find('NetworkPolicy', 'nothing').spec;
    expect([podSelector, policyTypes, rest]).toEqual([{}, ['Ingress', 'Egress'], {}]);
  });

  it('let only the API reach the store, which reaches nothing', () => {
    const { podSelector, ingress, egress } = find('NetworkPolicy', 'valkey').spec;
    expect({ podSelector }).toEqual(selects('valkey'));
    const { containerPort } = valkey.container.ports[0];
    expect(ingress).toEqual([{ from: [selects('api')], ports: [{ port: containerPort }] }]);
    expect(egress).toBeUndefined();
  });

  it('let only the ingress reach the API, which reaches the store, names and https', () => {
    const { podSelector, ingress, egress } = find('NetworkPolicy', 'api').spec;
    expect({ podSelector }).toEqual(selects('api'));
    expect(ingress).toHaveLength(1);
    expect(ingress[0].from).toHaveLength(1);
    expect(ingress[0].from[0]).toHaveProperty('namespaceSelector');
    expect(ingress[0].ports).toEqual([{ port: api.container.ports[0].containerPort }]);
    expect(egress[0]).toEqual({
      to: [selects('valkey')],
      ports: [{ port: valkey.container.ports[0].containerPort }],
    });
    expect(egress.slice(1).flatMap(({ ports }: Yaml) => ports.map(({ port }: Yaml) => port))).toEqual([
      53, 53, 443,
    ]);
  });
});
