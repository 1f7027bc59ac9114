import { firstProblem, forgottenPassword, messages } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { useCheckedForm } from './useCheckedForm.ts';

interface Fields {
  readonly email: string;
}

/** Forgot password: the address, the human check, the call; then the sentence that tells nobody whether there is an account. */
export function useForgotPassword() {
  const { forgotPassword } = useAccount();
  return useCheckedForm<Fields>({
    findProblem: (checked) => firstProblem(forgottenPassword, checked),
    send: ({ email, recaptchaToken }) => forgotPassword({ email: email.trim(), recaptchaToken }),
    failed: messages.forgotPassword.failed,
  });
}
