import { userMessageOf } from '@gildshelf/api-client';
import {
  type FormError,
  firstFormError,
  limits,
  messages,
  ownMessages,
  passwordChange,
} from '@gildshelf/api-client/contract';
import { useAccount, useCommand } from '@gildshelf/api-client/react';
import { Alert, Button, Dialog, PasswordField, Stack, useEffectEvent, useTranslate } from '@gildshelf/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';

export interface ChangePasswordDialogProps {
  readonly open: boolean;
  /** For password managers, which store a password by username. */
  readonly username: string;
  readonly onClose: () => void;
}

/** A dialog with three passwords; shows a message on success, and closes itself after a delay. */
export function ChangePasswordDialog({ open, username, onClose }: ChangePasswordDialogProps) {
  const translate = useTranslate();
  const { values, problem, failure, success, isComplete, isRunning, change, submit } = useChangePassword();
  const formId = useId();
  const isDone = success !== null;
  const close = useEffectEvent(onClose);
  const bind = (field: PasswordName) => ({
    name: field,
    value: values[field],
    error: problem?.field === field ? translate(problem.message) : undefined,
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
          {translate('Cancel')}
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
        {translate(isDone ? 'Done' : 'Change Password')}
      </Button>
    </>
  );

  return (
    <Dialog
      open={open}
      // Stays open during the request, so that the user learns which password is valid.
      onOpenChange={(isOpen) => !isOpen && !isRunning && onClose()}
      title={translate('Change Password')}
      actions={actions}
    >
      {isDone ? (
        <Alert tone="success">{translate(success)}</Alert>
      ) : (
        <Stack as="form" id={formId} gap={5} noValidate onSubmit={handleSubmit}>
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            label={translate('Current password')}
            autoComplete="current-password"
            {...bind('currentPassword')}
          />
          <PasswordField
            label={translate('New password')}
            autoComplete="new-password"
            hint={translate(ownMessages.profile.passwordHint)}
            {...bind('newPassword')}
          />
          <PasswordField
            label={translate('Re-type new password')}
            autoComplete="new-password"
            {...bind('retypedPassword')}
          />
          {failure && <Alert tone="danger">{translate(failure)}</Alert>}
        </Stack>
      )}
    </Dialog>
  );
}

const empty = { currentPassword: '', newPassword: '', retypedPassword: '' };

/** The three passwords of the dialog. */
type PasswordName = keyof typeof empty;

/** The form for a new password: validates in the order of its rules, sends, and has the message about the result. */
function useChangePassword() {
  const { changePassword } = useAccount();
  const { run, isRunning } = useCommand(changePassword);
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<FormError | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [success, setSuccess] = useState<string | null>(null);

  function change(field: PasswordName, value: string) {
    setValues((previous) => ({ ...previous, [field]: value }));
    setProblem(null);
    setFailure(null);
  }

  /** Validates and changes the password; returns the invalid field, if there is one. */
  function submit(): string | undefined {
    if (isRunning) return undefined;
    const found = firstFormError(passwordChange, values);
    setProblem(found);
    setFailure(null);
    if (found) return found.field;
    const { currentPassword, newPassword } = values;
    run({ currentPassword, newPassword })
      .then((message) => setSuccess(message || ownMessages.account.passwordChanged))
      .catch((error: unknown) => setFailure(userMessageOf(error, messages.changePassword.failed)));
    return undefined;
  }

  const isComplete = Object.values(values).every((value) => value !== '');
  return { values, problem, failure, success, isComplete, isRunning, change, submit };
}
