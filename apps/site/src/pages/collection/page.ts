import {
  type CatalogueType,
  endpointUrl,
  isCollectionName,
  type MediaType,
  mediaTypes,
  ownerName,
  ownMessages,
} from '@gildshelf/api-client/contract';
import { readResponse } from '@gildshelf/api-client/react';
import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { definePage, notFoundContent, type PageUrl } from '../definePage.ts';
import { collectionStart, shownTypes } from './publicShelves.ts';

/** The owner can make a collection private at any time; together with the cache of API responses this is far below five minutes. */
export const publicCollectionMaxAgeMs = 60_000;

export const collectionPage = definePage({
  path: paths.collection,
  layout: 'app',
  component: lazyPage(async () => (await import('./CollectionPage.tsx')).CollectionPage),
  module: 'collection/CollectionPage.tsx',
  title: 'Collection',
  render: {
    query: ['type', 'after'],
    requests: (url, types) => lists(url, types).map(({ request }) => request),
    read(url, responses, types) {
      const requested = lists(url, types);
      const read = requested.flatMap(({ type, request }) => {
        const response = responses[request];
        const { listPublicTitles } = mediaTypes[type];
        return response?.status === 200 ? [[type, readResponse(listPublicTitles, response)] as const] : [];
      });
      const [first] = read;
      if (!first || read.length < requested.length) return notFoundContent;
      const [, owner] = first;
      const totals = Object.fromEntries(read.map(([type, { total }]) => [type, total]));
      return {
        status: 200,
        title: ownMessages.publicCollection.title(ownerName(owner)),
        shown: { owner, totals },
      };
    },
    maxAgeMs: publicCollectionMaxAgeMs,
  },
  access: 'public',
  robots: 'index',
  embed: 'collection',
  examples: [{ path: '/user/nobody/collection', heading: ownMessages.collection.notPublic }],
  budgetKb: 108.5,
});

/** The lists that the page shows, with their API requests; none for an invalid username. */
function lists(
  { params: { username = '' }, query }: PageUrl,
  types: readonly CatalogueType[],
): { type: MediaType; request: string }[] {
  if (!isCollectionName(username)) return [];
  const from = collectionStart(query.toString());
  return shownTypes(from, types).map((type) => ({
    type,
    request: endpointUrl(mediaTypes[type].listPublicTitles, {
      params: { username },
      ...(from && { query: { after: from.after } }),
    }),
  }));
}
