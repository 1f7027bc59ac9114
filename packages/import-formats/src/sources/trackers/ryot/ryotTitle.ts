import { importedTitle } from '../../../model/createImported.ts';
import { dateRemarks } from '../../../model/entryPlays.ts';
import { type ImportedStatus, type StatusMeaning, statusOf } from '../../../model/ImportedStatus.ts';
import type { ImportedEpisode, ImportedPlay, ImportedTitle, Remark } from '../../../model/ImportedTitle.ts';
import { type Score, scoreOf } from '../../../model/score.ts';
import { earliest, groupBy, latest, textRemarks } from '../../films/titleParts.ts';
import { highest, playsOfRows, playsWithEpisodes, statusOfPlays } from '../playRows.ts';
import type { RyotEntry, RyotReview, RyotSeen } from './ryotEntry.ts';

/** The collections that Ryot maintains, in the order of their precedence. */
const statusCollections = [
  ['In Progress', 'in-progress'],
  ['Completed', 'finished'],
  ['Watchlist', 'planned'],
] as const satisfies readonly (readonly [string, StatusMeaning])[];

/** Other collections that every account has, which are no lists of the user. */
const otherCollections = ['Owned', 'Monitoring', 'Reminders', 'Custom'];

const defaultCollections: ReadonlySet<string> = new Set([
  ...statusCollections.map(([name]) => name),
  ...otherCollections,
]);

/** Whether a collection is a list of the user. */
export const isOwnCollection = (name: string): boolean => !defaultCollections.has(name);

const isWhole = ({ part }: RyotSeen) => part === null;
const hasDate = ({ started, finished }: RyotSeen) => started !== null || finished !== null;

/** Without entries that are in the file twice: one title is not watched twice in the same second. */
function withoutEqual(seen: readonly RyotSeen[]): readonly RyotSeen[] {
  const forms = groupBy(seen, (one) => `${one.word} ${one.started} ${one.finished}`);
  return forms.flatMap(([, group]) => (hasDate(group[0]) ? [group[0]] : group));
}

/** The status by the collection of Ryot that contains a title. */
function collectionStatus({ kind, collections }: RyotEntry): ImportedStatus | null {
  const names = new Set(collections.map(({ name }) => name));
  const found = statusCollections.find(([name]) => names.has(name));
  return found ? statusOf(kind, found[0], found[1]) : null;
}

/** The status of a title. By its episodes, or its rating, alone it is only suggested. */
function ryotStatus(entry: RyotEntry): ImportedStatus | null {
  const { kind, seen, reviews } = entry;
  const [whole, ...others] = seen.filter(isWhole);
  if (whole) return statusOfPlays(kind, [whole, ...others]);
  const byCollection = collectionStatus(entry);
  if (byCollection && byCollection.meaning !== 'planned') return byCollection;
  const unfinished = seen.find(({ meaning }) => meaning === 'dropped' || meaning === 'paused');
  if (unfinished) return statusOf(kind, unfinished.word, unfinished.meaning);
  if (seen.length > 0) return { ...statusOf(kind, 'episodes', 'in-progress'), isSure: false };
  if (byCollection) return byCollection;
  const isRated = reviews.some(({ part, rating }) => part === null && rating !== '');
  return isRated ? { ...statusOf(kind, 'rated', 'played'), isSure: false } : null;
}

/** The watched episodes, with the ratings of those that are rated. */
function episodesOf({ seen, reviews }: RyotEntry, maximum: number): readonly ImportedEpisode[] {
  const isOf = (episode: { season: number; number: number }, { part }: RyotReview) =>
    part?.season === episode.season && part.number === episode.number;
  const rated = reviews.flatMap(({ part, rating }) => {
    const score = scoreOf(rating, maximum);
    return part && part.number > 0 && score ? [{ ...part, watched: null, rating: score }] : [];
  });
  const watched = withoutEqualParts(seen).map(({ part, finished }) => {
    const review = reviews.find((one) => one.rating !== '' && isOf(part, one));
    return { ...part, watched: finished, rating: scoreOf(review?.rating, maximum) };
  });
  const isWatched = (episode: ImportedEpisode) =>
    watched.some(({ season, number }) => season === episode.season && number === episode.number);
  return [...watched, ...rated.filter((episode) => !isWatched(episode))];
}

function withoutEqualParts(seen: readonly RyotSeen[]) {
  const finished = seen.flatMap((one) =>
    one.part && one.part.number > 0 && one.meaning === 'finished' ? [{ ...one, part: one.part }] : [],
  );
  const groups = groupBy(finished, (one) => `${one.part.season} ${one.part.number} ${one.finished}`);
  return groups.flatMap(([, group]) => (hasDate(group[0]) ? [group[0]] : group));
}

