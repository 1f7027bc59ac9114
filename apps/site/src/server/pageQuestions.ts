import {
  type CatalogueType,
  callAddress,
  catalogues,
  isCollectionName,
  isTitleSlug,
  mediaTypes,
  ownLimits,
} from '@gildshelf/api-client/contract';
import type { PageSubject } from './pageSubject.ts';

const types = Object.keys(catalogues) as CatalogueType[];

/** The addresses of the calls whose answers a page shows. */
export function pageQuestions(subject: PageSubject): readonly string[] {
  if (subject.kind === 'home') return types.map((type) => callAddress(catalogues[type].topEndpoint, {}));
  if (subject.kind === 'search') {
    const { query } = subject;
    if (query === '' || query.length > ownLimits.searchQuery) return [];
    return types.map((type) => callAddress(catalogues[type].searchEndpoint, { query: { query } }));
  }
  if (subject.kind === 'form') return [];
  if (subject.kind === 'frame') return 'problem' in subject.request ? [] : subject.request.questions;
  if (subject.kind === 'collection') {
    const { username } = subject;
    if (!isCollectionName(username)) return [];
    return Object.values(mediaTypes).map(({ publicListEndpoint }) =>
      callAddress(publicListEndpoint, { params: { username } }),
    );
  }
  const { type, slug } = subject;
  return isTitleSlug(slug) ? [callAddress(catalogues[type].detailsEndpoint, { params: { slug } })] : [];
}
