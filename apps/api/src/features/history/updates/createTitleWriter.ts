import type { TitleWriter } from '../../../config/TitleWriter.ts';
import { type HistoryDependencies, inHistory } from '../HistoryContext.ts';
import { readTitles } from './readTitles.ts';
import { writeList } from './writeList.ts';
import { writeTitles } from './writeTitles.ts';

/** Creates the functions by which other features read and write many titles of a user. */
export function createTitleWriter(context: HistoryDependencies): TitleWriter {
  const { maxTrackedTitles } = context.config;
  return {
    read: readTitles,
    change: (userId, run) =>
      inHistory(context, userId, (transaction) =>
        run({
          db: transaction.db,
          read: (titles) => readTitles(transaction.db, userId, titles),
          writeList: (begin, list, entries) =>
            writeList({ transaction, userId, now: context.clock() }, begin, list, entries),
          write: (editId, writes) =>
            writeTitles({ transaction, userId, now: context.clock(), maxTrackedTitles }, editId, writes),
        }),
      ),
  };
}
