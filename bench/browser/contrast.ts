// `pnpm bench:contrast`: the lowest contrast of normal text on each screen of the site, in the dark and the light theme, with the
// pixels behind it. Writes the table of docs/screenshots/README.md. Needs a build.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from '../figures/markdownTable.ts';
import { printFigures } from '../figures/recordFigures.mjs';

/** A suite in the report of Playwright's JSON reporter. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}
interface Spec {
  readonly title: string;
  readonly tests: readonly { readonly results: readonly Result[] }[];
}
interface Result {
  readonly status: string;
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
  readonly error?: { readonly message?: string };
}

const maxReportBytes = 64 * 1024 * 1024;
const root = join(import.meta.dirname, '../..');
const script = join(root, 'scripts/browserTests.mjs');
// One test at a time: under load, the first screen of each worker has exceeded the timeouts of its assertions.
const { stdout } = spawnSync(
  process.execPath,
  [script, 'accessibility/themes', '--project=sqlite', '--reporter=json', '--workers=1'],
  { cwd: root, encoding: 'utf8', maxBuffer: maxReportBytes, stdio: ['ignore', 'pipe', 'inherit'] },
);

const rows = specsOf(JSON.parse(stdout)).map(({ title, tests }) => {
  const screen = title.replace(/ has text with .*/, '');
  const result = tests.flatMap(({ results }) => results).at(-1);
  if (result?.status !== 'passed')
    throw new Error(`${screen} could not be measured: ${result?.error?.message ?? result?.status}`);
  const lowest = (theme: string) =>
    Number(result.annotations.find(({ type }) => type === theme)?.description ?? Number.NaN);
  return { screen, dark: lowest('dark'), light: lowest('light') };
});
const table = markdownTable(
  ['Screen', 'Dark', 'Light'],
  rows.map(({ screen, dark, light }) => [`\`${screen}\``, dark.toFixed(2), light.toFixed(2)]),
);
console.log(table);
writeTable(table);

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

function specsOf({ suites = [], specs = [] }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Replaces the table between the two comments of the page. */
function writeTable(content: string): void {
  const file = join(root, 'docs/screenshots/README.md');
  const page = readFileSync(file, 'utf8');
  const pattern = /(<!-- contrast: [^>]*-->\n)[\s\S]*(\n<!-- end of contrast -->)/;
  if (!pattern.test(page)) throw new Error(`${file} has no comments around the table.`);
  writeFileSync(
    file,
    page.replace(pattern, (_, begin, end) => `${begin}\n${content}\n${end}`),
  );
}
