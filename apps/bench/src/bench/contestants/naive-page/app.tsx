import { Player } from '@lottiefiles/react-lottie-player';
import axios from 'axios';
import { type FormEvent, useState } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import graphic from '../../../../../web/src/pictures/cooking.json?url';
import { streamRecipe } from './stream-recipe.ts';

/**
 * The page as a tutorial has it: everything is loaded at once, the recipe is waited for whole. With `?stream` it
 * reads the stream instead and renders the whole text anew for every piece, as tutorials on chats do.
 */
export function App() {
  const [ingredients, setIngredients] = useState<string[]>([]);
  const [recipe, setRecipe] = useState<string>();
  const [loading, setLoading] = useState(false);

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const ingredient = String(new FormData(event.currentTarget).get('ingredient')).trim();
    if (ingredient) setIngredients((before) => [...before, ingredient]);
    event.currentTarget.reset();
  }

  async function cook() {
    setRecipe(undefined);
    if (location.search === '?stream') {
      await streamRecipe(ingredients, (piece) => setRecipe((before = '') => before + piece));
      return;
    }
    setLoading(true);
    try {
      const { data } = await axios.post('/recipe', { ingredients });
      setRecipe(data.recipe);
    } catch {
      setRecipe('Sorry, something went wrong!');
    } finally {
      setLoading(false);
    }
  }

  return (
    <main>
      <h1>Recipes</h1>
      <p>Enter your ingredients!</p>
      <form onSubmit={add}>
        <input name="ingredient" placeholder="e.g. lasagne" aria-label="Ingredient" />
        <button type="submit">Add Ingredient</button>
      </form>
      {ingredients.length > 0 && (
        <section>
          <h2>Your ingredients:</h2>
          <ul>
            {ingredients.map((ingredient) => (
              <li key={ingredient}>{ingredient}</li>
            ))}
          </ul>
          <button type="button" onClick={cook}>
            Get a Recipe
          </button>
        </section>
      )}
      {loading && <Player src={graphic} autoplay loop speed={1} style={{ width: 200, height: 200 }} />}
      {recipe !== undefined && (
        <article>
          <Markdown remarkPlugins={[remarkGfm]}>{recipe}</Markdown>
        </article>
      )}
    </main>
  );
}
