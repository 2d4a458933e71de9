import { engineJourneys } from './engine-journeys.ts';
import { WebKitDriver } from './webkit-driver.ts';

engineJourneys('WebKit', () => WebKitDriver.start());
