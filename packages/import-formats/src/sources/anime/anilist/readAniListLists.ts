import type { ImportFile } from '../../../files/ImportFile.ts';
import { jsonIfContains } from '../../../files/peekFile.ts';
import type { LeftOutRow } from '../../../model/ImportedContent.ts';
import type { ImportedTitle, RowPlace } from '../../../model/ImportedTitle.ts';
import { scoreOf } from '../../../model/score.ts';
import { dateOfParts, instantOf } from '../../../model/sourceDates.ts';
import {
  amountOf,
  idOf,
  isObject,
  type JsonObject,
  listOf,
  objectOf,
  textOfValue,
} from '../../../parse/jsonFields.ts';
import type { SourceReader } from '../../SourceReader.ts';
import { entryKey, mergeTitles, titleOfEntry } from '../listEntry.ts';
import { aniListSource, CustomLists, filledFields, progressOf } from './aniListEntry.ts';
import { ratingScale } from './ratingScale.ts';

/** An entry in a list of the response. It is in its status list, and again in each of its custom lists. */
interface ListedEntry {
  readonly entry: JsonObject;
  /** The name of the custom list; null for a status list. */
  readonly customList: string | null;
}

const mangaFormats = new Set(['MANGA', 'NOVEL', 'ONE_SHOT']);

function kindOf({ type, format }: JsonObject): 'anime' | 'manga' {
  return type === 'MANGA' || mangaFormats.has(textOfValue(format)) ? 'manga' : 'anime';
}

function dateOf(value: unknown): string | null {
  const { year, month, day } = objectOf(value);
  return dateOfParts(amountOf(year), amountOf(month), amountOf(day));
}

/** The instant of a number of seconds; null for 0. */
function instantOfSeconds(value: unknown): string | null {
  const date = new Date(amountOf(value) * 1000);
  return Number.isNaN(date.getTime()) ? null : instantOf(date.toISOString());
}

const titleIdOf = (entry: JsonObject) => idOf(entry.mediaId) ?? idOf(objectOf(entry.media).id);

/** The names of a title, the one that the user prefers first. */
function namesOf(media: JsonObject): readonly string[] {
  const { userPreferred, romaji, english, native } = objectOf(media.title);
  return [userPreferred, romaji, english, native].map(textOfValue).filter((name) => name !== '');
}

/** The title of an entry; null if it has no id. */
function titleOf(entry: JsonObject, place: RowPlace, maximum: number): ImportedTitle | null {
  const id = titleIdOf(entry);
  if (id === undefined) return null;
  const media = objectOf(entry.media);
  const malId = idOf(media.idMal);
  const kind = kindOf(media);
  const [name = null, ...otherNames] = namesOf(media);
  // The list has a status too, which custom lists and those split by format lack.
  const word = textOfValue(entry.status);
  return titleOfEntry({
    place,
    kind,
    id,
    ids: { anilist_id: id, ...(malId === undefined ? {} : { mal_id: malId }) },
    name,
    otherNames,
    year: amountOf(objectOf(media.startDate).year) || amountOf(media.seasonYear) || null,
    word,
    ...progressOf(word, amountOf(entry.progress)),
    rating: scoreOf(textOfValue(entry.score), maximum),
    started: dateOf(entry.startedAt),
    finished: dateOf(entry.completedAt),
    total: amountOf(kind === 'anime' ? media.episodes : media.chapters),
    repeats: Math.trunc(amountOf(entry.repeat)),
    note: textOfValue(entry.notes),
    isPrivate: entry.private === true,
    added: instantOfSeconds(entry.createdAt),
    changed: instantOfSeconds(entry.updatedAt),
    extras: filledFields({
      progressVolumes: entry.progressVolumes,
      priority: entry.priority,
      hiddenFromStatusLists: entry.hiddenFromStatusLists,
      advancedScores: filledFields(objectOf(entry.advancedScores)),
      format: media.format,
      episodes: media.episodes,
    }),
  });
}

