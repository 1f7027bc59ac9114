import { importedTitle } from '../../../model/createImported.ts';
import { type ImportedStatus, statusOf } from '../../../model/ImportedStatus.ts';
import type { ImportedEpisode, ImportedPlay, ImportedTitle } from '../../../model/ImportedTitle.ts';
import { earliest, groupBy, latest, textRemarks } from '../../films/titleParts.ts';
import { highest, type PlayRow, playsOfRows, playsWithEpisodes } from '../../trackers/playRows.ts';
import { type TvTimeRow, type TvTimeState, type TvTimeWatch, tvTimeForms } from './tvTimeRow.ts';

type Rows = readonly [TvTimeRow, ...TvTimeRow[]];

/** The watches of a group without equal ones, and with one for each repeat that has no row. */
function watchesOfGroup(watches: readonly TvTimeWatch[]): readonly TvTimeWatch[] {
  const dated = groupBy(watches, ({ watched, isRepeat }) => `${watched} ${isRepeat}`).map(
    ([, [watch]]) => watch,
  );
  const counted = highest(watches.map(({ repeats }) => repeats));
  const listed = dated.filter(({ isRepeat }) => isRepeat).length;
  const [first] = dated;
  const missing = first ? Math.max(0, counted - listed) : 0;
  const repeat = first ? [{ ...first, watched: null, isRepeat: true }] : [];
  return [...dated, ...Array.from({ length: Math.min(missing, mostRepeats) }, () => repeat).flat()];
}

/** More repeats of an episode than anyone has watched are a mistake of the file. */
const mostRepeats = 100;

const episodeId = ({ episode }: TvTimeWatch) => (episode ? `${episode.season}x${episode.number}` : '');

/**
 * The watches of a title, first before further ones. Each episode is taken from the first form of the export
 * that has it, since the others have the same watches.
 */
function watchesOf(rows: readonly TvTimeRow[]): readonly TvTimeWatch[] {
  const byForm = tvTimeForms.flatMap((form) =>
    rows
      .filter((row) => row.form === form)
      .flatMap(({ watches }) => watches.map((watch) => ({ form, watch }))),
  );
  return groupBy(byForm, ({ watch }) => episodeId(watch)).flatMap(([, [first, ...others]]) => {
    const ofForm = [first, ...others].filter(({ form }) => form === first.form).map(({ watch }) => watch);
    const sorted = ofForm.toSorted((a, b) => (a.watched ?? '9').localeCompare(b.watched ?? '9'));
    return watchesOfGroup(sorted);
  });
}

function moviePlays(key: string, watches: readonly TvTimeWatch[]): readonly ImportedPlay[] {
  const rows = watches.map(
    ({ watched }): PlayRow => ({
      ...{ word: 'watched', meaning: 'finished', started: null, finished: watched },
      ...{ progress: 0, repeats: 0, rating: null },
    }),
  );
  return playsOfRows(key, rows);
}

const states: Readonly<Record<string, ImportedPlay['state']>> = {
  'in-progress': 'ongoing',
  dropped: 'stopped',
};

function showPlays(key: string, watches: readonly TvTimeWatch[], status: ImportedStatus | null) {
  const episodes = watches.flatMap(({ episode, watched }): readonly ImportedEpisode[] =>
    episode ? [{ ...episode, watched, rating: null }] : [],
  );
  return playsWithEpisodes(key, [], episodes, status?.isSure ? states[status.meaning] : undefined);
}

/** The state with precedence: that of the first form, and in it a watched film, or an archived show. */
function stateOf(rows: readonly TvTimeRow[]): TvTimeState | null {
  const found = tvTimeForms
    .map((form) => rows.filter((row) => row.form === form).flatMap(({ state }) => state ?? []))
    .find((list) => list.length > 0);
  const meanings = ['finished', 'dropped', 'planned'];
  return (
    meanings.map((meaning) => found?.find((one) => one.meaning === meaning)).find(Boolean) ??
    found?.[0] ??
    null
  );
}

/** The status of a show by its state and whether an episode was watched. */
function showStatus(state: TvTimeState | null, isStarted: boolean): ImportedStatus {
  const unsure = (status: ImportedStatus): ImportedStatus => ({ ...status, isSure: false });
  if (!state)
    return isStarted
      ? unsure(statusOf('show', 'episodes', 'in-progress'))
      : unsure(statusOf('show', 'not watched', 'planned'));
  const { word, meaning, isSure } = state;
  if (meaning === 'planned' && isStarted) return unsure(statusOf('show', word, 'paused'));
  if (word === 'followed' && !isStarted) return statusOf('show', word, 'planned');
  const status = statusOf('show', word, meaning);
  return isSure ? status : unsure(status);
}

function movieStatus(state: TvTimeState | null): ImportedStatus {
  return state
    ? statusOf('movie', state.word, state.meaning)
    : { ...statusOf('movie', 'rated', 'played'), isSure: false };
}

/** The status of a title; null if it is on lists only. */
function statusOfRows(rows: readonly TvTimeRow[], state: TvTimeState | null, isStarted: boolean) {
  if (rows.every(({ isListEntry }) => isListEntry)) return null;
  return rows[0]?.kind === 'movie' ? movieStatus(state) : showStatus(state, isStarted);
}

const nameRank = ({ name, watches }: TvTimeRow) => (name === null ? 2 : watches.length > 0 ? 1 : 0);

/** The title of the rows with the same key. Its first place is a row of the title, not of an episode. */
export function tvTimeTitle(key: string, unordered: Rows): ImportedTitle {
  const rows = unordered.toSorted((a, b) => nameRank(a) - nameRank(b));
  const [first = unordered[0]] = rows;
  const { kind, name, otherNames } = first;
  const watches = watchesOf(rows);
  const state = stateOf(rows);
  const status = statusOfRows(rows, state, watches.length > 0);
  const rating = rows.find((row) => row.rating)?.rating ?? null;
  const isPlanned = rows.some((row) => row.state?.meaning === 'planned');
  return importedTitle({
    ...{ key, kind, name, status, rating },
    places: rows.map(({ place }) => place),
    otherNames: [...new Set([...otherNames, ...rows.flatMap((row) => row.name ?? [])])].filter(
      (n) => n !== name,
    ),
    year: rows.find((row) => row.year !== null)?.year ?? null,
    ids: Object.fromEntries(rows.flatMap(({ ids }) => Object.entries(ids))),
    added: earliest(rows.map(({ added }) => added)),
    changed: latest([...rows.map(({ added }) => added), ...watches.map(({ watched }) => watched)]),
    isFavourite: rows.some(({ isFavourite }) => isFavourite),
    plays: kind === 'movie' ? moviePlays(key, watches) : showPlays(key, watches, status),
    remarks: [
      ...textRemarks(name, null),
      ...(status?.meaning === 'planned' && rating ? (['rated-but-planned'] as const) : []),
      ...(status?.meaning === 'finished' && isPlanned ? (['also-planned'] as const) : []),
    ],
  });
}
