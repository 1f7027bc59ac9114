import type { LeftOutReason, LeftOutRow } from '../../../model/ImportedContent.ts';
import type { RowPlace } from '../../../model/ImportedTitle.ts';
import { instantOf } from '../../../model/sourceDates.ts';
import { idOf, isObject, type JsonObject, objectOf, textOfValue } from '../../../parse/jsonFields.ts';
import { nameForm } from '../../../text/nameForm.ts';
import { sourceText } from '../../../text/sourceText.ts';
import { yearOf } from '../../films/titleParts.ts';
import type { TraktFile, TraktPart } from './traktFiles.ts';

/** A row about a film, a show, or a season or an episode of a show. */
export interface TraktRow {
  readonly part: TraktPart;
  readonly place: RowPlace;
  readonly json: JsonObject;
  readonly kind: 'movie' | 'show';
  /** The key of the film or the show. */
  readonly key: string;
  /** The film or the show. */
  readonly media: JsonObject;
  /** The season that the row is about, or that of its episode; null if it is about the whole title. */
  readonly season: number | null;
  readonly episode: number | null;
}

/** The instant in a field; null if it is not known. */
export const instantAt = (json: JsonObject, field: string): string | null =>
  instantOf(textOfValue(json[field]));

/** Whether a row is about a whole film or show. */
export const isOfTitle = ({ season }: TraktRow): boolean => season === null;

/** The ids of a film or a show as texts. */
export function traktIds({ ids }: JsonObject): Readonly<Record<string, string | undefined>> {
  const { trakt, slug, imdb, tmdb, tvdb } = objectOf(ids);
  return {
    trakt: idOf(trakt),
    slug: textOfValue(slug) || undefined,
    imdb: /^tt\d+$/.test(textOfValue(imdb)) ? textOfValue(imdb) : undefined,
    tmdb: idOf(tmdb),
    tvdb: idOf(tvdb),
  };
}

/** The key by an id, else by the name and the year; undefined if there is neither. */
function keyOf(kind: TraktRow['kind'], media: JsonObject): string | undefined {
  const { trakt, imdb, tmdb } = traktIds(media);
  const id = trakt ?? imdb ?? (tmdb && `tmdb ${tmdb}`);
  if (id) return `${kind}/${id}`;
  const name = textOfValue(media.title);
  return name === '' ? undefined : `${kind}/${nameForm(name)} (${yearOf(textOfValue(media.year)) ?? ''})`;
}

const numberOf = (value: unknown) =>
  /^\d{1,6}$/.test(textOfValue(value)) ? Number(textOfValue(value)) : null;

/** The season and the episode of a row about a show; undefined if they are malformed. */
function partOfShow({ type, season, episode }: JsonObject): Pick<TraktRow, 'season' | 'episode'> | undefined {
  if (isObject(episode)) {
    const numbers = { season: numberOf(episode.season), episode: numberOf(episode.number) };
    return numbers.season === null || numbers.episode === null ? undefined : numbers;
  }
  if (isObject(season)) {
    const number = numberOf(season.number);
    return number === null ? undefined : { season: number, episode: null };
  }
  return type === 'episode' || type === 'season' ? undefined : { season: null, episode: null };
}

/** Why a row with a film or a show is not read. */
function reasonOf({ part, json }: Pick<TraktRow, 'part' | 'json'>): LeftOutReason | undefined {
  if (part !== 'comments') return undefined;
  const { parent_id: parent, comment } = objectOf(json.comment);
  if (idOf(parent) !== undefined) return 'reply';
  return sourceText(textOfValue(comment)) === null ? 'blank' : undefined;
}

/** What a row is about if it is no film and no show. */
const otherTypes = ['person', 'list', 'user'];

function readRow(part: TraktPart, place: RowPlace, value: unknown): TraktRow | LeftOutRow {
  const json = objectOf(value);
  const kind = isObject(json.movie) ? 'movie' : 'show';
  const media = objectOf(json[kind]);
  const key = keyOf(kind, media);
  const numbers = kind === 'show' ? partOfShow(json) : { season: null, episode: null };
  if (key !== undefined && numbers) {
    const reason = reasonOf({ part, json });
    const row = { part, place, json, kind, key, media, ...numbers } as const;
    return reason ? { place, reason, name: sourceText(textOfValue(media.title)) } : row;
  }
  const other = otherTypes.find((type) => isObject(json[type]));
  const name = textOfValue(other ? objectOf(json[other]).name : media.title);
  return { place, reason: other ? 'not-a-title' : 'malformed', name: sourceText(name) };
}

/**
 * Identifies an event, an entry of a list or a comment, which is on two pages if it moved during the export.
 */
function eventId({ part, json, key, season, episode }: TraktRow): string | undefined {
  const id = idOf(json.id) ?? idOf(objectOf(json.comment).id) ?? idOf(objectOf(json.note).id);
  if (id !== undefined) return `${part}/${id}`;
  return part === 'history' ? `${key}/${season}x${episode}/${textOfValue(json.watched_at)}` : undefined;
}

/** The rows of files about titles, and those that are not read. */
export function readTraktRows(files: readonly TraktFile[]): {
  readonly rows: readonly TraktRow[];
  readonly leftOut: readonly LeftOutRow[];
} {
  const rows: TraktRow[] = [];
  const leftOut: LeftOutRow[] = [];
  const seen = new Set<string>();
  for (const { name, part, rows: values } of files)
    for (const [index, value] of values.entries()) {
      const row = readRow(part, { file: name, row: index + 1 }, value);
      if ('reason' in row) {
        leftOut.push(row);
        continue;
      }
      const id = eventId(row);
      if (id !== undefined && seen.has(id))
        leftOut.push({
          place: row.place,
          reason: 'repeated',
          name: sourceText(textOfValue(row.media.title)),
        });
      else rows.push(row);
      if (id !== undefined) seen.add(id);
    }
  return { rows, leftOut };
}
