import type { CatalogueType } from '@gildshelf/api-client/contract';
import type { TitleDialogs } from '../collection/dialogs/useTitleDialogs.tsx';
import type { useRowsInView } from '../collection/useRowsInView.ts';
import type { ListColumn } from './list/listColumns.ts';
import type { ManagedTitle } from './managedTitle.ts';
import type { Selection } from './useSelection.ts';

/** What the lists of all densities have in common. */
export interface TitleListProps {
  readonly type: CatalogueType;
  readonly titles: readonly ManagedTitle[];
  /** The number of titles that the query finds. */
  readonly total: number;
  /** The titles are those of the previous query. */
  readonly isPrevious: boolean;
  readonly selection: Selection;
  readonly dialogs: Pick<TitleDialogs, 'edit' | 'remove'>;
  /** The rendered part of the titles. */
  readonly rows: ReturnType<typeof useRowsInView>;
  /** Single keys change titles. */
  readonly hasShortcuts: boolean;
  readonly columns: readonly ListColumn[];
}
