import { firstProblem, messages, passwordReset } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { useCheckedForm } from './useCheckedForm.ts';

interface Fields {
  readonly newPassword: string;
  readonly retypedPassword: string;
}

/** Reset password: the link's token, twice the new password, the human check, the call. */
export function useResetPassword(token: string) {
  const { resetPassword } = useAccount();
  return useCheckedForm<Fields>({
    findProblem: (checked) => firstProblem(passwordReset, { ...checked, token }),
    send: ({ newPassword, recaptchaToken }) => resetPassword({ token, newPassword, recaptchaToken }),
    failed: messages.resetPassword.failed,
  });
}
