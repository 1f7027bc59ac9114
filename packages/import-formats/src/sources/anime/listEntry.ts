import { ownLimits } from '@gildshelf/api-client/contract';
import { importedTitle } from '../../model/createImported.ts';
import { dateRemarks, entryPlays } from '../../model/entryPlays.ts';
import { type ImportedStatus, type StatusMeaning, statusOf } from '../../model/ImportedStatus.ts';
import type { ImportedTitle, Remark, RowPlace, TitleIds } from '../../model/ImportedTitle.ts';
import type { Score } from '../../model/score.ts';
import { sourceText } from '../../text/sourceText.ts';

/** An entry of a list of anime or manga, in which each title has one row. */
export interface ListEntry {
  readonly place: RowPlace;
  readonly kind: 'anime' | 'manga';
  /** The id of the title at the source. */
  readonly id: string;
  readonly ids: TitleIds;
  readonly name: string | null;
  readonly otherNames?: readonly string[];
  readonly year?: number | null;
  readonly word: string;
  readonly meaning: StatusMeaning;
  readonly rating: Score | null;
  readonly started: string | null;
  readonly finished: string | null;
  /** Episodes or chapters, and how many the title has; 0 if that is not known. */
  readonly progress: number;
  readonly total: number;
  readonly repeats: number;
  /** The progress of the repeat that is going on. */
  readonly repeatProgress?: number;
  readonly note: string;
  readonly tags?: readonly string[];
  readonly isPrivate?: boolean;
  readonly added?: string | null;
  readonly changed?: string | null;
  readonly extras: Readonly<Record<string, unknown>>;
}

/** The key of a title in lists whose ids of anime and manga are independent. */
export const entryKey = (kind: 'anime' | 'manga', id: string): string => `${kind}:${id}`;

/** The status of an entry. Without a status at the source it is only suggested, by the progress. */
function statusOfEntry({ kind, word, meaning, progress, total }: ListEntry): ImportedStatus {
  if (meaning !== 'unknown' || word !== '' || progress === 0) return statusOf(kind, word, meaning);
  const { suggestion } = statusOf(kind, word, total > 0 && progress >= total ? 'finished' : 'in-progress');
  return { word, meaning, suggestion, isSure: false };
}

/** The title of an entry. */
export function titleOfEntry(entry: ListEntry): ImportedTitle {
  const { place, kind, ids, name, otherNames = [], year = null, rating, extras } = entry;
  const key = entryKey(kind, entry.id);
  const status = statusOfEntry(entry);
  const plays = entryPlays({ ...entry, key });
  const note = sourceText(entry.note);
  const isLong = note !== null && note.length > ownLimits.note;
  const remarks: readonly Remark[] = [
    ...(name?.includes('\ufffd') ? ['damaged-name' as const] : []),
    ...dateRemarks(plays),
    ...(status.meaning === 'planned' && rating ? ['rated-but-planned' as const] : []),
    ...(isLong ? ['long-text' as const] : []),
  ];
  return importedTitle({
    key,
    places: [place],
    kind,
    name: name || null,
    otherNames: [...new Set(otherNames)].filter((other) => other !== '' && other !== name),
    year,
    ids,
    status,
    rating,
    added: entry.added ?? null,
    changed: entry.changed ?? null,
    isPrivate: entry.isPrivate ?? false,
    tags: entry.tags ?? [],
    note,
    plays,
    remarks,
    extras,
  });
}

const playForm = ({ state, started, finished }: ImportedTitle['plays'][number]) =>
  `${state}/${started}/${finished}`;

/** Two rows of a title as one: the first has precedence, the other adds missing values and further plays. */
function mergeTwo(first: ImportedTitle, other: ImportedTitle): ImportedTitle {
  const forms = new Set(first.plays.map(playForm));
  const newPlays = other.plays
    .filter((play) => !forms.has(playForm(play)) && (play.started !== null || play.finished !== null))
    .map((play) => ({ ...play, key: `${first.key}/${play.started ?? ''}/${play.finished ?? ''}` }));
  const plays = first.plays.length === 0 ? other.plays : [...first.plays, ...newPlays];
  const ratings = new Set([first.rating?.stars, other.rating?.stars].filter((stars) => stars !== undefined));
  const remarks = [
    ...first.remarks,
    ...other.remarks,
    ...(ratings.size > 1 ? ['several-ratings' as const] : []),
  ];
  return {
    ...first,
    places: [...first.places, ...other.places],
    name: first.name ?? other.name,
    ids: { ...other.ids, ...first.ids },
    status: first.status ?? other.status,
    rating: first.rating ?? other.rating,
    isFavourite: first.isFavourite || other.isFavourite,
    isPrivate: first.isPrivate || other.isPrivate,
    tags: [...new Set([...first.tags, ...other.tags])],
    note: first.note ?? other.note,
    plays,
    reviews: [...first.reviews, ...other.reviews],
    remarks: [...new Set(remarks)],
    extras: { ...other.extras, ...first.extras },
  };
}

/** Titles with one entry for each key. */
export function mergeTitles(titles: readonly ImportedTitle[]): readonly ImportedTitle[] {
  const byKey = new Map<string, ImportedTitle>();
  for (const title of titles) {
    const before = byKey.get(title.key);
    byKey.set(title.key, before ? mergeTwo(before, title) : title);
  }
  return [...byKey.values()];
}
