import { present } from '../client/index.ts';
import {
  type CatalogueType,
  catalogueTypes,
  deleteView,
  type Endpoint,
  getCollectionCounts,
  listCollectionTitles,
  listSavedViews,
  mediaTypes,
  normaliseForSearch,
  type SavedView,
  saveView,
} from '../contract/index.ts';
import type { createFixtureCollection } from './createFixtureCollection.ts';
import type { FixtureRequest } from './fixtureRequest.ts';

type Collection = ReturnType<typeof createFixtureCollection>;
type Item = NonNullable<ReturnType<Collection['get']>>;

const addedAt = '2026-11-20T12:00:00.000Z';

/** Adds the calls of queries of the own collection (search, statuses, genres, order by name) and of saved views. */
export function addCollectionQueryHandlers(
  handlers: Map<Endpoint, (request: FixtureRequest) => unknown>,
  collection: Collection,
) {
  let views: readonly SavedView[] = [];
  handlers.set(listCollectionTitles, ({ parameters }) => {
    const type = typeOf(parameters);
    const titles = find(collection, type, parameters).map((title) => ({
      ...{ media_type: type, title, is_favourite: false, is_private: false, tags: [] },
      ...{ added_at: addedAt, changed_at: addedAt, progress: null, minutes: null },
    }));
    return { titles, next: null, total: titles.length };
  });
  handlers.set(getCollectionCounts, ({ parameters }) => {
    const type = typeOf(parameters);
    const found = find(collection, type, parameters);
    const ofStatuses = find(collection, type, parameters, ['status']);
    const ofGenres = find(collection, type, parameters, ['genre']);
    const genres = [...new Set(ofGenres.flatMap((item) => present(type, item).genres))].sort();
    const counted = (
      values: readonly string[],
      items: readonly Item[],
      has: (item: Item, value: string) => boolean,
    ) => values.map((value) => ({ value, count: items.filter((item) => has(item, value)).length }));
    return {
      total: found.length,
      statuses: counted(mediaTypes[type].statuses, ofStatuses, (item, status) => item.user_status === status),
      tags: [],
      facets: [
        {
          ...{ name: 'genre', label: 'Genre', kind: 'list' },
          values: counted(genres, ofGenres, (item, genre) => present(type, item).genres.includes(genre)),
        },
      ],
      favourite: 0,
      unrated: found.filter(({ user_rating }) => !user_rating).length,
      undated: found.length,
    };
  });
  handlers.set(listSavedViews, () => ({ views }));
  handlers.set(saveView, ({ body }) => {
    const view = { ...saveView.body.parse(body), id: String(views.length + 1) };
    views = [...views, view];
    return view;
  });
  handlers.set(deleteView, ({ params }) => {
    views = views.filter(({ id }) => id !== params.viewId);
    return {};
  });
}

const typeOf = (parameters: URLSearchParams): CatalogueType =>
  catalogueTypes.find((type) => type === parameters.get('type')) ?? catalogueTypes[0];

/** The titles that a query finds, without the parameters of some names. */
function find(
  collection: Collection,
  type: CatalogueType,
  parameters: URLSearchParams,
  without: readonly string[] = [],
): readonly Item[] {
  const values = (name: string) => (without.includes(name) ? [] : parameters.getAll(name));
  const [statuses, genres] = [values('status'), values('genre')];
  const words = normaliseForSearch(parameters.get('q') ?? '');
  const nameOf = (item: Item) => present(type, item).title;
  const found = collection
    .list(type)
    .flatMap((item) => item ?? [])
    .filter(
      (item) =>
        (statuses.length === 0 || statuses.includes(item.user_status)) &&
        (genres.length === 0 || genres.some((genre) => present(type, item).genres.includes(genre))) &&
        normaliseForSearch(nameOf(item)).includes(words) &&
        !(parameters.get('unrated') === '1' && item.user_rating > 0),
    );
  return parameters.get('sort') === 'name'
    ? found.sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'))
    : found;
}
