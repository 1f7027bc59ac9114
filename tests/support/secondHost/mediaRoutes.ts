import type { Route } from './Call.ts';
import type { Title } from './titles.ts';

interface Catalogue {
  readonly root: '/api/games' | '/api/anime';
  /** The word under which a top entry holds its title. */
  readonly field: 'game' | 'anime';
  readonly refresh: 'update-top-games' | 'update-top-anime';
  readonly titles: readonly Title[];
  readonly namesOf: (title: Title) => readonly string[];
}

/** The calls of §7 under one catalogue: its top list, the list made anew, search, and one title. */
export function mediaRoutes({ root, field, refresh, titles, namesOf }: Catalogue): Route[] {
  return [
    {
      call: `GET ${root}/top`,
      answer: () => ({
        body: titles.map((title, index) => ({ rank: index + 1, trend: 'up', [field]: title })),
      }),
    },
    { call: `POST ${root}/${refresh}`, fields: {}, answer: () => ({ status: 202, body: { queued: true } }) },
    {
      call: `GET ${root}/search`,
      answer({ query }) {
        const words = query.get('query')?.toLowerCase() ?? '';
        return { body: titles.filter((title) => namesOf(title).join('|').toLowerCase().includes(words)) };
      },
    },
    {
      call: `GET ${root}/:slug`,
      answer({ params: [slug] }) {
        const title = titles.find((one) => one.slug === slug || String(one.id) === slug);
        return title ? { body: title } : { status: 404, body: { message: 'Nothing here.' } };
      },
    },
  ];
}
