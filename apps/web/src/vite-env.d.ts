/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly PAGE_SETTINGS: import('./page-settings.ts').PageSettings;
}
