import {
  collectionSorts,
  type Endpoint,
  getCollectionCounts,
  limits,
  listCollectionTitles,
  mediaTypeNames,
  ownLimits,
  serverLimits,
  titleStorage,
} from '@gildshelf/api-client/contract';
import { parameter } from './browseParameters.ts';
import type { JsonSchema } from './fieldDocs.ts';
import type { OperationDocs } from './operationDocs.ts';

const tag = 'Own collection';
const view = '`{ id, name, type, query }`';

/** The area of the calls of queries of an own collection. */
export const collectionTags = {
  [tag]:
    'Search, filters, orders and numbers of the own collection, of one media type at a time, and the views saved of them.',
} as const;

/** The texts of the calls, by id. */
export const collectionCallDocs: Readonly<Record<string, OperationDocs>> = {
  listCollectionTitles: {
    tag,
    summary: 'List titles of the own collection',
    description:
      'A page of 50, and the number of titles on all pages. Values of one facet, statuses and tags are alternatives, all other parameters narrow the titles. Titles without a rating, a release date, progress or playtime come last in these orders, in both directions. A title that is changed between two pages may move, every other one is on exactly one page.',
    returns: '`{ titles, next, total }`; see [queries of a collection](#queries-of-a-collection)',
  },
  getCollectionCounts: {
    tag,
    summary: 'Count titles of the own collection',
    description:
      'The numbers of the titles that a query finds: in total, and by status, tag and value of each facet. Each of these counts the titles that match the rest of the query, without the parameters of the same name, so that it says how many titles a further choice has. The order, `after` and `limit` have no effect.',
    returns: '`{ total, statuses, tags, facets, favourite, unrated, undated }`',
  },
  listSavedViews: { tag, summary: 'List the saved views', returns: `\`{ views }\`, each ${view}` },
  saveView: {
    tag,
    summary: 'Save a view',
    description: `A query of the own collection under a name. 409 if the user has ${serverLimits.savedViews} views.`,
    returns: view,
    statuses: [409],
  },
  updateView: { tag, summary: 'Change the name or the query of a view', returns: view, statuses: [404] },
  deleteView: { tag, summary: 'Delete a view', description: 'Idempotent.', returns: '`{ message }`' },
};

/** Whether the query of a call is that of an own collection. */
export function isCollectionQuery({ id }: Endpoint): boolean {
  return id === listCollectionTitles.id || id === getCollectionCounts.id;
}

const rating = {
  type: 'number',
  minimum: limits.ratingStep,
  maximum: limits.ratingMaximum,
  multipleOf: limits.ratingStep,
};
const textList: JsonSchema = { type: 'array', items: { type: 'string' } };

/** The parameters of a query of an own collection; the facets are those of all media types. */
export function collectionParameters(): readonly JsonSchema[] {
  const facets = new Map(
    mediaTypeNames.flatMap((type) =>
      titleStorage[type].browse.facets().map(({ name, label }) => [name, label] as const),
    ),
  );
  return [
    { ...parameter('type', 'The media type.', { enum: mediaTypeNames }), required: true },
    parameter('q', 'Words of a name, matched as in the search.', {
      type: 'string',
      maxLength: ownLimits.searchQuery,
    }),
    parameter('status', 'Statuses of the media type, separated by commas or repeated.', textList),
    parameter('tag', 'Tags; titles have at least one of them.', textList),
    ...[...facets].map(([name, label]) =>
      parameter(
        name,
        `Values of the facet '${label}', if the media type has it; titles have at least one of them.`,
        textList,
      ),
    ),
    parameter('rating_from', 'The lowest own rating.', rating),
    parameter('rating_to', 'The highest own rating.', rating),
    parameter('favourite', 'Only favourites.', { enum: ['1'] }),
    parameter('unrated', 'Only titles without an own rating.', { enum: ['1'] }),
    parameter('undated', 'Only titles of which no play has a date.', { enum: ['1'] }),
    parameter('sort', 'The order.', { enum: collectionSorts, default: collectionSorts[0] }),
    parameter('direction', 'By default ascending for names, and descending for all other orders.', {
      enum: ['asc', 'desc'],
    }),
    parameter('after', 'The field `next` of the page before.', { type: 'string' }),
    parameter('limit', 'The number of titles of a page.', {
      ...{ type: 'integer', minimum: 1, maximum: serverLimits.pageMaximum, default: serverLimits.pageSize },
    }),
  ];
}
