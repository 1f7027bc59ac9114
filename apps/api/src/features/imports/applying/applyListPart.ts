import { type MediaType, mediaTypes, startOf } from '@gildshelf/api-client/contract';
import type { ImportedList } from '@gildshelf/import-formats';
import type { AddedEntry, TitleTransaction } from '../../../config/TitleWriter.ts';
import type { ImportOutcome } from '../../../platform/db/rows/importRows.ts';
import { repositoriesOn } from '../../repositories.ts';
import type { ImportProgress } from '../createImportsRepository.ts';
import { released, saveProgress, type Working } from '../importProgress.ts';
import { hashedId } from '../planning/hashedId.ts';
import type { FileContent } from '../reading/readMessages.ts';
import { beginEdit } from './beginEdit.ts';

const entriesPerPart = 50;

/** The outcomes of titles of which it is sure which ones they are. */
const knownOutcomes: readonly ImportOutcome[] = ['new', 'change', 'same', 'confirm', 'listed'];

/** A list with some of its entries, which are written in one transaction. */
interface ListPart {
  readonly list: ImportedList;
  readonly entries: ImportedList['entries'];
}

/** Writes the next entries of the lists; those of titles that the catalogue does not have are left out. */
export async function applyListPart(
  working: Working,
  transaction: TitleTransaction,
  row: ImportProgress,
): Promise<ImportProgress> {
  const { imports } = repositoriesOn(transaction.db);
  const { lists }: FileContent = JSON.parse((await imports.contentOf(row)) ?? '{"lists":[]}');
  const part = partOf(lists, row.done - row.title_count);
  if (!part) return saveProgress(working, transaction, row, { state: 'applied', ...released });
  const saved = await saveProgress(working, transaction, row, { done: row.done + 1 });
  const now = working.context.clock();
  const { list, entries } = part;
  const { name, description, isRanked } = list;
  const listId = hashedId([row.user_id, row.source ?? '', list.key]);
  await transaction.writeList(
    () => beginEdit(transaction, row, now),
    { listId, name, description, isRanked },
    await knownEntries(transaction, row, entries, now),
  );
  return saved;
}

function partOf(lists: readonly ImportedList[], index: number): ListPart | undefined {
  let first = index;
  for (const list of lists) {
    // A list without entries is a part too.
    const parts = Math.max(1, Math.ceil(list.entries.length / entriesPerPart));
    if (first < parts) {
      const start = first * entriesPerPart;
      return { list, entries: list.entries.slice(start, start + entriesPerPart) };
    }
    first -= parts;
  }
  return undefined;
}

/** The entries whose titles are known, each title once. */
async function knownEntries(
  { db }: TitleTransaction,
  row: ImportProgress,
  entries: ImportedList['entries'],
  now: number,
): Promise<AddedEntry[]> {
  const keys = entries.map(({ titleKey }) => titleKey);
  const titles = new Map(
    (await repositoriesOn(db).imports.titlesByKeys(row, keys)).map((title) => [title.title_key, title]),
  );
  const known = new Map<string, AddedEntry>();
  for (const { titleKey, note, added } of entries) {
    const { kind = '', title_id, outcome } = titles.get(titleKey) ?? {};
    if (!title_id || !outcome || !knownOutcomes.includes(outcome) || !(kind in mediaTypes)) continue;
    const addedAt = added === null ? now : Math.min(startOf(added), now);
    if (!known.has(title_id))
      known.set(title_id, { mediaType: kind as MediaType, titleId: title_id, note, addedAt });
  }
  return [...known.values()];
}
