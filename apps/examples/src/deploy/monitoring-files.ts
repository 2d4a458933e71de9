import { readText } from '../read-documents.ts';
import { readYaml, type Yaml } from './read-yaml.ts';

const FOLDER = 'deploy/monitoring';

/** Every alert rule. */
export const ALERTS: Yaml[] = readYaml(`${FOLDER}/alerts.yml`)[0].groups.flatMap(({ rules }: Yaml) => rules);

/** Grafana's dashboard. */
export const DASHBOARD: Yaml = JSON.parse(readText(`${FOLDER}/dashboard.json`));

/** Every query of the dashboard, with the title of its panel. */
export const QUERIES: { title: string; expr: string }[] = [
  ...DASHBOARD.panels,
  ...DASHBOARD.annotations.list.map((list: Yaml) => ({ title: list.name, targets: [list] })),
].flatMap(({ title, targets }: Yaml) => targets.map(({ expr }: Yaml) => ({ title, expr })));
