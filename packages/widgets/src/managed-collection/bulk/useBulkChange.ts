import { userMessageOf } from '@gildshelf/api-client';
import {
  type BulkChange,
  type CatalogueType,
  type CollectionPairs,
  editMessages,
} from '@gildshelf/api-client/contract';
import { useBulkEdit } from '@gildshelf/api-client/react';
import { useState } from 'react';
import { narrowing } from '../managedView.ts';
import type { Selection } from '../useSelection.ts';

/** A command that changes the selected titles; resolves to whether all were processed. The selection ends then. */
export function useBulkChange(type: CatalogueType, filters: CollectionPairs, selection: Selection) {
  const edit = useBulkEdit();
  const [problem, setProblem] = useState<string>();

  async function change(changes: BulkChange): Promise<boolean> {
    setProblem(undefined);
    const titles = selection.ids.map((id) => ({ media_type: type, title_id: id }));
    const filter = [['type', type] as const, ...narrowing(filters)];
    try {
      await edit.run({ ...(selection.isAll ? { filter } : { titles }), change: changes });
      selection.clear();
      return true;
    } catch (error) {
      setProblem(userMessageOf(error, editMessages.editFailed));
      return false;
    }
  }

  return { edit, change, problem };
}