/** Adds a title to the custom lists in which it is, or that its entry names. */
function addToLists(lists: CustomLists, { entry, customList }: ListedEntry): void {
  const id = titleIdOf(entry);
  if (id === undefined) return;
  const kind = kindOf(objectOf(entry.media));
  const named = Object.entries(objectOf(entry.customLists)).flatMap(([name, isIn]) =>
    isIn === true ? name : [],
  );
  const names = customList === null ? named : [customList, ...named];
  for (const name of names) lists.add(kind, name, entryKey(kind, id));
}

const isList = (value: unknown) => isObject(value) && Array.isArray(value.entries);

/** The collections of a response, or of the part of it that a tool has saved. */
function collectionsOf(file: ImportFile): readonly JsonObject[] {
  const content = jsonIfContains(file, '"lists"');
  const data = objectOf(content.data);
  const named = [content.MediaListCollection, data.MediaListCollection];
  const isCollection = (value: unknown): value is JsonObject => {
    const lists = listOf(objectOf(value).lists);
    const isEmpty =
      lists.length === 0 && isObject(value) && Array.isArray(value.lists) && named.includes(value);
    return isEmpty || (lists.length > 0 && lists.every(isList) && lists.some(hasMedia));
  };
  const candidates: readonly unknown[] = [content, ...Object.values(content), ...Object.values(data)];
  return candidates.filter(isCollection);
}

const hasMedia = (list: unknown) =>
  listOf(objectOf(list).entries).some((entry) => 'mediaId' in objectOf(entry) || 'media' in objectOf(entry));

function entriesOf(collection: JsonObject): readonly ListedEntry[] {
  return listOf(collection.lists).flatMap((value) => {
    const { name, isCustomList, entries } = objectOf(value);
    const customList = isCustomList === true ? textOfValue(name) || null : null;
    return listOf(entries).map((entry) => ({ entry: objectOf(entry), customList }));
  });
}

/** The entries of a file without those that are in a further list, by the id of the entry. */
function uniqueEntries(entries: readonly ListedEntry[]): readonly JsonObject[] {
  const seen = new Set<string>();
  const isNew = ({ entry }: ListedEntry) => {
    const id = `${idOf(entry.id) ?? 'none'} ${titleIdOf(entry) ?? 'none'}`;
    if (seen.has(id)) return false;
    if (titleIdOf(entry) !== undefined) seen.add(id);
    return true;
  };
  return entries.filter(isNew).map(({ entry }) => entry);
}

/** A response of AniList's API with the lists of a user, as tools save it. */
export const aniListLists: SourceReader = {
  source: aniListSource,
  recognises: (files) => files.some((file) => collectionsOf(file).length > 0),
  read: (files, { ratingMaximum }) => {
    const parts = files.map((file) => ({ file, collections: collectionsOf(file) }));
    const collections = parts.flatMap((part) => part.collections);
    const listed = collections.flatMap(entriesOf);
    const { maximum, warnings } = ratingScale(
      collections,
      listed.map(({ entry }) => entry.score),
      ratingMaximum,
    );
    const lists = new CustomLists();
    for (const entry of listed) addToLists(lists, entry);
    const titles: ImportedTitle[] = [];
    const leftOut: LeftOutRow[] = [];
    for (const { file, collections } of parts)
      for (const [index, entry] of uniqueEntries(collections.flatMap(entriesOf)).entries()) {
        const place = { file: file.name.slice(file.name.lastIndexOf('/') + 1), row: index + 1 };
        const title = titleOf(entry, place, maximum);
        if (title) titles.push(title);
        else leftOut.push({ place, reason: 'malformed', name: namesOf(objectOf(entry.media))[0] ?? null });
      }
    const isIncomplete =
      collections.length > 0 && collections.every(({ hasNextChunk }) => hasNextChunk === true);
    return {
      titles: mergeTitles(titles),
      lists: lists.all(),
      leftOut,
      warnings: [
        ...warnings,
        ...(isIncomplete
          ? [{ kind: 'missing-parts' as const, parts: [`chunk ${collections.length + 1}`] }]
          : []),
      ],
    };
  },
};
