/** An ingredient that must turn up nowhere but in the request to the inference service. */
export const CANARY_FOOD = 'canary-food-9c2e';

/** The formats in which the chef is asked in different ways: whole, and piece by piece. */
export const FORMATS = ['json', 'event-stream'] as const;
export type Format = (typeof FORMATS)[number];

const ACCEPT = { json: 'application/json', 'event-stream': 'text/event-stream' };

/** A request for a recipe. */
export function recipeRequest(format: Format) {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: ACCEPT[format] },
    body: JSON.stringify({ ingredients: [CANARY_FOOD] }),
  };
}
