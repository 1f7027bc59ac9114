import type { ImportFile } from '../../../files/ImportFile.ts';
import type { LeftOutReason } from '../../../model/ImportedContent.ts';
import type { StatusMeaning } from '../../../model/ImportedStatus.ts';
import type { RowPlace, TitleIds } from '../../../model/ImportedTitle.ts';
import { type Score, scoreOf } from '../../../model/score.ts';
import type { TableRow } from '../../../parse/parseTable.ts';
import { sourceText } from '../../../text/sourceText.ts';
import { knownIds, yearOf } from '../../films/titleParts.ts';

/** The forms of an export in the order of their precedence, since they contain the same watches. */
export const tvTimeForms = ['json', 'csv', 'gdpr', 'gdpr-old'] as const;

/** A watched film or episode. */
export interface TvTimeWatch {
  /** Null for a film. */
  readonly episode: { readonly season: number; readonly number: number } | null;
  readonly watched: string | null;
  /** How often it was watched again, without a date. */
  readonly repeats: number;
  readonly isRepeat: boolean;
}

/** The status of a title in a row, by the words of TV Time. */
export interface TvTimeState {
  readonly word: string;
  readonly meaning: StatusMeaning;
  readonly isSure: boolean;
}

/** A row of any file about a title. */
export interface TvTimeRow {
  readonly place: RowPlace;
  readonly form: (typeof tvTimeForms)[number];
  readonly kind: 'show' | 'movie';
  readonly key: string;
  readonly ids: TitleIds;
  readonly name: string | null;
  readonly otherNames: readonly string[];
  readonly year: number | null;
  readonly state: TvTimeState | null;
  readonly watches: readonly TvTimeWatch[];
  readonly rating: Score | null;
  readonly isFavourite: boolean;
  /** It is an entry of a list, and nothing else is known by it. */
  readonly isListEntry: boolean;
  readonly added: string | null;
}

/** A row by its place, or why it is left out. */
export type ReadRow = TvTimeRow | LeftOutReason;

/** Whether a text of TV Time means yes. */
export const isYes = (text: string): boolean => /^(?:true|1)$/i.test(text);

/** A text as a whole number; 0 if it is none. */
export const wholeNumber = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : 0);

/** The id of TVDB, which some rows have as 0 or with decimals. */
const tvdbId = (text: string) => /^([1-9]\d*)(?:\.0)?$/.exec(text)?.[1] ?? null;

/** The names and the year of a show: TVDB adds the year to a name that several shows have. */
function namesOf(text: string): Pick<TvTimeRow, 'name' | 'otherNames' | 'year'> {
  const full = sourceText(text);
  const match = /^(.+?) \(((?:19|20)\d\d)\)$/.exec(full ?? '');
  const [, name = null, year = ''] = match ?? [];
  return name !== null && full !== null
    ? { name, otherNames: [full], year: yearOf(year) }
    : { name: full, otherNames: [], year: null };
}

type Identity = Pick<TvTimeRow, 'kind' | 'key' | 'ids' | 'name' | 'otherNames' | 'year'>;

/** A show by its ids and its name; null without an id. All exports of an account have the id of TVDB. */
export function showOf(ids: { tvdb: string; imdb?: string; uuid?: string }, name: string): Identity | null {
  const tvdb = tvdbId(ids.tvdb);
  const id = tvdb ?? ids.uuid;
  if (!id) return null;
  return {
    ...{ kind: 'show', key: `show/${id}`, ids: knownIds({ tvdb_id: tvdb, imdb_id: imdbId(ids.imdb) }) },
    ...namesOf(name),
  };
}

/** A film by its ids, name and year; null without an id. All exports of an account have the id of TV Time. */
export function movieOf(
  ids: { uuid: string; tvdb?: string; imdb?: string },
  name: string,
  year: string,
): Identity | null {
  const tvdb = tvdbId(ids.tvdb ?? '');
  const id = ids.uuid || tvdb;
  if (!id) return null;
  return {
    ...{ kind: 'movie', key: `movie/${id}`, ids: knownIds({ tvdb_id: tvdb, imdb_id: imdbId(ids.imdb) }) },
    // Year 1 is a release that is not known.
    ...{ name: sourceText(name), otherNames: [], year: year === '0001' ? null : yearOf(year) },
  };
}

const imdbId = (text: string | undefined) => (/^tt\d+$/.test(text ?? '') ? (text ?? null) : null);

/** A row with the values that most rows do not have. */
export const tvTimeRow = (
  fields: Identity & Pick<TvTimeRow, 'place' | 'form'> & Partial<TvTimeRow>,
): TvTimeRow => ({
  ...{ state: null, watches: [], rating: null, isFavourite: false, isListEntry: false, added: null },
  ...fields,
});

/** The season and the number in two cells; null if one is missing. */
export function episodeOf(season: string, number: string): TvTimeWatch['episode'] {
  const isNumber = /^\d{1,6}$/.test(season) && /^\d{1,6}$/.test(number);
  return isNumber ? { season: Number(season), number: Number(number) } : null;
}

/** The first of several cells that is filled. */
export const firstCell = (row: TableRow, ...columns: readonly string[]): string =>
  columns.map((column) => row.get(column)).find((cell) => cell !== '') ?? '';

/** The ratings of films are words, each with an id. */
const votes: Readonly<Record<string, string>> = { '1': '2', '27': '4', '28': '6', '29': '8', '3': '10' };

/** The rating of a vote, whose key ends with the id of the word. */
export const voteScore = (key: string): Score | null =>
  scoreOf(votes[/(?:^|-)(\d+)$/.exec(key)?.[1] ?? ''], 10);

/** The name of a file without the folders of an archive. */
export const baseName = ({ name }: ImportFile): string => name.slice(name.lastIndexOf('/') + 1);
