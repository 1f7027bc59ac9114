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

/** The provider of one of the media types of a host. */
const ofType =
  (mediaType: CatalogueProvider['mediaType'], create: (upstream: Upstream) => readonly CatalogueProvider[]) =>
  (upstream: Upstream): CatalogueProvider => {
    const provider = create(upstream).find((one) => one.mediaType === mediaType);
    if (!provider) throw new Error(`There is no provider of ${mediaType}.`);
    return provider;
  };

const jikan: Pick<Adapter, 'titlesIn' | 'idField'> = {
  titlesIn: ({ data }) => (Array.isArray(data) ? { list: data } : { one: data }),
  idField: 'mal_id',
};

const anilist: Omit<Adapter, 'create'> = {
  titlesIn: ({ data }) => {
    const { Page, Media } = data as { Page?: { media: unknown }; Media?: unknown };
    return Page ? { list: Page.media } : { one: Media };
  },
  idField: 'id',
  unusedFields: unusedFields.anilist,
};

const createTmdbProviders = (upstream: Upstream) => createTmdb(upstream, { key: 'none' });

/** The adapters by the name of the folder with the recorded responses. */
export const adapters: Readonly<Record<string, Adapter>> = {
  rawg: {
    create: (upstream) => createRawg(upstream, { key: 'none' }),
    titlesIn: byResults,
    idField: 'id',
    unusedFields: unusedFields.rawg,
  },
  jikan: { ...jikan, create: ofType('anime', createJikan), unusedFields: unusedFields.jikan },
  'jikan-manga': {
    ...jikan,
    create: ofType('manga', createJikan),
    unusedFields: unusedFields['jikan-manga'],
  },
  anilist: { ...anilist, create: ofType('anime', createAnilist) },
  'anilist-manga': { ...anilist, create: ofType('manga', createAnilist) },
  igdb: {
    create: (upstream) => createIgdb(upstream, { clientId: 'none', token: async () => 'none' }),
    titlesIn: (response) => ({ list: response }),
    idField: 'id',
    unusedFields: unusedFields.igdb,
  },
  tmdb: {
    create: ofType('movie', createTmdbProviders),
    titlesIn: byResults,
    idField: 'id',
    unusedFields: unusedFields.tmdb,
  },
  'tmdb-shows': {
    create: ofType('show', createTmdbProviders),
    titlesIn: byResults,
    idField: 'id',
    unusedFields: unusedFields['tmdb-shows'],
  },
};
