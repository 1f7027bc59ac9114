import { Button, Heading, Panel, Stack } from '@gildshelf/ui';
import { lazyPart } from '@gildshelf/widgets';
import { useState } from 'react';
import { WidgetBoundary } from '../../WidgetBoundary.tsx';
import type { ChangePasswordDialogProps } from './ChangePasswordDialog.tsx';

const ChangePasswordDialog = lazyPart<ChangePasswordDialogProps>(
  async () => (await import('./ChangePasswordDialog.tsx')).ChangePasswordDialog,
);

export interface PasswordPanelProps {
  readonly username: string;
  readonly isSignedIn: boolean;
}

/** The way to the dialog that changes the password, whose code is fetched when somebody turns to it. */
export function PasswordPanel({ username, isSignedIn }: PasswordPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Each time it opens it is empty again; before the first time there is none.
  const [turn, setTurn] = useState(0);

  function open() {
    setTurn(turn + 1);
    setIsOpen(true);
  }

  return (
    <Panel as="section" padding="lg" accent={false} aria-label="Password">
      <Stack direction="row" justify="between" gap={4} wrap>
        <Heading level={2}>Password</Heading>
        <Button
          disabled={!isSignedIn}
          onPointerEnter={ChangePasswordDialog.preload}
          onFocus={ChangePasswordDialog.preload}
          onClick={open}
        >
          Change Password
        </Button>
      </Stack>
      {turn > 0 && (
        <WidgetBoundary key={turn}>
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
