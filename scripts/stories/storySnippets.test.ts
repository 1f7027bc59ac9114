import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsf } from 'storybook/internal/csf-tools';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { formatSnippets } from '../../.storybook/snippets/showSnippets.ts';
import { storySnippets } from '../../.storybook/snippets/storySnippets.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('{packages/*/src,apps/site/src,storybook}/**/*.stories.tsx', { cwd: root }).sort();

/** The snippets of all stories, by file and story, such as 'packages/ui/src/components/actions/button/Button.stories.tsx Default'. */
const snippets = new Map(
  files.flatMap((file) =>
    [...storySnippets(readFileSync(join(root, file), 'utf8'), join(root, file))].map(
      ([name, code]) => [`${file} ${name}`, code] as const,
    ),
  ),
);

test('every story that Storybook indexes has a snippet', async () => {
  const indexed = await Promise.all(
    files.map(async (file) => {
      const csf = await readCsf(join(root, file), { makeTitle: () => file });
      return csf.parse().indexInputs.map(({ exportName }) => `${file} ${exportName}`);
    }),
  );
  expect([...snippets.keys()]).toEqual(indexed.flat());
  expect(snippets.size).toBeGreaterThan(files.length);
});

test('every snippet compiles', { timeout: 60_000 }, () => {
  expect(diagnosticsOf(snippets)).toEqual([]);
});

test('snippets of the packages import only packages, and no snippet imports Storybook', () => {
  const wrong = [...snippets].filter(
    ([story, code]) =>
      /from '(@storybook|storybook)\b/.test(code) || (story.startsWith('packages/') && /from '\./.test(code)),
  );
  expect(wrong.map(([story]) => story)).toEqual([]);
});

test('args become props, or replace their uses in the render function', async () => {
  const source = `
    import { fn } from 'storybook/test';
    import { Stack } from '../../page/layout/Stack.tsx';
    import { Button, type ButtonProps } from './Button.tsx';
    const sizes: ButtonProps['size'][] = ['sm', 'lg'];
    const meta = { component: Button, args: { children: 'Save', variant: 'gold', onClick: fn() } };
    export default meta;
    export const Default = { parameters: { layout: 'padded' }, play: async () => {} };
    export const Texts = { args: { variant: undefined, title: 'a "b"', children: 'a < b' } };
    export const Rendered = {
      args: { href: '/' },
      render: (args) => (
        <Stack>
          <Button {...args} variant="quiet">{args.href}</Button>
          {sizes.map((size) => <Button {...args} size={size} key={size} />)}
        </Stack>
      ),
    };
    export const Destructured = { render: ({ children, variant }) => <b title={variant}>{children}</b> };`;
  const generated = storySnippets(
    source,
    join(root, 'packages/ui/src/components/actions/button/Button.stories.tsx'),
  );
  expect((await formatSnippets([...generated.values()])).join('\n\n')).toBe(`\
import { Button } from '@gildshelf/ui';

export const Default = () => (
  <Button variant="gold" onClick={() => {}}>
    Save
  </Button>
);

import { Button } from '@gildshelf/ui';

export const Texts = () => (
  <Button onClick={() => {}} title={'a "b"'}>
    {'a < b'}
  </Button>
);

import { Button, Stack, type ButtonProps } from '@gildshelf/ui';

const sizes: ButtonProps['size'][] = ['sm', 'lg'];

export const Rendered = () => (
  <Stack>
    <Button onClick={() => {}} href="/" variant="quiet">
      /
    </Button>
    {sizes.map((size) => (
      <Button variant="gold" onClick={() => {}} href="/" size={size} key={size}>
        Save
      </Button>
    ))}
  </Stack>
);

export const Destructured = () => <b title="gold">Save</b>;`);
});

/** The TypeScript errors of the snippets, each compiled as a file next to its story, with the options of the workspace. */
function diagnosticsOf(modules: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const virtual = new Map(
    [...modules].map(([story, code]) => [
      join(root, story.replace(/\.stories\.tsx (\w+)$/, '.$1.snippet.tsx')),
      { story, code },
    ]),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => virtual.has(path) || fileExists(path);
  host.readFile = (path) => virtual.get(path)?.code ?? readFile(path);
  const program = ts.createProgram([...virtual.keys()], { ...options, noUnusedLocals: true }, host);
  return [...virtual].flatMap(([path, { story }]) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => `${story}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}
