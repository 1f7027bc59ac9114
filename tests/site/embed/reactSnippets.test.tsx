// @vitest-environment jsdom
import * as apiHooks from '@gildshelf/api-client/react';
import * as ui from '@gildshelf/ui';
import * as widgets from '@gildshelf/widgets';
import { render, screen, waitFor, within } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { createSiteHost } from '../support/siteHost.ts';
import { openBuilder, preview, snippet } from './builderSite.ts';

const modules: Readonly<Record<string, unknown>> = {
  '@gildshelf/api-client/react': apiHooks,
  '@gildshelf/ui': ui,
  '@gildshelf/widgets': widgets,
  'react/jsx-runtime': jsxRuntime,
};

/** Runs the code of a snippet, and returns the component that it exports. */
function evaluate(code: string): ComponentType {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.CommonJS },
  });
  const exports: { Gildshelf?: ComponentType } = {};
  new Function('exports', 'require', outputText)(exports, (name: string) => modules[name]);
  if (!exports.Gildshelf) throw new Error('The snippet exports no component.');
  return exports.Gildshelf;
}

/** What a visitor sees: the titles in their order, or the text of a rating, in a theme and an accent other than the default. */
function contentOf(container: HTMLElement) {
  const island = container.querySelector('.gs-island');
  const items = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  // The link to more titles is an item of a carousel, and follows a grid.
  const titles = items.filter((text) => text !== 'Show more');
  return {
    appearance: [...(island?.classList ?? [])].filter((name) => /^gs-(light|auto|accent-)/.test(name)),
    content: titles.length > 0 ? titles : island?.textContent,
  };
}

const embeds: readonly Readonly<Record<string, string>>[] = [
  { widget: 'carousel', type: 'anime', count: '3' },
  { widget: 'carousel', size: 'large', theme: 'auto' },
  { widget: 'rating', slug: 'portal-2', theme: 'light', accent: '#0a7f5a' },
  { widget: 'collection', user: 'mara', count: '2', accent: '#c02050' },
];

test.each(embeds)('the React snippet of %j shows the same as the preview', async (parameters) => {
  const { user } = await openBuilder(parameters, { host: createSiteHost({ visibility: 'public' }) });
  const region = await screen.findByRole('region', { name: 'Preview' });
  await waitFor(() => expect(preview().getAllByRole('link').length).toBeGreaterThan(1));
  await user.click(await screen.findByRole('tab', { name: 'React' }));
  const { container } = render(createElement(evaluate(snippet('React'))));
  await waitFor(() => expect(within(container).getAllByRole('link').length).toBeGreaterThan(0));
  await waitFor(() => expect(contentOf(container)).toEqual(contentOf(region)));
  const colours = Object.keys(parameters).filter((name) => /^(theme|accent)$/.test(name));
  expect(contentOf(container).appearance).toHaveLength(colours.length);
});
