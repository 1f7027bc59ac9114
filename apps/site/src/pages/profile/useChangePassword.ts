import { sentenceOf } from '@gildshelf/api-client';
import {
  type FormProblem,
  firstProblem,
  messages,
  ownMessages,
  passwordChange,
} from '@gildshelf/api-client/contract';
import { useAccount, useCommand } from '@gildshelf/api-client/react';
import { useState } from 'react';

const empty = { currentPassword: '', newPassword: '', retypedPassword: '' };

/** The three passwords of the dialog. */
export type PasswordField = keyof typeof empty;

/** The form that changes a password: its rules in the order of §5, the call, and what there is to say afterwards. */
export function useChangePassword() {
  const { changePassword } = useAccount();
  const { run, isRunning } = useCommand(changePassword);
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [success, setSuccess] = useState<string | null>(null);

  function change(field: PasswordField, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    setProblem(null);
    setFailure(null);
  }

  /** Changes the password; the field to mend where a rule is broken. */
  function submit(): string | undefined {
    if (isRunning) return undefined;
    const found = firstProblem(passwordChange, values);
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
