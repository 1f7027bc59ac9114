import { type CatalogueType, ownLimits } from '@gildshelf/api-client/contract';
import { catalogueTypeOf } from '../../routing/navigation.ts';
import { paths } from '../../routing/paths.ts';

/** A page of all results of a search. */
export interface AllResultsPage {
  readonly query: string;
  /** Undefined for all media types. */
  readonly type?: CatalogueType | undefined;
  /** From 1. */
  readonly page: number;
}

/** The last page that the API returns. */
const lastPage = 50;

/** The text of the search in a URL. Trimmed, as on the server: the parameter may consist of white space. */
export const readQuery = (parameters: URLSearchParams): string => parameters.get('query')?.trim() ?? '';

/** The page of all results that a URL shows; undefined for the search box, whose URL has neither a page nor a media type. */
export function readAllResultsPage(parameters: URLSearchParams): AllResultsPage | undefined {
  const query = readQuery(parameters);
  if (query === '' || query.length > ownLimits.searchQuery) return undefined;
  if (!parameters.has('page') && !parameters.has('type')) return undefined;
  const page = Number(parameters.get('page'));
  return {
    query,
    type: catalogueTypeOf(parameters.get('type')),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The URL of a page of all results. */
export function allResultsUrl({ query, type, page }: AllResultsPage): string {
  return `${paths.search}?${new URLSearchParams({ query, ...(type && { type }), page: String(page) })}`;
}

/** Whether the API returns the page after this one. */
export const canHaveNextPage = ({ page }: AllResultsPage): boolean => page < lastPage;
