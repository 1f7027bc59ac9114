import type { BulkChange, CatalogueType, NewEdit } from '@gildshelf/api-client/contract';
import type { EditCommand } from '@gildshelf/api-client/react';
import { Button, HistoryIcon, IconButton, SelectionBar, useLocale, useTranslate } from '@gildshelf/ui';
import { useCollectionDialog } from '../../collection/dialogs/useCollectionDialog.ts';
import { lazyPart, PartErrorBoundary } from '../../on-demand/lazyPart.tsx';
import type { Selection } from '../useSelection.ts';
import type { BulkDialogKind, BulkDialogProps } from './BulkDialog.tsx';

interface Props {
  readonly type: CatalogueType;
  readonly selection: Selection;
  /** The number of titles that the query finds. */
  readonly total: number;
  readonly edit: Pick<EditCommand<NewEdit>, 'progress' | 'isRunning'>;
  readonly problem: string | undefined;
  readonly onChange: (change: BulkChange) => Promise<boolean>;
}

const BulkDialog = lazyPart<BulkDialogProps>(async () => (await import('./BulkDialog.tsx')).BulkDialog);

/** The actions for the selected titles; hidden while none are selected. */
export function BulkBar({ type, selection, total, edit, problem, onChange }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const { dialog, isOpen, dialogKey, open, close } = useCollectionDialog<BulkDialogKind>();
  const { count } = selection;
  const { progress, isRunning } = edit;
  const isHidden = count === 0 && !isRunning && !isOpen;

  const number = (value: number) => value.toLocaleString(locale);
  const running = isRunning
    ? translate('{done} of {total} changed…', {
        done: number(progress?.done ?? 0),
        total: number(progress?.total ?? count),
      })
    : undefined;
  return (
    <>
      <SelectionBar
        // Another element, so that the one with the focus is removed, and the list receives the focus.
        key={isHidden ? 'hidden' : 'shown'}
        // Rendered before the first selection, because the style rules of its first rendering restyle the whole page.
        hidden={isHidden}
        label={translate('Selected titles')}
        count={running ?? translate('{count} selected', { count: number(count) })}
        extra={
          !selection.isAll &&
          total > count && (
            <Button variant="quiet" size="sm" disabled={isRunning} onClick={selection.selectAll}>
              {translate('Select all {count}', { count: number(total) })}
            </Button>
          )
        }
        close={
          <IconButton
            icon="cross"
            label={translate('Clear the selection')}
            disabled={isRunning}
            onClick={selection.clear}
          />
        }
        onPointerEnter={BulkDialog.preload}
        onFocus={BulkDialog.preload}
      >
        {actions.map(({ kind, label, icon }) => (
          <Button
            key={kind}
            variant="quiet"
            size="sm"
            disabled={isRunning}
            aria-haspopup="dialog"
            startIcon={icon}
            onClick={() => open(kind)}
          >
            {translate(label)}
          </Button>
        ))}
      </SelectionBar>
      {dialog && !isHidden && (
        <PartErrorBoundary key={dialogKey}>
          <BulkDialog
            kind={dialog}
            open={isOpen}
            type={type}
            count={count}
            running={running}
            problem={problem}
            onClose={close}
            onChange={async (change) => {
              if (await onChange(change)) close();
            }}
          />
        </PartErrorBoundary>
      )}
    </>
  );
}

const actions = [
  { kind: 'status', label: 'Status', icon: 'check' },
  { kind: 'rating', label: 'Rate', icon: 'edit' },
  { kind: 'tags', label: 'Tag', icon: <HistoryIcon name="tag" /> },
  { kind: 'privacy', label: 'Privacy', icon: <HistoryIcon name="lock" /> },
  { kind: 'remove', label: 'Remove', icon: 'trash' },
] as const;
