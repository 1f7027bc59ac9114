// `pnpm bench:contrast`: the lowest contrast of normal text on each screen of the site, in the dark and the light theme, with the
// pixels behind it. Needs a build.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { printFigures } from '../figures/recordFigures.mjs';

/** A suite in the report of Playwright's JSON reporter. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

const maxReportBytes = 64 * 1024 * 1024;
const root = join(import.meta.dirname, '../..');
const script = join(root, 'scripts/browserTests.mjs');
const { stdout } = spawnSync(
  process.execPath,
  [script, 'accessibility/themes', '--project=sqlite', '--reporter=json'],
  { cwd: root, encoding: 'utf8', maxBuffer: maxReportBytes, stdio: ['ignore', 'pipe', 'inherit'] },
);

const rows = specsOf(JSON.parse(stdout)).map(({ title, tests }) => {
  const annotations = tests.flatMap((test) => test.annotations);
  const lowest = (theme: string) =>
    Number(annotations.find(({ type }) => type === theme)?.description ?? Number.NaN);
  return { screen: title.replace(/ has text with .*/, ''), dark: lowest('dark'), light: lowest('light') };
});
console.log('| Screen | Dark | Light |\n| --- | ---: | ---: |');
for (const { screen, dark, light } of rows)
  console.log(`| ${screen} | ${dark.toFixed(2)} | ${light.toFixed(2)} |`);

for (const theme of ['dark', 'light'] as const)
  printFigures([
    {
      what: `lowest contrast of text on ${rows.length} screens, ${theme} theme`,
      figure: Math.min(...rows.map((row) => row[theme])),
      unit: ': 1',
      limit: 4.5,
      kind: 'at least',
    },
  ]);

function specsOf({ suites = [], specs = [] }: Suite): readonly NonNullable<Suite['specs']>[number][] {
  return [...specs, ...suites.flatMap(specsOf)];
}
