import { Button, Heading, Panel, Stack, useTranslate } from '@gildshelf/ui';
import { lazyPart } from '@gildshelf/widgets';
import { useState } from 'react';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import type { ChangePasswordDialogProps } from './ChangePasswordDialog.tsx';

const ChangePasswordDialog = lazyPart<ChangePasswordDialogProps>(
  async () => (await import('./ChangePasswordDialog.tsx')).ChangePasswordDialog,
);

export interface PasswordPanelProps {
  readonly username: string;
  readonly isSignedIn: boolean;
}

/** The button that opens the dialog for a new password, whose code is loaded on hover or focus. */
export function PasswordPanel({ username, isSignedIn }: PasswordPanelProps) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  // The key of the dialog, which is empty again each time it opens; 0 before the first time.
  const [openingCount, setOpeningCount] = useState(0);

  function open() {
    setOpeningCount(openingCount + 1);
    setIsOpen(true);
  }

  return (
    <Panel as="section" padding="lg" accent={false} aria-label={translate('Password')}>
      <Stack direction="row" justify="between" gap={4} wrap>
        <Heading level={2}>{translate('Password')}</Heading>
        <Button
          disabled={!isSignedIn}
          onPointerEnter={ChangePasswordDialog.preload}
          onFocus={ChangePasswordDialog.preload}
          onClick={open}
        >
          {translate('Change Password')}
        </Button>
      </Stack>
      {openingCount > 0 && (
        <WidgetBoundary key={openingCount}>
          <ChangePasswordDialog
            open={isOpen && isSignedIn}
            username={username}
            onClose={() => setIsOpen(false)}
          />
        </WidgetBoundary>
      )}
    </Panel>
  );
}
