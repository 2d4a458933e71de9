import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './styles/tokens.css';
import './styles/base.css';
import { App } from './app.tsx';
import { lazyCook } from './recipe/cook-recipe.ts';

const settings = import.meta.env.PAGE_SETTINGS;

const importClient = () => import('./recipe/recipe-client.ts');
const loadClient = async () => (await importClient()).createRecipeClient(settings.apiUrl);

function preload() {
  // A failure here is not reported: the code is fetched again when a recipe is wanted.
  importClient()
    .then(({ warmUp }) => warmUp())
    .catch(() => undefined);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
const app = (
  <StrictMode>
    <App settings={settings} cook={lazyCook(loadClient)} preload={preload} />
  </StrictMode>
);
// The built page comes with its HTML; the development server's root is empty.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
