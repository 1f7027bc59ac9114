import { useSavedViews } from '@gildshelf/api-client/react';
import { Button, useTranslate } from '@gildshelf/ui';

export interface ManageButtonProps {
  readonly onPreload: () => void;
  readonly onClick: () => void;
}

/** The way to the managed view; nothing on a host without the calls for it. Loaded on the first interaction with the dashboard. */
export function ManageButton({ onPreload, onClick }: ManageButtonProps) {
  const translate = useTranslate();
  const views = useSavedViews();
  if (views.state !== 'ready' || !views.data) return null;
  return (
    <Button
      variant="quiet"
      flush
      startIcon="search"
      onPointerEnter={onPreload}
      onFocus={onPreload}
      onClick={onClick}
    >
      {translate('Search and sort')}
    </Button>
  );
}
