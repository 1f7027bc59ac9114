import type { ImportedList, ImportWarning } from '../../../model/ImportedContent.ts';
import { amountOf, idOf, type JsonObject, objectOf, textOfValue } from '../../../parse/jsonFields.ts';
import { sourceText } from '../../../text/sourceText.ts';
import { groupBy } from '../../films/titleParts.ts';
import type { TraktFile } from './traktFiles.ts';
import { instantAt, type TraktRow } from './traktRows.ts';

const baseName = (file: string) => file.replace(/^.*\//, '').replace(/\.json$/i, '');

/** The id of a list and its name by that of its file, such as 'lists-list-9100001-cosy-evenings.json'. */
function listOfFile(file: string): { readonly id: string; readonly name: string } {
  const base = baseName(file);
  const match = /(?:^|-)list-(\d+)(?:-(.+))?$/i.exec(base);
  return { id: match?.[1] ?? base, name: match?.[2] ?? base };
}

function entriesOf(rows: readonly TraktRow[]): ImportedList['entries'] {
  const ranked = [...rows].sort((a, b) => amountOf(a.json.rank) - amountOf(b.json.rank));
  // Seasons and episodes are entries of their show.
  return groupBy(ranked, ({ key }) => key).map(([titleKey, [{ json }]]) => ({
    titleKey,
    note: sourceText(textOfValue(json.notes)),
    added: instantAt(json, 'listed_at'),
  }));
}

function listOfRow(list: JsonObject, key: string, entries: ImportedList['entries']): ImportedList {
  return {
    key,
    name: sourceText(textOfValue(list.name)) ?? key,
    description: sourceText(textOfValue(list.description)) ?? '',
    isRanked: list.display_numbers === true,
    isPublic: list.privacy === 'public',
    entries,
  };
}

/** The lists of the user by the file of all lists and the files of each of them, which may come alone. */
export function traktLists(files: readonly TraktFile[], rows: readonly TraktRow[]): readonly ImportedList[] {
  const byList = new Map(
    groupBy(
      rows.filter(({ part }) => part === 'list'),
      ({ place }) => listOfFile(place.file).id,
    ),
  );
  const lists = new Map<string, ImportedList>();
  for (const value of files.filter(({ part }) => part === 'lists').flatMap((file) => file.rows)) {
    const list = objectOf(value);
    const id = idOf(objectOf(list.ids).trakt);
    if (id !== undefined) lists.set(id, listOfRow(list, id, entriesOf(byList.get(id) ?? [])));
  }
  for (const [id, [first, ...others]] of byList) {
    if (lists.has(id)) continue;
    const { name } = listOfFile(first.place.file);
    const isPaged = others.some(({ place }) => place.file !== first.place.file);
    const list = { name: isPaged ? name.replace(/-\d+$/, '') : name };
    lists.set(id, listOfRow(list, id, entriesOf([first, ...others])));
  }
  return [...lists.values()];
}

/** The parts that Trakt could not export, without the parameters of their requests. */
export function missingParts(files: readonly TraktFile[]): readonly ImportWarning[] {
  const parts = files
    .filter(({ part }) => part === 'errors')
    .flatMap(({ rows }) => rows.map((row) => textOfValue(objectOf(row).endpoint).replace(/\?.*$/, '')))
    .filter((part) => part !== '');
  return parts.length > 0 ? [{ kind: 'missing-parts', parts }] : [];
}
