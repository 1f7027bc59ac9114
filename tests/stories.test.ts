import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What an index exports as a value out of a `.tsx` file: components, and hooks that bring a control. */
function exportedComponents(source: string) {
  const index = readFileSync(join(source, 'index.ts'), 'utf8');
  return [...index.matchAll(/export \{([^}]*)\} from '(\.\/[^']+\.tsx)';/g)].flatMap(
    ([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => ({ name, file: join(source, file) })),
  );
}

/** The components that a folder's stories are about: each `component`, and the parts named in its `subcomponents`. */
function toldComponents(folder: string) {
  return globSync('*.stories.tsx', { cwd: folder }).flatMap((file) => {
    const story = readFileSync(join(folder, file), 'utf8');
    const component = /\bcomponent: (\w+)/.exec(story)?.[1];
    const parts = /\bsubcomponents: \{([^}]*)\}/.exec(story)?.[1]?.split(',') ?? [];
    return [component, ...parts.map((part) => part.trim())];
  });
}

describe.each(['ui', 'widgets'])('%s', (name) => {
  const source = join(root, 'packages', name, 'src');
  const components = exportedComponents(source);

  test('every component that can be imported has its story', () => {
    expect(components.length).toBeGreaterThan(5);
    const untold = components.filter(
      ({ name: component, file }) =>
        !toldComponents(join(file, '..')).includes(component) &&
        !existsSync(file.replace(/\.tsx$/, '.stories.tsx')),
    );
    expect(untold.map(({ name: component }) => component)).toEqual([]);
  });

  test('every set of stories begins plain and shows all looks at once', () => {
    const stories = globSync('**/*.stories.tsx', { cwd: source });
    const lacking = stories.filter((file) => {
      const story = readFileSync(join(source, file), 'utf8');
      return !story.includes('export const Default:') || !story.includes('export const Gallery:');
    });
    expect(lacking).toEqual([]);
  });
});
