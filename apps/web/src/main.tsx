import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './styles/tokens.css';
import './styles/base.css';
import { App } from './app.tsx';
import { lazyCook } from './recipe/cook-recipe.ts';

const settings = import.meta.env.PAGE_SETTINGS;

const { apiUrl } = settings;
const importClient = () => import('./recipe/recipe-client.ts');
const importDeviceChef = () => import('./device/device-chef.ts');
const cookOnDevice = lazyCook(async () => (await importDeviceChef()).cookOnDevice, 'chef-not-loaded');
const cook =
  apiUrl === null
    ? cookOnDevice
    : lazyCook(async () => (await importClient()).createRecipeClient(apiUrl), 'server-unreachable');

function preload() {
  // A failure here is not reported: the code is fetched again when a recipe is wanted.
  (apiUrl === null ? importDeviceChef() : importClient())
    .then(({ warmUp }) => warmUp())
    .catch(() => undefined);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
const app = (
  <StrictMode>
    <App settings={settings} cook={cook} cookOnDevice={cookOnDevice} preload={preload} />
  </StrictMode>
);
// The built page comes with its HTML; the development server's root is empty.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);

/** Safari has no idle callback. */
const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));

function keepOffline() {
  // A page that is not kept works as well, as long as there is a network.
  const start = () =>
    void import('./offline/keep-offline.ts').then((part) => part.keepOffline()).catch(() => undefined);
  whenIdle(start);
}

if (import.meta.env.PROD) {
  if (document.readyState === 'complete') keepOffline();
  else addEventListener('load', keepOffline);
}