const states: Readonly<Partial<Record<StatusMeaning, ImportedPlay['state']>>> = {
  'in-progress': 'ongoing',
  finished: 'finished',
  dropped: 'stopped',
  paused: 'paused',
};

/** The chapters of a manga are one play with the highest of them; a chapter may be a fraction. */
function chapterRow(seen: readonly RyotSeen[], status: ImportedStatus | null): readonly RyotSeen[] {
  const chapters = seen.filter(({ part }) => part !== null);
  const [first] = chapters;
  if (!first) return [];
  const read = chapters.filter(({ meaning }) => meaning === 'finished');
  return [
    {
      ...first,
      meaning: status?.isSure ? status.meaning : 'unknown',
      started: earliest(chapters.map(({ started }) => started)),
      finished: null,
      progress: Math.floor(highest(read.map(({ part }) => part?.number ?? 0))),
    },
  ];
}

function playsOf(entry: RyotEntry, status: ImportedStatus | null, maximum: number): readonly ImportedPlay[] {
  const { key, kind, seen } = entry;
  const whole = withoutEqual(seen.filter(isWhole));
  if (kind === 'manga') return playsOfRows(key, [...whole, ...chapterRow(seen, status)]);
  const state = status?.isSure ? states[status.meaning] : undefined;
  return playsWithEpisodes(key, whole, episodesOf(entry, maximum), state);
}

/** The last rating of the title as a whole, and whether there are different ones. */
function ratingOf(reviews: readonly RyotReview[], maximum: number) {
  const rated = reviews
    .filter(({ part, rating }) => part === null && scoreOf(rating, maximum))
    .toSorted((a, b) => (a.written ?? '').localeCompare(b.written ?? ''));
  const last = rated.at(-1);
  const rating: Score | null = scoreOf(last?.rating, maximum);
  return {
    rating,
    rated: last?.written ?? null,
    isSeveral: new Set(rated.map((one) => one.rating)).size > 1,
  };
}

function remarksOf(title: ImportedTitle, entry: RyotEntry, isSeveral: boolean): readonly Remark[] {
  const isPlanned = title.status?.meaning === 'planned';
  const hasPlan = entry.collections.some(({ name }) => name === 'Watchlist');
  const whole = entry.seen.filter(isWhole);
  return [
    ...textRemarks(title.name, null, title.reviews),
    ...dateRemarks(title.plays),
    ...(isPlanned && title.rating ? (['rated-but-planned'] as const) : []),
    ...(title.status && !isPlanned && hasPlan ? (['also-planned'] as const) : []),
    ...(isSeveral ? (['several-ratings'] as const) : []),
    ...(withoutEqual(whole).length < whole.length ? (['same-day'] as const) : []),
  ];
}

/** What has no place in a title: reviews of episodes, and episodes that are not finished. */
function extrasOf({ extras, seen, reviews, collections }: RyotEntry): ImportedTitle['extras'] {
  const unfinished = seen.filter(({ part, meaning }) => part && meaning !== 'finished');
  const ofParts = reviews.filter(({ part, text }) => part && (text !== null || part.number === 0));
  const names = collections.map(({ name }) => name).filter((name) => otherCollections.includes(name));
  return {
    ...extras,
    ...(names.length > 0 ? { collections: names } : {}),
    ...(ofParts.length > 0 ? { reviews: ofParts.map(({ raw }) => raw) } : {}),
    ...(unfinished.length > 0
      ? { seen_history: unfinished.map(({ part, word, started }) => ({ ...part, state: word, started })) }
      : {}),
  };
}

/** The title of an entry, whose ratings have a maximum. */
export function ryotTitle(entry: RyotEntry, places: ImportedTitle['places'], maximum: number): ImportedTitle {
  const { key, kind, name, ids, seen, reviews, collections } = entry;
  const status = ryotStatus(entry);
  const { rating, rated, isSeveral } = ratingOf(reviews, maximum);
  const texts = reviews.filter(({ part }) => part === null);
  const title = importedTitle({
    ...{ key, kind, name, ids, places, status, rating, rated },
    added: earliest(collections.map(({ added }) => added)),
    changed: latest([rated, ...seen.flatMap(({ started, finished }) => finished ?? started)]),
    tags: collections.some((one) => one.name === 'Owned') ? ['Owned'] : [],
    plays: playsOf(entry, status, maximum),
    reviews: texts.flatMap(({ text, isSpoiler, written }) =>
      text === null ? [] : [{ text, isSpoiler, written, playKey: null }],
    ),
    extras: extrasOf(entry),
  });
  return { ...title, remarks: remarksOf(title, entry, isSeveral) };
}
