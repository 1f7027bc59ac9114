import { type CatalogueItem, trackingOf } from '../../client/index.ts';
import {
  type CatalogueType,
  type DiaryYear,
  type Endpoint,
  getDiaryYear,
  getHistorySettings,
  getPublicDiaryYear,
  type HistorySettings,
  historyMessages,
  listDiary,
  listPublicDiary,
  updateHistorySettings,
} from '../../contract/index.ts';
import type { createFixtureCollection } from '../createFixtureCollection.ts';
import { FixtureHttpError, type FixtureRequest } from '../fixtureRequest.ts';
import { fixtureUser } from '../fixtureToken.ts';
import { pageOf, toPlay } from './addHistoryHandlers.ts';
import {
  type createFixtureHistory,
  type StoredPlay,
  sortAt,
  sortDate,
  typeOfTitle,
} from './createFixtureHistory.ts';

type Collection = ReturnType<typeof createFixtureCollection>;
type History = ReturnType<typeof createFixtureHistory>;

interface Entry {
  readonly type: CatalogueType;
  readonly title: CatalogueItem;
  readonly status: string;
  readonly play: StoredPlay;
  readonly date: string | null;
}

/** Adds the calls of the diary and of the settings of the history. The days of instants are in UTC. */
export function addDiaryHandlers(
  handlers: Map<Endpoint, (request: FixtureRequest) => unknown>,
  collection: Collection,
  history: History,
  initialSettings: HistorySettings,
) {
  let settings = initialSettings;

  function allEntries(): readonly Entry[] {
    const entries = history.titles().flatMap((title) => {
      const tracked = collection.get(title);
      const type = typeOfTitle(title);
      if (!tracked || !type) return [];
      const { status } = trackingOf(tracked);
      return history.plays(title).map((play) => ({ type, title, status, play, date: sortDate(play) }));
    });
    return entries.sort((a, b) => sortAt(b.play) - sortAt(a.play) || 0);
  }

  function publicEntries({ params }: FixtureRequest): readonly Entry[] {
    if (settings.diary === 'private' || params.username?.toLowerCase() !== fixtureUser.username)
      throw new FixtureHttpError(404, historyMessages.diaryPrivate);
    return allEntries()
      .filter(({ title, play }) => !play.is_private && !history.get(title).is_private)
      .map((entry) => ({ ...entry, play: { ...entry.play, note: null } }));
  }

  handlers.set(listDiary, (request) =>
    diaryPage(allEntries(), request, ({ status, ...entry }) => ({ ...toEntry(entry), status })),
  );
  handlers.set(listPublicDiary, (request) => diaryPage(publicEntries(request), request, toEntry));
  handlers.set(getDiaryYear, ({ params }) => diaryYear(allEntries(), Number(params.year)));
  handlers.set(getPublicDiaryYear, (request) =>
    diaryYear(publicEntries(request), Number(request.params.year)),
  );
  handlers.set(getHistorySettings, () => settings);
  handlers.set(updateHistorySettings, ({ body }) => {
    settings = { ...settings, ...updateHistorySettings.body.parse(body) };
    return settings;
  });
}

const toEntry = ({ type, title, play }: Pick<Entry, 'type' | 'title' | 'play'>) => ({
  media_type: type,
  title,
  play: toPlay(play),
});

function diaryPage(entries: readonly Entry[], request: FixtureRequest, respond: (entry: Entry) => unknown) {
  const { month, type } = request.query;
  const found = entries.filter(
    (entry) =>
      (!type || entry.type === type) &&
      (!month || (month === 'undated' ? entry.date === null : entry.date?.startsWith(month))),
  );
  const { items, next } = pageOf(found, request);
  const { username, display_name, avatar_url } = fixtureUser;
  return { username, display_name, avatar_url, entries: items.map(respond), next };
}

const monthLength = '2026-11'.length;
const dayLength = '2026-11-20'.length;

function diaryYear(entries: readonly Entry[], year: number): DiaryYear {
  const dated = entries.filter(({ date }) => date?.startsWith(`${year}`));
  const years = entries.flatMap(({ date }) => (date === null ? [] : [Number(date.slice(0, 4))]));
  const days = groupedBy(dated, ({ date }) => cutTo(date, dayLength));
  const months = groupedBy(dated, ({ date }) => cutTo(date, monthLength));
  return {
    year,
    first_year: years.length === 0 ? null : Math.min(...years),
    total: dated.length,
    undated: entries.filter(({ date }) => date === null).length,
    days: days.map(([date, { length }]) => ({ date, count: length })),
    months: months.map(([month, plays]) => ({ month, ...monthNumbers(plays) })),
  };
}

function monthNumbers(entries: readonly Entry[]): Omit<DiaryYear['months'][number], 'month'> {
  const ratings = entries.flatMap(({ play }) => play.rating ?? []);
  return {
    count: entries.length,
    repeats: entries.filter(({ play }) => play.is_repeat).length,
    average: ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating) / ratings.length,
    types: groupedBy(entries, ({ type }) => type).map(([type, { length }]) => ({ type, count: length })),
  };
}

/** The beginning of a date; undefined if the date is not known as exactly. */
const cutTo = (date: string | null, length: number) =>
  date !== null && date.length >= length ? date.slice(0, length) : undefined;

/** The entries by a key, in the order of the keys; without the entries that have none. */
function groupedBy(entries: readonly Entry[], keyOf: (entry: Entry) => string | undefined) {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}
