import type { TitleId } from '@gildshelf/api-client/react';
import { useRef, useState } from 'react';

interface Item {
  readonly id: TitleId;
}

/** The selected titles of a list. */
export interface Selection {
  /** The number of selected titles. */
  readonly count: number;
  /** All titles that the filter finds are selected, also those that are not loaded. */
  readonly isAll: boolean;
  /** The ids of the selected titles, in the order of their selection; empty with `isAll`. */
  readonly ids: readonly TitleId[];
  readonly has: (id: TitleId) => boolean;
  /** Selects a title or ends its selection; with `isRange` also all titles between it and the one that was selected before. */
  readonly set: (index: number, isSelected: boolean, isRange?: boolean) => void;
  readonly selectLoaded: () => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

interface SelectionState {
  readonly key: string;
  readonly ids: ReadonlySet<TitleId>;
  readonly isAll: boolean;
}

const none: ReadonlySet<TitleId> = new Set();

/** The selection among loaded titles of a list of `total` titles. Another `key`, such as another filter, ends the selection. */
export function useSelection(items: readonly Item[], total: number, key: string): Selection {
  const [stored, setStored] = useState<SelectionState>({ key, ids: none, isAll: false });
  const state = stored.key === key ? stored : { key, ids: none, isAll: false };
  const lastIndex = useRef(0);
  const loaded = () => new Set(items.map(({ id }) => id));
  const store = (ids: ReadonlySet<TitleId>, isAll = false) => setStored({ key, ids, isAll });

  function set(index: number, isSelected: boolean, isRange = false) {
    const from = isRange ? Math.min(lastIndex.current, index) : index;
    const to = isRange ? Math.max(lastIndex.current, index) : index;
    lastIndex.current = index;
    const ids = state.isAll ? loaded() : new Set(state.ids);
    for (const { id } of items.slice(from, to + 1)) {
      if (isSelected) ids.add(id);
      else ids.delete(id);
    }
    store(ids);
  }

  return {
    count: state.isAll ? total : state.ids.size,
    isAll: state.isAll,
    ids: state.isAll ? [] : [...state.ids],
    has: (id) => state.isAll || state.ids.has(id),
    set,
    selectLoaded: () => store(loaded()),
    selectAll: () => store(none, true),
    clear: () => store(none),
  };
}
