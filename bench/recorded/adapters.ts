import {
  type CatalogueProvider,
  createAnilist,
  createIgdb,
  createJikan,
  createRawg,
  createTmdb,
  type Upstream,
} from '@gildshelf/api';
import { leftOut } from './leftOut.ts';

/** How recorded answers of one provider are read. */
export interface Adapter {
  readonly create: (upstream: Upstream) => CatalogueProvider;
  /** What an answer tells of: a list of titles, or one. */
  readonly titlesIn: (answer: Answer) => { readonly list?: unknown; readonly one?: unknown };
  readonly idField: string;
  /** Why fields are not kept, by the beginning of their path within a title. */
  readonly leftOut: Readonly<Record<string, string>>;
}

/** Some JSON of which the outer fields are looked at. */
export type Answer = Readonly<Record<string, unknown>>;

const byResults = (answer: Answer) =>
  Array.isArray(answer.results) ? { list: answer.results } : { one: answer };

/** By the name of the folder that the answers lie in. */
export const adapters: Readonly<Record<string, Adapter>> = {
  rawg: {
    create: (upstream) => createRawg(upstream, { key: 'none' }),
    titlesIn: byResults,
    idField: 'id',
    leftOut: leftOut.rawg,
  },
  jikan: {
    create: createJikan,
    titlesIn: ({ data }) => (Array.isArray(data) ? { list: data } : { one: data }),
    idField: 'mal_id',
    leftOut: leftOut.jikan,
  },
  anilist: {
    create: createAnilist,
    titlesIn: ({ data }) => {
      const { Page, Media } = data as { Page?: { media: unknown }; Media?: unknown };
      return Page ? { list: Page.media } : { one: Media };
    },
    idField: 'id',
    leftOut: leftOut.anilist,
  },
  igdb: {
    create: (upstream) => createIgdb(upstream, { clientId: 'none', token: async () => 'none' }),
    titlesIn: (answer) => ({ list: answer }),
    idField: 'id',
    leftOut: leftOut.igdb,
  },
  tmdb: {
    create: (upstream) => createTmdb(upstream, { key: 'none' }),
    titlesIn: byResults,
    idField: 'id',
    leftOut: leftOut.tmdb,
  },
};
