import { Button, Heading, Panel, Stack } from '@gildshelf/ui';
import { useState } from 'react';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

export interface PasswordPanelProps {
  readonly username: string;
  readonly isSignedIn: boolean;
}

/** The way to the dialog that changes the password. */
export function PasswordPanel({ username, isSignedIn }: PasswordPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Each time it opens it is empty again.
  const [turn, setTurn] = useState(0);

  function open() {
    setTurn(turn + 1);
    setIsOpen(true);
  }

  return (
    <Panel as="section" padding="lg" accent={false} aria-label="Password">
      <Stack direction="row" justify="between" gap={4} wrap>
        <Heading level={2}>Password</Heading>
        <Button disabled={!isSignedIn} onClick={open}>
          Change Password
        </Button>
      </Stack>
      <ChangePasswordDialog
        key={turn}
        open={isOpen && isSignedIn}
        username={username}
        onClose={() => setIsOpen(false)}
      />
    </Panel>
  );
}
