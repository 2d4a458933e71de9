import type { Scenario } from './scenario.ts';
import { CONNECTION_SCENARIOS } from './scenarios/connection-scenarios.ts';
import { GOOD_SCENARIOS } from './scenarios/good-scenarios.ts';
import { NO_RECIPE_SCENARIOS } from './scenarios/no-recipe-scenarios.ts';
import { STATUS_SCENARIOS } from './scenarios/status-scenarios.ts';
import { THINKING_SCENARIOS } from './scenarios/thinking-scenarios.ts';
import { TOO_LONG_SCENARIOS } from './scenarios/too-long-scenarios.ts';

const scenarios = {
  ...GOOD_SCENARIOS,
  ...TOO_LONG_SCENARIOS,
  ...CONNECTION_SCENARIOS,
  ...STATUS_SCENARIOS,
  ...THINKING_SCENARIOS,
  ...NO_RECIPE_SCENARIOS,
};

/** Name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** All that an inference service is known to do; each scenario also says how the API must answer its own caller then. */
export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = scenarios;
