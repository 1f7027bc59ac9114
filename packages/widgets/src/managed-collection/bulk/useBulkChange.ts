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
  const filter = filterOf(type, filters);

  async function change(changes: BulkChange): Promise<boolean> {
    setProblem(undefined);
    const titles = selection.ids.map((id) => ({ media_type: type, title_id: id }));
    try {
      await edit.run({ ...(selection.isAll && filter ? { filter } : { titles }), change: changes });
      selection.clear();
      return true;
    } catch (error) {
      setProblem(userMessageOf(error, editMessages.editFailed));
      return false;
    }
  }

  return { edit, change, problem, canSelectAll: filter !== null };
}

/** The filter of a bulk edit, in which a parameter has one value; null for a query in which one has several. */
function filterOf(type: CatalogueType, filters: CollectionPairs): Readonly<Record<string, string>> | null {
  const pairs = narrowing(filters);
  const filter: Record<string, string> = { type };
  for (const [name, value] of pairs) {
    if (!(name in filter)) filter[name] = value;
    // Only statuses may be joined, because the values of other parameters may contain commas.
    else if (name === 'status') filter[name] += `,${value}`;
    else return null;
  }
  return filter;
}
