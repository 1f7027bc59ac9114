import type { Route } from './Call.ts';
import type { Title } from './titles.ts';

interface Catalogue {
  readonly root: '/api/games' | '/api/anime';
  /** The field of a top-list entry that holds the title. */
  readonly field: 'game' | 'anime';
  readonly refresh: 'update-top-games' | 'update-top-anime';
  readonly titles: readonly Title[];
  readonly namesOf: (title: Title) => readonly string[];
}

/** The required endpoints of one catalogue: its top list, the refresh of the list, search, and one title. */
export function mediaRoutes({ root, field, refresh, titles, namesOf }: Catalogue): Route[] {
  return [
    {
      call: `GET ${root}/top`,
      respond: () => ({
        body: titles.map((title, index) => ({ rank: index + 1, trend: 'up', [field]: title })),
      }),
    },
    { call: `POST ${root}/${refresh}`, fields: {}, respond: () => ({ status: 202, body: { queued: true } }) },
    {
      call: `GET ${root}/search`,
      respond({ query }) {
        const text = query.get('query')?.toLowerCase() ?? '';
        return { body: titles.filter((title) => namesOf(title).join('|').toLowerCase().includes(text)) };
      },
    },
    {
      call: `GET ${root}/:slug`,
      respond({ params: [slug] }) {
        const title = titles.find((one) => one.slug === slug || String(one.id) === slug);
        return title ? { body: title } : { status: 404, body: { message: 'Nothing here.' } };
      },
    },
  ];
}
