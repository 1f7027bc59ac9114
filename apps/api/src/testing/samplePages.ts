import { catalogues, catalogueTypes } from '@gildshelf/api-client/contract';
import type { PageFacts } from '../config/PageFacts.ts';

const page = (path: string, facts: Partial<PageFacts> = {}): PageFacts => ({
  ...{ path, layout: 'app', access: 'public', query: [], hasToken: false, robots: 'index' },
  ...facts,
});

/** Pages of every kind, as the build of a site lists them. */
export const samplePages: readonly PageFacts[] = [
  page('/', { robots: 'sitemap' }),
  ...catalogueTypes.map((type) => page(catalogues[type].detailRoute, { embed: 'title' })),
  page('/search', { query: ['query'], robots: 'sitemap' }),
  page('/user/:username/dashboard', { access: 'owner', robots: 'noindex' }),
  page('/user/:username/collection', { query: ['type', 'after'], embed: 'collection' }),
  page('/user/:username/lists/:slug', { query: ['after'], embed: 'list' }),
  page('/account'),
  page('/auth/login', { layout: 'auth', hasToken: true }),
  page('/auth/register', { layout: 'auth' }),
  page('/auth/reset-password', { layout: 'auth', hasToken: true, robots: 'noindex' }),
  page('/embed'),
  page('/embed/rate', { layout: 'auth' }),
  ...['carousel', 'list', 'rating', 'collection', 'badge'].map((name) =>
    page(`/embed/${name}`, {
      layout: 'frame',
      query: ['type', 'slug', 'slugs', 'user', 'status'],
      robots: 'noindex',
    }),
  ),
];
