import { engineJourneys } from './engine-journeys.ts';
import { FirefoxDriver } from './firefox-driver.ts';

engineJourneys('Firefox', () => FirefoxDriver.start());
