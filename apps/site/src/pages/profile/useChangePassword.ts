import { sentenceOf } from '@gildshelf/api-client';
import {
  type FormError,
  firstFormError,
  messages,
  ownMessages,
  passwordChange,
} from '@gildshelf/api-client/contract';
import { useAccount, useCommand } from '@gildshelf/api-client/react';
import { useState } from 'react';

const empty = { currentPassword: '', newPassword: '', retypedPassword: '' };

/** The three passwords of the dialog. */
export type PasswordField = keyof typeof empty;

/** The form for a new password: validates in the order of its rules, sends, and has the message about the result. */
export function useChangePassword() {
  const { changePassword } = useAccount();
  const { run, isRunning } = useCommand(changePassword);
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<FormError | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [success, setSuccess] = useState<string | null>(null);

  function change(field: PasswordField, value: string) {
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
      .catch((error: unknown) => setFailure(sentenceOf(error, messages.changePassword.failed)));
    return undefined;
  }

  const isComplete = Object.values(values).every((value) => value !== '');
  return { values, problem, failure, success, isComplete, isRunning, change, submit };
}
