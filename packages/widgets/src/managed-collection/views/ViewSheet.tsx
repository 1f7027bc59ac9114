import type { CatalogueType } from '@gildshelf/api-client/contract';
import { Button, CheckboxGroup, HistoryIcon, Sheet, Stack, useTranslate } from '@gildshelf/ui';
import { columnLabels, type ListColumn, listColumns } from '../list/listColumns.ts';
import type { ManagedView } from '../managedView.ts';
import { SavedViews } from './SavedViews.tsx';

export interface ViewSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly type: CatalogueType;
  readonly view: ManagedView;
  readonly hrefOf: (view: ManagedView) => string;
  readonly columns: readonly ListColumn[];
  readonly onColumnsChange: (columns: readonly ListColumn[]) => void;
  readonly onShowShortcuts: () => void;
  /** Shows the plain collection from now on. */
  readonly onLeave: () => void;
}

/** The saved views, the columns of the list, the help for the keyboard, and the way back to the plain collection. */
export function ViewSheet({
  open,
  onClose,
  type,
  view,
  hrefOf,
  columns,
  onColumnsChange,
  onShowShortcuts,
  onLeave,
}: ViewSheetProps) {
  const translate = useTranslate();
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={translate('View')}>
      <Stack gap={6}>
        <SavedViews type={type} view={view} hrefOf={hrefOf} onShown={onClose} />
        {view.density === 'list' && (
          <CheckboxGroup
            size="sm"
            label={translate('Columns')}
            options={listColumns.map((value) => ({ value, label: translate(columnLabels[value]) }))}
            value={[...columns]}
            onChange={(chosen) => onColumnsChange(listColumns.filter((column) => chosen.includes(column)))}
          />
        )}
        <Stack gap={2} align="start">
          <Button
            variant="quiet"
            flush
            startIcon={<HistoryIcon name="keyboard" />}
            aria-haspopup="dialog"
            onClick={onShowShortcuts}
          >
            {translate('Keyboard shortcuts')}
          </Button>
          <Button variant="quiet" flush startIcon="back" onClick={onLeave}>
            {translate('Back to the simple view')}
          </Button>
        </Stack>
      </Stack>
    </Sheet>
  );
}
