import {
  type CatalogueProvider,
  createAnilist,
  createIgdb,
  createJikan,
  createRawg,
  createTmdb,
  type Upstream,
} from '@gildshelf/api';
import { unusedFields } from './unusedFields.ts';

/** How recorded responses of one provider are read. */
export interface Adapter {
  readonly create: (upstream: Upstream) => CatalogueProvider;
  /** The part of a response with titles: a list, or one title. */
  readonly titlesIn: (response: RecordedResponse) => { readonly list?: unknown; readonly one?: unknown };
  readonly idField: string;
  /** Why fields are not used, by the beginning of their path within a title. */
  readonly unusedFields: Readonly<Record<string, string>>;
}

/** The JSON of a response. */
export type RecordedResponse = Readonly<Record<string, unknown>>;

const byResults = (response: RecordedResponse) =>
  Array.isArray(response.results) ? { list: response.results } : { one: response };

/** The adapters by the name of the folder with the recorded responses. */
export const adapters: Readonly<Record<string, Adapter>> = {
  rawg: {
    create: (upstream) => createRawg(upstream, { key: 'none' }),
    titlesIn: byResults,
    idField: 'id',
    unusedFields: unusedFields.rawg,
  },
  jikan: {
    create: createJikan,
    titlesIn: ({ data }) => (Array.isArray(data) ? { list: data } : { one: data }),
    idField: 'mal_id',
    unusedFields: unusedFields.jikan,
  },
  anilist: {
    create: createAnilist,
    titlesIn: ({ data }) => {
      const { Page, Media } = data as { Page?: { media: unknown }; Media?: unknown };
      return Page ? { list: Page.media } : { one: Media };
    },
    idField: 'id',
    unusedFields: unusedFields.anilist,
  },
  igdb: {
    create: (upstream) => createIgdb(upstream, { clientId: 'none', token: async () => 'none' }),
    titlesIn: (response) => ({ list: response }),
    idField: 'id',
    unusedFields: unusedFields.igdb,
  },
  tmdb: {
    create: (upstream) => createTmdb(upstream, { key: 'none' }),
    titlesIn: byResults,
    idField: 'id',
    unusedFields: unusedFields.tmdb,
  },
};
