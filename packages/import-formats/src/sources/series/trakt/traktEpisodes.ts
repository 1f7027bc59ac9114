import { importedPlay } from '../../../model/createImported.ts';
import type { ImportedEpisode, ImportedPlay } from '../../../model/ImportedTitle.ts';
import { scoreOf } from '../../../model/score.ts';
import { amountOf, listOf, objectOf, textOfValue } from '../../../parse/jsonFields.ts';
import { groupBy } from '../../films/titleParts.ts';
import { episodesStart } from '../episodesStart.ts';
import { compareDates } from './traktPlays.ts';
import { instantAt, type TraktRow } from './traktRows.ts';

/** One time that an episode was watched. */
type Viewing = Pick<ImportedEpisode, 'season' | 'number' | 'watched'>;

const highestRating = 10;
const numberOf = ({ season, number }: Pick<Viewing, 'season' | 'number'>) => `${season}x${number}`;

function viewingsOfHistory(rows: readonly TraktRow[]): readonly Viewing[] {
  return rows.flatMap(({ part, json, season, episode }) =>
    part === 'history' && season !== null && episode !== null
      ? [{ season, number: episode, watched: instantAt(json, 'watched_at') }]
      : [],
  );
}

/**
 * The viewings that the numbers of plays of the episodes have beyond the history; some exports have these
 * numbers.
 */
function missingViewings(rows: readonly TraktRow[], history: readonly Viewing[]): readonly Viewing[] {
  const known = new Map(groupBy(history, numberOf));
  const counts = rows
    .filter(({ part }) => part === 'watched')
    .flatMap(({ json }) => listOf(json.seasons).map(objectOf))
    .flatMap((season) => listOf(season.episodes).map((episode) => [season, objectOf(episode)] as const));
  return counts.flatMap(([season, episode]) => {
    const numbers = [season.number, episode.number].map(textOfValue);
    if (!numbers.every((number) => /^\d{1,6}$/.test(number))) return [];
    const one = { season: Number(numbers[0]), number: Number(numbers[1]) };
    const events = known.get(numberOf(one)) ?? [];
    const missing = Math.min(100, Math.trunc(amountOf(episode.plays))) - events.length;
    const last = instantAt(episode, 'last_watched_at');
    const isLastKnown = last !== null && !events.some(({ watched }) => watched === last);
    return Array.from({ length: Math.max(0, missing) }, (_, index) => ({
      ...one,
      watched: index === 0 && isLastKnown ? last : null,
    }));
  });
}

/** All viewings of the episodes of a show, the earliest first. */
export function viewingsOf(rows: readonly TraktRow[]): readonly Viewing[] {
  const history = viewingsOfHistory(rows);
  return [...history, ...missingViewings(rows, history)].sort((a, b) => compareDates(a.watched, b.watched));
}

/** The first viewings of all episodes, the second ones, and so on: Trakt has no plays of a show. */
function roundsOf(viewings: readonly Viewing[]): readonly (readonly Viewing[])[] {
  const rounds: Viewing[][] = [];
  const counts = new Map<string, number>();
  for (const viewing of viewings) {
    const count = counts.get(numberOf(viewing)) ?? 0;
    counts.set(numberOf(viewing), count + 1);
    const round = rounds[count] ?? [];
    rounds[count] = round;
    round.push(viewing);
  }
  return rounds;
}

/** The ratings of the episodes of a show; of two of one episode, the later. */
function episodeRatings(rows: readonly TraktRow[]): ReadonlyMap<string, ImportedEpisode> {
  const rated = rows
    .filter(({ part, episode }) => part === 'ratings' && episode !== null)
    .sort((a, b) => compareDates(instantAt(a.json, 'rated_at'), instantAt(b.json, 'rated_at')));
  const ratings = rated.flatMap(({ json, season, episode }) => {
    const rating = scoreOf(textOfValue(json.rating), highestRating);
    return rating && season !== null && episode !== null
      ? [{ season, number: episode, watched: null, rating }]
      : [];
  });
  return new Map(ratings.map((episode) => [numberOf(episode), episode]));
}

/** The episodes of a round with a date or a rating, in order. */
function episodesOf(
  round: readonly Viewing[],
  ratings: ReadonlyMap<string, ImportedEpisode>,
): readonly ImportedEpisode[] {
  const watched = round.map((viewing) => ({
    ...viewing,
    rating: ratings.get(numberOf(viewing))?.rating ?? null,
  }));
  const numbers = new Set(watched.map(numberOf));
  const onlyRated = [...ratings].filter(([number]) => !numbers.has(number)).map(([, episode]) => episode);
  return [...watched, ...onlyRated]
    .filter((episode) => episode.watched !== null || episode.rating)
    .sort((a, b) => a.season - b.season || a.number - b.number);
}

/** The plays of a show with its episodes; a rating of an episode is in the first one. */
export function showPlays(
  key: string,
  rows: readonly TraktRow[],
  isDropped: boolean,
): readonly ImportedPlay[] {
  const ratings = episodeRatings(rows);
  const watched = roundsOf(viewingsOf(rows));
  const rounds = watched.length === 0 && ratings.size > 0 ? [[]] : watched;
  return rounds.map((round, index) =>
    importedPlay({
      key: index === 0 ? `${key}/episodes` : `${key}/episodes/${index + 1}`,
      state: isDropped && index === rounds.length - 1 ? 'stopped' : 'unknown',
      started: episodesStart(round.map((viewing) => viewing.watched)),
      progress: round.filter(({ season }) => season > 0).length || null,
      episodes: episodesOf(round, index === 0 ? ratings : new Map()),
    }),
  );
}
