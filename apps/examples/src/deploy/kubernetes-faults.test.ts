import { expect, it } from 'vitest';
import { kubernetesFaults } from './kubernetes-faults.ts';
import { find, MANIFESTS } from './kubernetes-manifests.ts';

it('the schemas of Kubernetes accept every manifest, and refuse a wrong value, a missing one and an unknown key', async () => {
  const wrong = structuredClone(find('Deployment', 'api'));
  wrong.metadata.name = 'wrong';
  wrong.spec.template.spec.containers[0].readinesProbe = {};
  wrong.spec.minReadySeconds = 'five';
  delete wrong.spec.selector;

  const faults = await kubernetesFaults([...MANIFESTS, wrong]);
  const isMeant = (fault: string) => fault.startsWith('Deployment wrong: ');
  expect(MANIFESTS.length).toBeGreaterThan(10);
  expect(faults.filter((fault) => !isMeant(fault))).toEqual([]);
  const meant = faults.filter(isMeant).join('\n');
  for (const word of ['readinesProbe', 'minReadySeconds', 'selector']) expect(meant).toContain(word);
});
