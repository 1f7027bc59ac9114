import type { ImportFile } from '../../../files/ImportFile.ts';
import { jsonIfContains } from '../../../files/peekFile.ts';
import type { ImportedContent, LeftOutRow } from '../../../model/ImportedContent.ts';
import type { ImportedTitle, RowPlace } from '../../../model/ImportedTitle.ts';
import { scoreOf } from '../../../model/score.ts';
import { dateOfParts, instantOf } from '../../../model/sourceDates.ts';
import {
  amountOf,
  idOf,
  type JsonObject,
  jsonOfText,
  listOf,
  objectOf,
  textOfValue,
} from '../../../parse/jsonFields.ts';
import type { SourceReader } from '../../SourceReader.ts';
import { mergeTitles, titleOfEntry } from '../listEntry.ts';
import { aniListSource, aniListStatuses, CustomLists, filledFields, progressOf } from './aniListEntry.ts';
import { favouriteOf, reviewedOf } from './aniListFavourites.ts';

/** Some lists are stored as the JSON text of a list. */
const listOfText = (value: unknown) => listOf(typeof value === 'string' ? jsonOfText(value) : value);

/** The day of a number such as 20120301; null for 0. */
function dayOfNumber(value: unknown): string | null {
  const number = amountOf(value);
  return dateOfParts(Math.floor(number / 10_000), Math.floor(number / 100) % 100, number % 100);
}

/** The names of custom lists and of the parts of ratings that the user has chosen. */
function namesOf(user: JsonObject) {
  const lists = objectOf(user.custom_lists);
  const texts = (values: unknown) => listOfText(values).map(textOfValue);
  return {
    anime: texts(lists.anime),
    manga: texts(lists.manga),
    scores: texts(objectOf(user.advanced_scores).names),
  };
}

type Names = ReturnType<typeof namesOf>;

const kindOf = (entry: JsonObject) => (amountOf(entry.series_type) === 1 ? 'manga' : 'anime');

/** The ratings of parts by their names; one without a name has its number. */
function partRatings(entry: JsonObject, { scores }: Names): JsonObject {
  const values = listOfText(entry.advanced_scores);
  return filledFields(Object.fromEntries(values.map((value, index) => [scores[index] ?? index, value])));
}

/** The title of an entry; null if it has no id. */
function titleOf(entry: JsonObject, place: RowPlace, names: Names): ImportedTitle | null {
  const id = idOf(entry.series_id);
  if (id === undefined) return null;
  const number = textOfValue(entry.status);
  const word = /^\d$/.test(number) ? (aniListStatuses[Number(number)] ?? number) : number;
  return titleOfEntry({
    place,
    kind: kindOf(entry),
    id,
    ids: { anilist_id: id },
    name: null,
    word,
    ...progressOf(word, amountOf(entry.progress)),
    // Whatever scale the user has chosen.
    rating: scoreOf(textOfValue(entry.score), 100),
    started: dayOfNumber(entry.started_on),
    finished: dayOfNumber(entry.finished_on),
    total: 0,
    repeats: Math.trunc(amountOf(entry.repeat)),
    note: textOfValue(entry.notes),
    isPrivate: amountOf(entry.private) === 1,
    added: instantOf(textOfValue(entry.created_at)),
    changed: instantOf(textOfValue(entry.updated_at)),
    extras: filledFields({
      progress_volume: entry.progress_volume,
      priority: entry.priority,
      hidden_default: entry.hidden_default,
      advanced_scores: partRatings(entry, names),
    }),
  });
}

/** Custom lists are flags in the order of the names. */
function addToLists(lists: CustomLists, entry: JsonObject, titleKey: string, names: Names): void {
  const kind = kindOf(entry);
  for (const [index, flag] of listOfText(entry.custom_lists).entries()) {
    const name = names[kind][index];
    if (name && amountOf(flag) === 1) lists.add(kind, name, titleKey);
  }
}

function readFile(file: ImportFile): Omit<ImportedContent, 'warnings'> {
  const { user, lists: entries, favourites, reviews } = exportOf(file);
  const fileName = file.name.slice(file.name.lastIndexOf('/') + 1);
  const names = namesOf(objectOf(user));
  const lists = new CustomLists();
  for (const kind of ['anime', 'manga'] as const)
    for (const name of names[kind]) if (name) lists.add(kind, name);
  const titles: ImportedTitle[] = [];
  const leftOut: LeftOutRow[] = [];
  const readRows = (
    rows: unknown,
    part: string | null,
    titleOfRow: (row: JsonObject, place: RowPlace) => ImportedTitle | LeftOutRow['reason'],
  ) => {
    for (const [index, row] of listOf(rows).entries()) {
      const place = { file: part === null ? fileName : `${fileName}: ${part}`, row: index + 1 };
      const title = titleOfRow(objectOf(row), place);
      if (typeof title === 'string') leftOut.push({ place, reason: title, name: null });
      else titles.push(title);
    }
  };
  readRows(entries, null, (row, place) => {
    const title = titleOf(row, place, names);
    if (title) addToLists(lists, row, title.key, names);
    return title ?? 'malformed';
  });
  readRows(favourites, 'favourites', favouriteOf);
  readRows(reviews, 'reviews', reviewedOf);
  return { titles: mergeTitles(titles), lists: lists.all(), leftOut };
}

/** The export, or an empty object if a file is none. It has personal data besides, which is not read. */
function exportOf(file: ImportFile): JsonObject {
  const content = jsonIfContains(file, '"custom_lists"', '"lists"');
  return 'custom_lists' in objectOf(content.user) && Array.isArray(content.lists) ? content : {};
}

const isExport = (file: ImportFile) => 'lists' in exportOf(file);

/** The GDPR download of AniList, which has ids, but no names. */
export const aniListExport: SourceReader = {
  source: aniListSource,
  recognises: (files) => files.some(isExport),
  read: (files) => {
    const contents = files.filter(isExport).map(readFile);
    return {
      titles: mergeTitles(contents.flatMap(({ titles }) => titles)),
      lists: contents.flatMap(({ lists }) => lists),
      leftOut: contents.flatMap(({ leftOut }) => leftOut),
      warnings: [],
    };
  },
};
