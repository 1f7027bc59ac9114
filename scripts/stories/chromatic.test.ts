import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { expect, test } from 'vitest';
import { modes } from '../../.storybook/modes.ts';
import { storiesWithScreenshot } from '../../.storybook/screenshots/enableSnapshots.ts';
import { readImports } from '../architecture/readImports.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const { untraced } = JSON.parse(read('chromatic.config.json')) as { untraced: readonly string[] };
const isUntraced = (file: string) => untraced.some((glob) => matchesGlob(file, glob));

/** All files and packages of ours that a file imports at run time, directly or indirectly, as Chromatic traces them. */
function dependenciesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!/\.tsx?$/.test(file) || isUntraced(file)) return seen;
  for (const { specifier, isType } of readImports(file, read(file)).imports) {
    if (isType) continue;
    if (specifier.startsWith('@gildshelf/')) seen.add(specifier);
    if (!specifier.startsWith('.')) continue;
    const path = relative(root, join(root, dirname(file), specifier));
    expect(existsSync(join(root, path)), `${file} imports ${specifier}`).toBe(true);
    dependenciesOf(path, seen);
  }
  return seen;
}

test('the Storybook preview imports only the theme and no component, so that a changed component renews its own snapshots only', () => {
  const files = [...dependenciesOf('.storybook/preview.tsx')];
  expect(files).toContain('packages/ui/src/theme/globalStyles.ts');
  const others = files.filter(
    (file) => !/^(\.storybook|packages\/ui\/src\/(theme|components\/graphics\/brand))\//.test(file),
  );
  expect(others).toEqual([]);
});

test('files in .storybook that import components are untraced, since Chromatic would otherwise renew every snapshot', () => {
  const isOurs = /^@gildshelf\/|apps\/|packages\/(?!ui\/src\/(theme|components\/graphics\/brand)\/)/;
  const componentFiles = globSync('.storybook/**/*.{ts,tsx}', { cwd: root })
    // Code that is shown as text, and the configuration, which only Node runs.
    .filter((file) => !/^\.storybook\/(examples\/|main\.ts)/.test(file))
    .filter((file) => readImports(file, read(file)).imports.some(({ specifier }) => isOurs.test(specifier)));
  expect(componentFiles.filter((file) => !isUntraced(file))).toEqual([]);
});

test('no story is untraced, and of the site only the list of its pages and a message that no story shows', () => {
  const stories = globSync(['storybook/**', 'packages/*/src/**', 'apps/site/src/**'], { cwd: root });
  expect(stories).toContain('storybook/KitchenSink.stories.tsx');
  expect(stories.filter(isUntraced)).toEqual([
    'apps/site/src/pages/index.ts',
    'apps/site/src/app/WidgetFailure.tsx',
  ]);
  expect(globSync('.storybook/**/*.stories.*', { cwd: root })).toEqual([]);
});

test('a full build takes at most 490 snapshots', () => {
  const files = globSync(['storybook/*.stories.tsx', '{packages,apps}/*/src/**/*.stories.tsx'], {
    cwd: root,
  });
  const kinds = files.flatMap((file) => storiesWithScreenshot(read(file)).map(({ kind }) => kind));
  const countOf = (kind: keyof typeof modes) =>
    kinds.filter((one) => one === kind).length * Object.keys(modes[kind]).length;
  const counts = Object.fromEntries(
    Object.keys(modes).map((kind) => [kind, countOf(kind as keyof typeof modes)]),
  );
  expect(counts.component).toBeGreaterThan(180);
  expect(counts.page).toBeGreaterThan(60);
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(490);
});

test('only changed stories get new snapshots', () => {
  const config = JSON.parse(read('chromatic.config.json'));
  expect(config.onlyChanged).toBe(true);
  expect(JSON.parse(read('package.json')).scripts).toHaveProperty(config.buildScriptName);
});

test('the workflow runs Chromatic if the token is set, and otherwise prints one line', () => {
  const steps = read('.github/workflows/chromatic.yml')
    .split(/^ {6}- /m)
    .slice(1);
  const [without, ...withToken] = steps;
  expect(without).toMatch(/^if: env\.CHROMATIC_PROJECT_TOKEN == ''\n +run: echo '[^'\n]+'\n/);
  expect(withToken.length).toBeGreaterThan(2);
  for (const step of withToken) expect(step).toMatch(/^if: env\.CHROMATIC_PROJECT_TOKEN != ''\n/);
  // Otherwise Chromatic would use the merge commit that GitHub creates for a pull request.
  expect(withToken[0]).toMatch(/^ {10}ref: \$\{\{ github\.head_ref \}\}$/m);
  expect(withToken.at(-1)).toContain('pnpm exec chromatic');
});
