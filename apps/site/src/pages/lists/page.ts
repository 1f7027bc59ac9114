import {
  endpointUrl,
  getPublicList,
  isCollectionName,
  listMessages,
  listPublicLists,
} from '@gildshelf/api-client/contract';
import { readResponse } from '@gildshelf/api-client/react';
import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { publicCollectionMaxAgeMs } from '../collection/page.ts';
import { definePage, notFoundContent, type PageUrl } from '../definePage.ts';

/** The lists of the signed-in user. */
export const ownListsPage = definePage({
  path: paths.lists,
  layout: 'app',
  component: lazyPage(async () => (await import('./OwnListsPage.tsx')).OwnListsPage),
  module: 'lists/OwnListsPage.tsx',
  title: 'Your lists',
  access: 'user',
  robots: 'noindex',
  // Without a session it redirects to the login.
  examples: [{ path: '/lists', heading: 'Welcome Back!' }],
  budgetKb: 112,
});

/** The public lists of a user. */
export const publicListsPage = definePage({
  path: paths.publicLists,
  layout: 'app',
  component: lazyPage(async () => (await import('./PublicListsPage.tsx')).PublicListsPage),
  module: 'lists/PublicListsPage.tsx',
  title: 'Lists',
  render: {
    query: ['after'],
    requests: (url) => requestsOf(url, listsRequest),
    read(url, responses) {
      const [request = ''] = requestsOf(url, listsRequest);
      const response = responses[request];
      if (response?.status !== 200) return notFoundContent;
      const owner = readResponse(listPublicLists, response);
      return { status: 200, title: 'Lists', shown: { listsOf: owner } };
    },
    maxAgeMs: publicCollectionMaxAgeMs,
  },
  access: 'public',
  robots: 'index',
  examples: [{ path: '/user/nobody/lists', heading: listMessages.noPublicLists }],
  budgetKb: 112,
});

/** A list: its editor for its owner, and read-only for others if it is public. */
export const listPage = definePage({
  path: paths.list,
  layout: 'app',
  component: lazyPage(async () => (await import('./ListPage.tsx')).ListPage),
  module: 'lists/ListPage.tsx',
  title: 'List',
  render: {
    query: ['after'],
    requests: (url) => requestsOf(url, listRequest),
    read(url, responses) {
      const [request = ''] = requestsOf(url, listRequest);
      const response = responses[request];
      if (response?.status !== 200) return notFoundContent;
      const list = readResponse(getPublicList, response);
      return { status: 200, title: list.name, shown: { list } };
    },
    maxAgeMs: publicCollectionMaxAgeMs,
  },
  access: 'public',
  robots: 'index',
  embed: 'list',
  examples: [{ path: '/user/nobody/lists/favourites', heading: listMessages.notPublic }],
  budgetKb: 112,
});

/** The request of a page of a user; none for an invalid username. */
function requestsOf({ params, query }: PageUrl, request: (url: PageUrl) => string): readonly string[] {
  return isCollectionName(params.username ?? '') ? [request({ params, query })] : [];
}

const listsRequest = ({ params: { username = '' }, query }: PageUrl) =>
  endpointUrl(listPublicLists, { params: { username }, ...pageQuery(query) });

const listRequest = ({ params: { username = '', slug = '' }, query }: PageUrl) =>
  endpointUrl(getPublicList, { params: { username, slug }, ...pageQuery(query) });

function pageQuery(query: URLSearchParams) {
  const after = query.get('after');
  return after === null ? {} : { query: { after } };
}
