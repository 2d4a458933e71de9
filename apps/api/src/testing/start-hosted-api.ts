import { type FakeInference, startFakeInference } from '@spatula/fake-inference/fake-inference';
import type { Scenario } from '@spatula/fake-inference/scenario';
import { onTestFinished } from 'vitest';
import { createChef } from '../chefs/create-chef.ts';
import { type Api, startApi } from './start-api.ts';
import type { AtEnd } from './start-server.ts';

/** A credential that must turn up nowhere but in the request to the inference service. */
export const CANARY_KEY = 'canary-key-5b1f';

/** Patience and room enough for every answer that is not held back on purpose. */
const SETTINGS = {
  FIRST_WORD_TIMEOUT_MS: 120_000,
  NEXT_WORD_TIMEOUT_MS: 120_000,
  RECIPE_TIMEOUT_MS: 120_000,
  MAX_OPEN_RECIPES: 1000,
};

/** Options that differ from an API that is patient and asks the stand-in for an inference service. */
export interface HostedApiOptions extends Partial<typeof SETTINGS> {
  /** Address of another service. */
  endpointUrl?: string;
  /** Default: all is closed when the test ends that started it. */
  atEnd?: AtEnd;
}

/** The API with the hosted chef and all its wrappers, at an inference service that plays scenarios. */
export interface HostedApi extends Api {
  readonly fake: FakeInference;
}

/** Starts a {@link HostedApi} in this process. */
export async function startHostedApi(
  scenario: Scenario,
  { endpointUrl, atEnd = onTestFinished, ...settings }: HostedApiOptions = {},
): Promise<HostedApi> {
  const fake = await startFakeInference({ scenario });
  atEnd(() => fake.close());
  const chef = await createChef({
    ...SETTINGS,
    ...settings,
    chef: {
      kind: 'hosted',
      models: ['test/model'],
      maxTokens: 1024,
      endpointUrl: endpointUrl ?? fake.url,
      accessToken: CANARY_KEY,
    },
  });
  return { ...(await startApi(chef, { atEnd })), fake };
}
