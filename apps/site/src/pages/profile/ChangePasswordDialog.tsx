import { limits, ownMessages } from '@gildshelf/api-client/contract';
import { Alert, Button, Dialog, PasswordField, Stack, useEffectEvent } from '@gildshelf/ui';
import { type FormEvent, useEffect, useId } from 'react';
import { type PasswordField as Field, useChangePassword } from './useChangePassword.ts';

export interface ChangePasswordDialogProps {
  readonly open: boolean;
  /** For password managers, which store a password by username. */
  readonly username: string;
  readonly onClose: () => void;
}

/** A dialog with three passwords; shows a message on success, and closes itself after a delay. */
export function ChangePasswordDialog({ open, username, onClose }: ChangePasswordDialogProps) {
  const { values, problem, failure, success, isComplete, isRunning, change, submit } = useChangePassword();
  const formId = useId();
  const isDone = success !== null;
  const close = useEffectEvent(onClose);
  const bind = (field: Field) => ({
    name: field,
    value: values[field],
    error: problem?.field === field ? problem.message : undefined,
    onChange: (value: string) => change(field, value),
  });

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => close(), limits.passwordDialogCloseDelay);
    return () => clearTimeout(timer);
  }, [isDone]);

  function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    const invalidField = submit();
    if (invalidField) event.currentTarget.querySelector<HTMLElement>(`[name="${invalidField}"]`)?.focus();
  }

  const actions = (
    <>
      {!isDone && (
        <Button disabled={isRunning} onClick={onClose}>
          Cancel
        </Button>
      )}
      {/* One button for both states, so that it keeps the focus. */}
      <Button
        variant="gold"
        type={isDone ? 'button' : 'submit'}
        form={formId}
        disabled={!isComplete}
        loading={isRunning}
        onClick={isDone ? onClose : undefined}
      >
        {isDone ? 'Done' : 'Change Password'}
      </Button>
    </>
  );

  return (
    <Dialog
      open={open}
      // Stays open during the request, so that the user learns which password is valid.
      onOpenChange={(isOpen) => !isOpen && !isRunning && onClose()}
      title="Change Password"
      actions={actions}
    >
      {isDone ? (
        <Alert tone="success">{success}</Alert>
      ) : (
        <Stack as="form" id={formId} gap={5} noValidate onSubmit={handleSubmit}>
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            {...bind('currentPassword')}
          />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint={ownMessages.profile.passwordHint}
            {...bind('newPassword')}
          />
          <PasswordField
            label="Re-type new password"
            autoComplete="new-password"
            {...bind('retypedPassword')}
          />
          {failure && <Alert tone="danger">{failure}</Alert>}
        </Stack>
      )}
    </Dialog>
  );
}
