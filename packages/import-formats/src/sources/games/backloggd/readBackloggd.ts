import { FileProblem } from '../../../files/FileProblem.ts';
import type { SourceReader } from '../../SourceReader.ts';
import { isBackloggdTable, readBackloggdTable } from './backloggdTables.ts';
import { isBackloggdTransfer, readBackloggdTransfer } from './backloggdTransfer.ts';

/** The games of a Backloggd account as programs of its users save them, since Backloggd has no export. */
export const backloggd: SourceReader = {
  source: 'backloggd',
  recognises: (files) => files.some((file) => isBackloggdTransfer(file) || isBackloggdTable(file)),
  read(files) {
    const transfer = files.find(isBackloggdTransfer);
    if (transfer) return readBackloggdTransfer(transfer);
    const table = files.find(isBackloggdTable);
    if (table) return readBackloggdTable(table);
    throw new FileProblem('unknown');
  },
};
