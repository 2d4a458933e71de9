/** The name of the dish. */
export const KITCHEN_TITLE = 'Lasagne with lentils, roasted peppers and a thyme bechamel';

/** A recipe to cook from: groups, long lines, ranges and several durations in a step. */
export const KITCHEN_RECIPE = `Here's a recipe you can try:

# ${KITCHEN_TITLE}

Serves 6

## Ingredients

**For the sauce**

- 2 tbsp extra-virgin olive oil, and a little more for the tin
- 1 large onion, finely chopped
- 3 cloves garlic, minced
- 2 red bell peppers, cut into strips
- 250 g red lentils, rinsed in a sieve until the water runs clear and left to drain
- 2 (14.5 oz) cans diced tomatoes
- 1 pinch of chili flakes

**For the bechamel**

- 60 g butter
- 60 g all-purpose flour
- 750 ml milk
- 4 sprigs thyme
- ¼ tsp nutmeg, freshly grated

**To finish**

- 12 lasagne sheets
- 100 g Parmesan cheese, grated
- Salt and black pepper, to taste

## Instructions

1. Heat the oven to 200 °C. Brush a tin of 30 by 20 cm with oil and put the kettle on.
2. Heat the olive oil in a wide pan, add the onion and cook it gently for 10 minutes, stirring now and then. Add the garlic and cook for another 2 minutes.
3. Stir in the lentils, the peppers and the tomatoes, fill one can with hot water and pour that in as well. Bring to the boil, then simmer for 20 to 25 minutes until the lentils are soft. Season with salt, black pepper and the chili flakes, and remember that the cheese on top is salty as well: taste it before you add more.
4. Melt the butter in a second pan, whisk in the flour and let it foam for 1 minute. Pour in the milk little by little, add the thyme and simmer for 5 minutes. Fish the thyme out and season with nutmeg.
5. Spread a third of the sauce in the tin, cover it with four lasagne sheets and some bechamel. Repeat twice and end with bechamel and the Parmesan.
6. Bake for 35 to 40 minutes until the top is golden and bubbles at the edges.
7. Let it rest for 10 minutes before you cut it.
`;
