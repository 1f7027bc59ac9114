import { endOf, type MediaType, mediaTypeNames, startOf } from '@gildshelf/api-client/contract';
import type { Store } from '../../../platform/db/Store.ts';
import { repositoriesOn } from '../../repositories.ts';
import type { DiaryReader } from './createDiaryRepository.ts';

/** Numbers of plays of a media type. */
interface Part {
  readonly media_type: MediaType;
  readonly count: number;
  readonly repeats: number;
  readonly rated: number;
  readonly stars: number;
}

const monthLength = 'yyyy-mm'.length;
const dayLength = 'yyyy-mm-dd'.length;
const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** The numbers of a year (of four digits) of a diary. */
export async function readDiaryYear(store: Store, reader: DiaryReader, year: string) {
  const { diary } = repositoriesOn(store.db);
  const [from, to] = [startOf(year), endOf(year)];
  const [days, longerDates, firstDate, undated] = await Promise.all([
    diary.daysOf(reader, from / millisecondsPerDay, to / millisecondsPerDay),
    diary.longerDatesOf(reader, from, to),
    diary.firstDate(reader),
    diary.undatedCount(reader),
  ]);
  const ofDays = days.map((part) => ({
    ...part,
    date: new Date(part.day * millisecondsPerDay).toISOString().slice(0, dayLength),
  }));
  const ofMonths = [...ofDays, ...longerDates.filter(({ date }) => date.length === monthLength)];
  return {
    year: Number(year),
    first_year: firstDate === undefined ? null : new Date(firstDate).getUTCFullYear(),
    total: sum([...days, ...longerDates], 'count'),
    undated,
    days: grouped(ofDays, ({ date }) => date).map(([date, parts]) => ({ date, count: sum(parts, 'count') })),
    months: grouped(ofMonths, ({ date }) => date.slice(0, monthLength)).map(([month, parts]) => ({
      month,
      ...numbersOf(parts),
    })),
  };
}

function numbersOf(parts: readonly Part[]) {
  const rated = sum(parts, 'rated');
  const types = mediaTypeNames.map((type) => ({
    type,
    count: sum(
      parts.filter(({ media_type }) => media_type === type),
      'count',
    ),
  }));
  return {
    count: sum(parts, 'count'),
    repeats: sum(parts, 'repeats'),
    average: rated === 0 ? null : sum(parts, 'stars') / rated,
    types: types.filter(({ count }) => count > 0),
  };
}

const sum = (parts: readonly Part[], name: 'count' | 'repeats' | 'rated' | 'stars') =>
  parts.reduce((total, part) => total + part[name], 0);

/** The parts by key, in the order of the keys. */
function grouped<Entry extends Part>(parts: readonly Entry[], keyOf: (part: Entry) => string) {
  const groups = new Map<string, Entry[]>();
  for (const part of parts) groups.set(keyOf(part), [...(groups.get(keyOf(part)) ?? []), part]);
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
}
