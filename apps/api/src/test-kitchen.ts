import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FakeInference, startFakeInference } from '@spatula/fake-inference/fake-inference';
import type { Scenario } from '@spatula/fake-inference/scenario';
import type { Chef } from './chefs/chef.ts';
import { createChef } from './chefs/create-chef.ts';
import { createTestApp } from './test-app.ts';

/** Credential and ingredient that must turn up nowhere but in the request to the inference service. */
export const CANARY_KEY = 'canary-key-5b1f';
export const CANARY_FOOD = 'canary-food-9c2e';

/** The two ways in which a recipe is asked for. */
export const FORMATS = ['json', 'event-stream'] as const;
export type Format = (typeof FORMATS)[number];

const ACCEPT = { json: 'application/json', 'event-stream': 'text/event-stream' };

/** Patience and room enough for every answer that is not held back on purpose. */
const SETTINGS = {
  FIRST_WORD_TIMEOUT_MS: 120_000,
  NEXT_WORD_TIMEOUT_MS: 120_000,
  RECIPE_TIMEOUT_MS: 120_000,
  MAX_OPEN_RECIPES: 1000,
};

/** An answer as it was received. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** The API on a port of its own. */
export interface Kitchen {
  readonly url: string;
  readonly log: readonly string[];
  /** Asks for a recipe and reads it whole; rejects when the connection breaks first. */
  order(format: Format): Promise<Answer>;
  close(): Promise<void>;
}

/** Opens the API, with any chef, on a free port. */
export async function openKitchen(chef: Chef): Promise<Kitchen> {
  const { app, log } = createTestApp(chef);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/recipe`;
  return {
    url,
    log,
    async order(format) {
      const response = await fetch(url, orderFor(format));
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** A request for a recipe. */
export function orderFor(format: Format) {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: ACCEPT[format] },
    body: JSON.stringify({ ingredients: [CANARY_FOOD] }),
  };
}

/** The API with the hosted chef and all its wrappers, at an inference service that plays scenarios. */
export interface HostedKitchen extends Kitchen {
  readonly fake: FakeInference;
}

/** @param settings - what differs: the patience, or another address than the fake's */
export async function openHostedKitchen(
  scenario: Scenario,
  { endpointUrl, ...settings }: Partial<typeof SETTINGS> & { endpointUrl?: string } = {},
): Promise<HostedKitchen> {
  const fake = await startFakeInference({ scenario });
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
  const kitchen = await openKitchen(chef);
  return {
    ...kitchen,
    fake,
    close: async () => void (await Promise.all([kitchen.close(), fake.close()])),
  };
}
