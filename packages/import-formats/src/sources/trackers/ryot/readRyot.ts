import type { ImportFile } from '../../../files/ImportFile.ts';
import { jsonIfContains } from '../../../files/peekFile.ts';
import type {
  ImportedContent,
  ImportedList,
  ImportWarning,
  LeftOutRow,
} from '../../../model/ImportedContent.ts';
import {
  amountOf,
  isObject,
  type JsonObject,
  listOf,
  objectOf,
  textOfValue,
} from '../../../parse/jsonFields.ts';
import { groupBy } from '../../films/titleParts.ts';
import type { SourceReader } from '../../SourceReader.ts';
import { highest } from '../playRows.ts';
import { type RyotEntry, readRyotEntry } from './ryotEntry.ts';
import { isOwnCollection, ryotTitle } from './ryotTitle.ts';

/** The items of a file; versions before 2025 call them media. */
const itemsOf = ({ metadata, media }: JsonObject) => listOf(metadata ?? media);

const isItem = (value: unknown) =>
  isObject(value) && 'lot' in value && 'source' in value && 'identifier' in value && 'seen_history' in value;

function exportOf(file: ImportFile): JsonObject | null {
  const content = jsonIfContains(file, '"lot"', '"identifier"', '"seen_history"');
  return itemsOf(content).some(isItem) ? content : null;
}

/** People and groups of titles, which follow the titles in the numbers of the rows. */
const othersOf = ({ people, metadata_groups }: JsonObject) => [...listOf(people), ...listOf(metadata_groups)];

/**
 * The maximum of the ratings: Ryot stores them of 100 and writes them in the scale that its user has chosen,
 * of 100, 10, 5 or 3, which the file does not name.
 */
function scaleOf(entries: readonly RyotEntry[], chosen: number | undefined) {
  const ratings = entries.flatMap(({ reviews }) => reviews.map(({ rating }) => amountOf(rating)));
  const top = highest(ratings);
  if (chosen !== undefined) return { maximum: chosen, warnings: [] };
  if (top === 0 || top > 10) return { maximum: 100, warnings: [] };
  const suggestion = top > 5 ? 10 : 5;
  const warnings: readonly ImportWarning[] = [{ kind: 'rating-maximum', suggestion }];
  return { maximum: suggestion, warnings };
}

/** The user's own collections as lists, in the order of their first titles. */
function listsOf(entries: readonly RyotEntry[]): readonly ImportedList[] {
  const added = entries.flatMap(({ key, collections }) =>
    collections.map((collection) => ({ titleKey: key, ...collection })),
  );
  const own = groupBy(
    added.filter(({ name }) => isOwnCollection(name)),
    ({ name }) => name,
  );
  return own.map(([name, members]) => ({
    ...{ key: `collection/${name}`, name, description: '', isRanked: false, isPublic: false },
    entries: members.map((member) => ({ titleKey: member.titleKey, note: null, added: member.added })),
  }));
}

/** Entries of the same title as one. */
function mergeEntries([first, ...others]: readonly [RyotEntry, ...RyotEntry[]]): RyotEntry {
  const all = [first, ...others];
  const collections = all.flatMap((entry) => entry.collections);
  return {
    ...first,
    name: all.find(({ name }) => name !== null)?.name ?? null,
    seen: all.flatMap(({ seen }) => seen),
    reviews: all.flatMap(({ reviews }) => reviews),
    collections: groupBy(collections, ({ name }) => name).map(([, [collection]]) => collection),
  };
}

function readRyot(files: readonly ImportFile[], chosen: number | undefined): ImportedContent {
  const entries: RyotEntry[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const file of files) {
    const content = exportOf(file);
    if (!content) continue;
    const name = file.name.slice(file.name.lastIndexOf('/') + 1);
    const items = itemsOf(content);
    for (const [index, item] of items.entries()) {
      const place = { file: name, row: index + 1 };
      const entry = readRyotEntry(item, place);
      const title = textOfValue(objectOf(item).source_id) || null;
      if (entry) entries.push(entry);
      else leftOut.push({ place, reason: 'malformed', name: title });
    }
    for (const [index, other] of othersOf(content).entries()) {
      const place = { file: name, row: items.length + index + 1 };
      const { name: person, title } = objectOf(other);
      leftOut.push({ place, reason: 'not-a-title', name: textOfValue(person ?? title) || null });
    }
  }
  const { maximum, warnings } = scaleOf(entries, chosen);
  const groups = groupBy(entries, ({ key }) => key).map(([, group]) => ({
    entry: mergeEntries(group),
    places: group.map(({ place }) => place),
  }));
  return {
    titles: groups.map(({ entry, places }) => ryotTitle(entry, places, maximum)),
    lists: listsOf(groups.map(({ entry }) => entry)),
    leftOut,
    warnings,
  };
}

/** Reads the JSON export of Ryot. */
export const ryot: SourceReader = {
  source: 'ryot',
  recognises: (files) => files.some((file) => exportOf(file) !== null),
  read: (files, { ratingMaximum }) => readRyot(files, ratingMaximum),
};
