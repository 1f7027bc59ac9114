import type { CatalogueSync, TopListSource } from '../../config/CatalogueSync.ts';
import type { ServerContext } from '../../config/ServerContext.ts';
import type { Covers } from '../../platform/titles/titleResponse.ts';
import { type Repositories, repositoriesOn } from '../repositories.ts';
import { createTitleBrowse, type TitleBrowse } from './browse/createTitleBrowse.ts';
import { createTitleSearch, type TitleSearch } from './search/createTitleSearch.ts';

/** What the services of titles get from other features. */
export interface TitlesDependencies extends Pick<ServerContext, 'store' | 'clock' | 'log'> {
  readonly covers: Covers;
  /** This and `topListSource` are undefined if no provider is configured: the catalogue then has the stored titles only. */
  readonly catalogueSync?: Pick<CatalogueSync, 'searchProviders' | 'refreshTitle'> | undefined;
  readonly topListSource?: TopListSource | undefined;
  /** Searches in this thread by default. */
  readonly titleSearch?: TitleSearch | undefined;
  /** The same for browse pages. */
  readonly titleBrowse?: TitleBrowse | undefined;
  /** The folder of the packed tables of open data, of which the relations between titles are read. */
  readonly openDataFolder?: string | undefined;
}

/** The dependencies of the services of titles. */
export interface TitlesContext
  extends Omit<TitlesDependencies, 'store' | 'titleSearch' | 'titleBrowse'>,
    Pick<Repositories, 'titles' | 'topLists' | 'relatedTitles' | 'titleSources' | 'titleAliases'> {
  readonly titleSearch: TitleSearch;
  readonly titleBrowse: TitleBrowse;
  readonly counts: Pick<Repositories['counts'], 'ratingsOf'>;
}

/** Adds the repositories and the search to what the services of titles get from other features. */
export function createTitlesContext({
  store,
  titleSearch = createTitleSearch(store),
  titleBrowse = createTitleBrowse(store),
  ...dependencies
}: TitlesDependencies): TitlesContext {
  const { titles, topLists, counts, relatedTitles, titleSources, titleAliases } = repositoriesOn(store.db);
  const repositories = { titles, topLists, counts, relatedTitles, titleSources, titleAliases };
  return { ...dependencies, ...repositories, titleSearch, titleBrowse };
}
