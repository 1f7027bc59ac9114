import {
  addListEntry,
  createList,
  deleteList,
  type Endpoint,
  getList,
  getPublicList,
  type List,
  type ListEntry,
  listLists,
  listMessages,
  listPublicLists,
  removeListEntry,
  serverLimits,
  updateList,
  updateListEntry,
} from '../../contract/index.ts';
import { FixtureHttpError, type FixtureRequest } from '../fixtureRequest.ts';
import { fixtureUser } from '../fixtureToken.ts';
import { pageOf } from '../history/addHistoryHandlers.ts';
import { requestedTitle } from '../titles/requestedTitle.ts';
import type { FixtureList } from './fixtureLists.ts';

interface StoredList extends Omit<List, 'count'> {
  readonly entries: readonly ListEntry[];
}

const storedAt = '2026-11-20T12:00:00.000Z';

const entryOf = (id: string, type: string, titleId: string, note?: string | null) =>
  ({
    ...{ id, rank: 0, note: note || null, added_at: storedAt, media_type: type },
    title: requestedTitle(type, titleId),
  }) as ListEntry;

const ranked = (entries: readonly ListEntry[]): ListEntry[] =>
  entries.map((entry, index) => ({ ...entry, rank: index + 1 }));

/** Adds the calls of the lists of the fixture user; the last changed list is the first. */
export function addListHandlers(
  handlers: Map<Endpoint, (request: FixtureRequest) => unknown>,
  initialLists: readonly FixtureList[],
) {
  let count = 0;
  const newId = (kind: string) => {
    count += 1;
    return `${kind}-${count}`;
  };
  let lists: readonly StoredList[] = initialLists.map((list) => ({
    ...{ id: newId('list'), name: list.name, slug: list.slug, description: list.description ?? '' },
    ...{ visibility: list.visibility ?? 'private', is_ranked: list.isRanked ?? false },
    ...{ created_at: storedAt, updated_at: storedAt },
    entries: ranked(list.entries.map(([type, slug, note]) => entryOf(newId('entry'), type, slug, note))),
  }));

  function find({ params }: FixtureRequest): StoredList {
    const list = lists.find(({ id, slug }) => id === params.listId || slug === params.listId);
    if (!list) throw new FixtureHttpError(404, listMessages.unknownList);
    return list;
  }

  function save(list: StoredList): StoredList {
    lists = [list, ...lists.filter(({ id }) => id !== list.id)];
    return list;
  }

  const saveEntries = (list: StoredList, entries: readonly ListEntry[]) =>
    save({ ...list, entries: ranked(entries) });

  const savedEntry = (list: StoredList, entryId: string | undefined) =>
    list.entries.find(({ id }) => id === entryId);

  function requireEntry(list: StoredList, entryId: string | null | undefined, message: string) {
    const entry = list.entries.find(({ id }) => id === entryId);
    if (!entry) throw new FixtureHttpError(404, message);
    return entry;
  }

  function publicLists({ params }: FixtureRequest, message: string): readonly StoredList[] {
    const found = lists.filter(({ visibility }) => visibility === 'public');
    if (params.username?.toLowerCase() !== fixtureUser.username || found.length === 0)
      throw new FixtureHttpError(404, message);
    return found;
  }

  handlers.set(listLists, ({ query }) => {
    const title = query.title_id ? requestedTitle(query.media_type, query.title_id) : undefined;
    return {
      lists: lists.map((list) => ({
        ...overview(list),
        ...(title && { titles: [] }),
        entry_id: (title && list.entries.find((entry) => entry.title.id === title.id)?.id) ?? null,
      })),
    };
  });
  handlers.set(createList, ({ body }) => {
    const fields = createList.body.parse(body);
    return overview(
      save({
        ...{ id: newId('list'), description: '', visibility: 'private', is_ranked: false, entries: [] },
        ...{ created_at: storedAt, updated_at: storedAt },
        ...fields,
        slug: fields.name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      }),
    );
  });
  handlers.set(getList, (request) => listPage(find(request), request));
  handlers.set(updateList, (request) =>
    overview(save({ ...find(request), ...updateList.body.parse(request.body) })),
  );
  handlers.set(deleteList, ({ params }) => {
    lists = lists.filter(({ id, slug }) => id !== params.listId && slug !== params.listId);
    return { message: listMessages.deleted };
  });
  handlers.set(addListEntry, (request) => {
    const list = find(request);
    const { media_type, title_id, note } = addListEntry.body.parse(request.body);
    const entry = entryOf(newId('entry'), media_type, title_id, note);
    if (list.entries.some(({ title }) => title.id === entry.title.id))
      throw new FixtureHttpError(409, listMessages.contained);
    return savedEntry(saveEntries(list, [...list.entries, entry]), entry.id);
  });
  handlers.set(updateListEntry, (request) => {
    const list = find(request);
    const { note, after } = updateListEntry.body.parse(request.body);
    const stored = requireEntry(list, request.params.entryId, listMessages.unknownEntry);
    const entry = note === undefined ? stored : { ...stored, note: note || null };
    const others = list.entries.filter(({ id }) => id !== entry.id);
    if (after) requireEntry(list, after, listMessages.unknownPosition);
    const index =
      after === undefined ? list.entries.indexOf(stored) : others.findIndex(({ id }) => id === after) + 1;
    return savedEntry(
      saveEntries(list, [...others.slice(0, index), entry, ...others.slice(index)]),
      entry.id,
    );
  });
  handlers.set(removeListEntry, (request) => {
    const list = find(request);
    saveEntries(
      list,
      list.entries.filter(({ id }) => id !== request.params.entryId),
    );
    return { message: listMessages.removed };
  });
  handlers.set(listPublicLists, (request) => {
    const { items, next } = pageOf(publicLists(request, listMessages.noPublicLists), request);
    return { ...owner, lists: items.map(overview), next };
  });
  handlers.set(getPublicList, (request) => {
    const list = publicLists(request, listMessages.notPublic).find(
      ({ slug }) => slug === request.params.slug,
    );
    if (!list) throw new FixtureHttpError(404, listMessages.notPublic);
    return listPage(list, request);
  });
}

const { username, display_name, avatar_url } = fixtureUser;
const owner = { username, display_name, avatar_url };

const overview = ({ entries, ...list }: StoredList) => ({
  ...{ ...list, count: entries.length },
  titles: entries.slice(0, serverLimits.listPreview),
});

function listPage(list: StoredList, request: FixtureRequest) {
  const { items, next } = pageOf(list.entries, request);
  return { ...owner, ...overview(list), entries: items, next };
}
