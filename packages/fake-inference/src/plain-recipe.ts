/** The recipe of the `plain` scenario: every kind of markdown that a recipe uses, and characters of 1 to 4 bytes. */
export const PLAIN_RECIPE = `Here's a recipe you can try:

# Spinach and feta frittata

Serves 2 · 25 minutes · crème fraîche optional 🍳

## Ingredients

- 4 **eggs**
- 100 g spinach
- 80 g feta

## Method

1. Heat the oven to 180 °C.
2. Beat the eggs, fold in the spinach and the feta.
3. Bake for 15 minutes, until the middle no longer *wobbles*.

| Left over | Keeps |
| --- | --- |
| Frittata | 2 days |
`;
