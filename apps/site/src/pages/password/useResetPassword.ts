import { firstFormError, messages, passwordReset } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { useHumanCheckForm } from './useHumanCheckForm.ts';

interface Fields {
  readonly newPassword: string;
  readonly retypedPassword: string;
}

/** Reset password: validates the link's token and both passwords, runs the human check and sends. */
export function useResetPassword(token: string) {
  const { resetPassword } = useAccount();
  return useHumanCheckForm<Fields>({
    findProblem: (checked) => firstFormError(passwordReset, { ...checked, token }),
    send: ({ newPassword, recaptchaToken }) => resetPassword({ token, newPassword, recaptchaToken }),
    failed: messages.resetPassword.failed,
  });
}
