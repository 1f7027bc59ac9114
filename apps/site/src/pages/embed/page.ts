import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { definePage } from '../definePage.ts';

/** Generates the snippets that embed a widget in another website. */
export const builderPage = definePage({
  path: paths.embed,
  layout: 'app',
  component: lazyPage(async () => (await import('./BuilderPage.tsx')).BuilderPage),
  module: 'embed/BuilderPage.tsx',
  title: 'Embed',
  access: 'public',
  robots: 'index',
  examples: [{ path: '/embed', heading: 'Show Gildshelf on your page' }],
  budgetKb: 112,
});
