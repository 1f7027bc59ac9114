import {
  type CatalogueType,
  catalogues,
  endpointUrl,
  isCollectionName,
  isTitleSlug,
  type MediaType,
  mediaTypes,
  ownLimits,
} from '@gildshelf/api-client/contract';
import { shownTypes } from '../pages/collection/collectionStart.ts';
import type { PageSubject } from './pageSubject.ts';

/** The URL of the API request for a page of a public collection. */
export function publicListUrl(username: string, type: MediaType, after: string | undefined): string {
  const { publicListEndpoint } = mediaTypes[type];
  return endpointUrl(publicListEndpoint, { params: { username }, ...(after && { query: { after } }) });
}

const types = Object.keys(catalogues) as CatalogueType[];

/** The URLs of the API requests whose responses a page shows. */
export function pageRequestUrls(subject: PageSubject): readonly string[] {
  if (subject.kind === 'home') return types.map((type) => endpointUrl(catalogues[type].topEndpoint, {}));
  if (subject.kind === 'search') {
    const { query } = subject;
    if (query === '' || query.length > ownLimits.searchQuery) return [];
    return types.map((type) => endpointUrl(catalogues[type].searchEndpoint, { query: { query } }));
  }
  if (subject.kind === 'form') return [];
  if (subject.kind === 'frame') return 'problem' in subject.request ? [] : subject.request.questions;
  if (subject.kind === 'collection') {
    const { username, from } = subject;
    if (!isCollectionName(username)) return [];
    return shownTypes(from).map((type) => publicListUrl(username, type, from?.after));
  }
  const { type, slug } = subject;
  return isTitleSlug(slug) ? [endpointUrl(catalogues[type].detailsEndpoint, { params: { slug } })] : [];
}
