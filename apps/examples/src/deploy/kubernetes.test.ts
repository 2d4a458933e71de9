import { parse } from 'dotenv';
import { describe, expect, it } from 'vitest';
import { readText, VARIABLES } from '../read-documents.ts';
import { API, find, KUSTOMIZATION, MANIFESTS, SETTINGS, VALKEY } from './kubernetes-manifests.ts';
import type { Yaml } from './read-yaml.ts';

const DOCKERFILE = readText('Dockerfile');
/** The variables that the image sets. */
const image = parse((/^ENV (NODE_ENV=.*)$/m.exec(DOCKERFILE)?.[1] ?? '').replaceAll(' ', '\n'));
const RECIPE_MS = Number(/^#RECIPE_TIMEOUT_MS=(\d+)$/m.exec(readText('.env.example'))?.[1]);

/** An amount of memory, which compose writes as `512m` and Kubernetes as `512Mi`. */
function mebibytes(amount: string): number {
  return Number(/^(\d+)(?:Mi|m)$/.exec(amount)?.[1]);
}

describe('every container on Kubernetes', () => {
  it.each([API, VALKEY])(
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
      expect(mebibytes(container.resources.limits.memory)).toBe(mebibytes(service.mem_limit));
      expect(mebibytes(container.resources.requests.memory)).toBeLessThan(mebibytes(service.mem_limit));
      expect(container.resources.requests.cpu).toBeDefined();
    },
  );

  it('runs as the user of its image', () => {
    expect(DOCKERFILE).toContain('\nUSER node\n');
    // The official image of Node gives its user `node` these numbers.
    expect(API.spec.securityContext).toMatchObject({ runAsUser: 1000, runAsGroup: 1000 });
    const { runAsUser, runAsGroup } = VALKEY.spec.securityContext;
    expect(`${runAsUser}:${runAsGroup}`).toBe(VALKEY.service.user);
  });

  it('is the one of compose, with the same command', () => {
    expect(API.container).not.toHaveProperty('command');
    expect(VALKEY.container).toMatchObject({ image: VALKEY.service.image, args: VALKEY.service.command });
  });
});

describe('the settings on Kubernetes', () => {
  it('are variables that the server knows, none of them a key', () => {
    expect(VARIABLES).toEqual(expect.arrayContaining(Object.keys(SETTINGS)));
    expect(Object.keys(SETTINGS).filter((name) => /TOKEN$|KEY$/.test(name))).toEqual([]);
    const [map, secret] = API.container.envFrom;
    expect(map.configMapRef.name).toBe(KUSTOMIZATION.configMapGenerator[0].name);
    expect(secret.secretRef.optional).toBe(true);
    expect(MANIFESTS.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  it('are those that compose sets by itself, where the image does not set them', () => {
    const fixed = Object.entries<string>(API.service.environment)
      .filter(([, value]) => value)
      .map(([name, value]) => [name, value.replace(/^\$\{\w+:-(.*)\}$/, '$1')]);
    expect({ ...image, ...SETTINGS }).toMatchObject(Object.fromEntries(fixed));
  });

  it('leave open recipes the time that they may take, and the pod the time for that', () => {
    const { preStop } = API.container.lifecycle;
    const graceMs = Number(SETTINGS.SHUTDOWN_GRACE_MS);
    expect(graceMs).toBeGreaterThan(RECIPE_MS);
    const neededMs = preStop.sleep.seconds * 1000 + graceMs;
    expect(API.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(neededMs);
  });
});

describe('the API on Kubernetes', () => {
  it('is asked for its health and its readiness where it answers, at the port where it listens', () => {
    const { ports, startupProbe, livenessProbe, readinessProbe } = API.container;
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
    const keys = API.spec.topologySpreadConstraints.map(({ topologyKey }: Yaml) => topologyKey);
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

  it('is asked by strangers for neither figures nor readiness: they are led to a port where nothing listens', () => {
    const paths: Yaml[] = find('Ingress', 'inside').spec.rules[0].http.paths;
    expect(paths.map(({ path, pathType }) => [path, pathType])).toEqual([
      ['/metrics', 'Prefix'],
      ['/ready', 'Prefix'],
    ]);
    for (const { backend } of paths) expect(backend.service.name).toBe('nowhere');
    const { selector, ports } = find('Service', 'nowhere').spec;
    expect(selector).toEqual(find('Service', 'api').spec.selector);
    const listening = API.container.ports.flatMap((port: Yaml) => [port.name, port.containerPort]);
    expect(listening).not.toContain(ports[0].targetPort);
  });
});
