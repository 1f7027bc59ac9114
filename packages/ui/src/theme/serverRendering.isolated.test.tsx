import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType, ReactElement } from 'react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

type Args = Record<string, unknown>;
type Render = (args: Args) => ReactElement;
type Decorator = (Story: ComponentType) => ReactElement;
interface Story {
  args?: Args;
  render?: Render;
  decorators?: Decorator[];
}
interface StoryFile extends Record<string, unknown> {
  default: Story & { component: ComponentType<Args> };
}

const source = join(import.meta.dirname, '..');
const files = globSync('**/*.stories.tsx', { cwd: source }).toSorted();

/** The stories of a file as elements, without those with a play function (`…Interactions`), which render nothing new. */
async function storiesOf(file: string) {
  const { default: meta, ...stories } = await vi.importActual<StoryFile>(join(source, file));
  return Object.entries(stories as Record<string, Story>)
    .filter(([name]) => !name.endsWith('Interactions'))
    .map(([name, story]) => {
      const args = { ...meta.args, ...story.args };
      const render: Render = story.render ?? meta.render ?? ((props) => createElement(meta.component, props));
      const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
      const Decorated = decorators.reduce<ComponentType>(
        (Inner, decorate) => () => decorate(Inner),
        () => render(args),
      );
      return { name, element: createElement(Decorated) };
    });
}

const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
afterAll(() => vi.unstubAllGlobals());

const pages = new Map<string, string>();

// Loading the stories is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test.each(files)(
  '%s: renders on the server without a document and without style attributes',
  async (file) => {
    expect(globalThis.document).toBeUndefined();
    for (const { name, element } of await storiesOf(file)) {
      const html = renderToString(element);
      expect(html, name).not.toContain(' style="');
      pages.set(`${file} ${name}`, html);
    }
    expect(consoleError.mock.calls).toEqual([]);
  },
);

test('hydrates all stories without differences', async () => {
  const { builtinEnvironments } = await import('vitest/runtime');
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { pretendToBeVisual: true } });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.resetModules();
  const { act } = await import('react');
  const { hydrateRoot } = await import('react-dom/client');

  const differences: string[] = [];
  for (const file of files) {
    for (const { name, element } of await storiesOf(file)) {
      const container = document.createElement('div');
      container.innerHTML = pages.get(`${file} ${name}`) ?? '';
      document.body.append(container);
      const record = (difference: unknown) => differences.push(`${file} ${name}: ${difference}`);
      consoleError.mockImplementation((...args) => record(args.join(' ')));
      const root = await act(async () => hydrateRoot(container, element, { onRecoverableError: record }));
      await act(async () => root.unmount());
    }
  }
  expect(pages.size).toBeGreaterThan(files.length);
  expect(differences).toEqual([]);
});
