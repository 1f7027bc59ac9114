import { firstFormError, forgottenPassword, messages } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { useHumanCheckForm } from './useHumanCheckForm.ts';

interface Fields {
  readonly email: string;
}

/** Forgot password: validates, runs the human check and sends; the message afterwards does not reveal whether an account exists. */
export function useForgotPassword() {
  const { forgotPassword } = useAccount();
  return useHumanCheckForm<Fields>({
    findProblem: (checked) => firstFormError(forgottenPassword, checked),
    send: ({ email, recaptchaToken }) => forgotPassword({ email: email.trim(), recaptchaToken }),
    failed: messages.forgotPassword.failed,
  });
}
