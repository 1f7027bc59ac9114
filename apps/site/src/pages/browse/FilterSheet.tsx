import { Button, Sheet, useTranslate } from '@gildshelf/ui';
import type { ReactNode } from 'react';

export interface FilterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** URL of the page without filters; undefined while there are none. */
  readonly clearHref: string | undefined;
  /** Text of the button that shows the titles: 'Show 164 games'. */
  readonly showLabel: string;
  readonly children: ReactNode;
}

/** The filters on narrow screens. */
export function FilterSheet({ open, onClose, clearHref, showLabel, children }: FilterSheetProps) {
  const translate = useTranslate();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={translate('Filters')}
      side="start"
      headerAction={
        clearHref && (
          <Button variant="quiet" href={clearHref}>
            {translate('Clear all')}
          </Button>
        )
      }
      actions={
        <Button variant="gold" size="lg" onClick={onClose}>
          {showLabel}
        </Button>
      }
    >
      {children}
    </Sheet>
  );
}
