import type { TitleTransaction } from '../../../config/TitleWriter.ts';
import { repositoriesOn } from '../../repositories.ts';
import type { ImportProgress } from '../createImportsRepository.ts';
import { nextEntries, saveProgress, type Working } from '../importProgress.ts';
import { planEntries } from '../planning/planEntries.ts';
import { beginEdit } from './beginEdit.ts';

/** Writes the next titles of the plan, as the collection is now. */
export async function applyTitlePart(
  working: Working,
  transaction: TitleTransaction,
  row: ImportProgress,
): Promise<ImportProgress> {
  const now = working.context.clock();
  const planned = await planEntries(
    {
      ...{ repositories: repositoriesOn(transaction.db), source: row.source ?? '' },
      ...{ choices: JSON.parse(row.choices), now, read: transaction.read },
    },
    await nextEntries(transaction, row),
  );
  // Two entries of one title are written in two parts, the second one as the title is after the first.
  const titleIds = planned.map(({ write, titleId }) => (write ? titleId : null));
  const repeated = titleIds.findIndex((id, index) => id !== null && titleIds.indexOf(id) < index);
  const part = repeated < 0 ? planned : planned.slice(0, repeated);
  const writes = part.flatMap(({ write }) => write ?? []);
  const saved = await saveProgress(working, transaction, row, { done: row.done + part.length });
  if (writes.length > 0) await transaction.write(await beginEdit(transaction, row, now), writes);
  return saved;
}
