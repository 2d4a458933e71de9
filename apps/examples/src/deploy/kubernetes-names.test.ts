import { describe, expect, it } from 'vitest';
import { API, find, KUSTOMIZATION, MANIFESTS, SETTINGS, VALKEY } from './kubernetes-manifests.ts';
import type { Yaml } from './read-yaml.ts';

describe('the names on Kubernetes', () => {
  it('select the pods that they mean', () => {
    for (const { name, container } of [API, VALKEY]) {
      const { selector, template } = find('Deployment', name).spec;
      expect(template.metadata.labels).toMatchObject(selector.matchLabels);
      const service = find('Service', name).spec;
      expect(service.selector).toEqual(selector.matchLabels);
      expect(service.ports.map(({ targetPort }: Yaml) => targetPort)).toEqual([container.ports[0].name]);
    }
    expect(find('PodDisruptionBudget', 'api').spec.selector).toEqual(find('Deployment', 'api').spec.selector);
    expect(find('Namespace', KUSTOMIZATION.namespace).metadata.labels).toMatchObject({
      'pod-security.kubernetes.io/enforce': 'restricted',
    });
  });

  it('lead from the ingress to the API, and from the API to the store', () => {
    const backends = MANIFESTS.filter(({ kind }) => kind === 'Ingress').flatMap(({ spec }) =>
      spec.rules[0].http.paths.map(({ backend }: Yaml) => backend.service),
    );
    for (const { name, port } of backends) expect(find('Service', name).spec.ports[0].name).toBe(port.name);
    expect(find('Ingress', 'api').spec.rules[0].http.paths[0].backend.service.name).toBe('api');
    const store = new URL(SETTINGS.REDIS_URL ?? '');
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
    const { containerPort } = VALKEY.container.ports[0];
    expect(ingress).toEqual([{ from: [selects('api')], ports: [{ port: containerPort }] }]);
    expect(egress).toBeUndefined();
  });

  it('let only the ingress reach the API, which reaches the store, names and https', () => {
    const { podSelector, ingress, egress } = find('NetworkPolicy', 'api').spec;
    expect({ podSelector }).toEqual(selects('api'));
    expect(ingress).toHaveLength(1);
    expect(ingress[0].from).toHaveLength(1);
    expect(ingress[0].from[0]).toHaveProperty('namespaceSelector');
    const { targetPort } = find('Service', 'nowhere').spec.ports[0];
    expect(ingress[0].ports).toEqual([{ port: API.container.ports[0].containerPort }, { port: targetPort }]);
    expect(egress[0]).toEqual({
      to: [selects('valkey')],
      ports: [{ port: VALKEY.container.ports[0].containerPort }],
    });
    expect(egress.slice(1).flatMap(({ ports }: Yaml) => ports.map(({ port }: Yaml) => port))).toEqual([
      53, 53, 443,
    ]);
  });
});
