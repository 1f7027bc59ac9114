import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { expect, test } from 'vitest';
import { readImports } from '../architecture/readImports.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every file of ours that a file takes with it when it runs. */
function closureOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!/\.tsx?$/.test(file)) return seen;
  for (const { specifier, isType } of readImports(file, read(file)).imports) {
    if (isType) continue;
    if (specifier.startsWith('@gildshelf/')) seen.add(specifier);
    if (!specifier.startsWith('.')) continue;
    const path = relative(root, join(root, dirname(file), specifier));
    expect(existsSync(join(root, path)), `${file} imports ${specifier}`).toBe(true);
    closureOf(path, seen);
  }
  return seen;
}

test('what every story depends on is the theme and no component, so that a changed one renews its own pictures only', () => {
  const files = [...closureOf('.storybook/preview.tsx')];
  expect(files).toContain('packages/ui/src/theme/globalStyles.ts');
  const heavy = files.filter((file) => !/^(\.storybook|packages\/ui\/src\/(theme|brand))\//.test(file));
  expect(heavy).toEqual([]);
});

test('what shows components from inside .storybook is not taken for configuration, which would renew every picture', () => {
  const { untraced } = JSON.parse(read('chromatic.config.json'));
  const isOurs = /^@gildshelf\/|packages\/(?!ui\/src\/(theme|brand)\/)/;
  const shows = globSync('.storybook/**/*.{ts,tsx}', { cwd: root })
    // Code that is shown as text, and what only Node runs.
    .filter((file) => !/^\.storybook\/(examples\/|main\.ts)/.test(file))
    .filter((file) => readImports(file, read(file)).imports.some(({ specifier }) => isOurs.test(specifier)));
  expect(shows.filter((file) => !untraced.some((glob: string) => matchesGlob(file, glob)))).toEqual([]);
});

test('every story is traced to the files that it shows', () => {
  const { untraced } = JSON.parse(read('chromatic.config.json'));
  const stories = globSync(['storybook/**', 'packages/*/src/**', 'apps/site/src/**'], { cwd: root });
  expect(stories).toContain('storybook/KitchenSink.stories.tsx');
  expect(stories.filter((file) => untraced.some((glob: string) => matchesGlob(file, glob)))).toEqual([]);
  expect(globSync('.storybook/**/*.stories.*', { cwd: root })).toEqual([]);
});

test('nothing but the stories that changed is snapped again', () => {
  const config = JSON.parse(read('chromatic.config.json'));
  expect(config.onlyChanged).toBe(true);
  expect(JSON.parse(read('package.json')).scripts).toHaveProperty(config.buildScriptName);
});

test('the workflow runs Chromatic with the token, and says in one line that it does not without', () => {
  const steps = read('.github/workflows/chromatic.yml')
    .split(/^ {6}- /m)
    .slice(1);
  const [without, ...withToken] = steps;
  expect(without).toMatch(/^if: env\.CHROMATIC_PROJECT_TOKEN == ''\n +run: echo '[^'\n]+'\n/);
  expect(withToken.length).toBeGreaterThan(2);
  for (const step of withToken) expect(step).toMatch(/^if: env\.CHROMATIC_PROJECT_TOKEN != ''\n/);
  // Else Chromatic takes the merge commit that GitHub makes for a pull request for the branch's own.
  expect(withToken[0]).toMatch(/^ {10}ref: \$\{\{ github\.head_ref \}\}$/m);
  expect(withToken.at(-1)).toContain('pnpm exec chromatic');
});
