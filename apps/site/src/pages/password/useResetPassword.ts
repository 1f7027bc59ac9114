import { sentenceOf } from '@gildshelf/api-client';
import { firstProblem, messages, passwordReset } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { useState } from 'react';
import { useForm } from '../../useForm.ts';
import { useDemandedCheck } from './useDemandedCheck.ts';

interface Fields {
  readonly newPassword: string;
  readonly retypedPassword: string;
}

/** Reset password: the link's token, twice the new password, the human check, the call. */
export function useResetPassword(token: string) {
  const { resetPassword } = useAccount();
  const check = useDemandedCheck();
  const [failure, setFailure] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);

  async function send({ newPassword }: Fields) {
    setFailure(null);
    try {
      await resetPassword({ token, newPassword, recaptchaToken: await check.answer() });
      setIsDone(true);
    } catch (error) {
      setFailure(sentenceOf(error, check.sentenceOf(error) ?? messages.resetPassword.failed));
    }
    check.reset();
  }

  const findProblem = (fields: Fields) =>
    check.demandedBy(firstProblem(passwordReset, { ...fields, token, recaptchaToken: check.shown }));
  return { ...useForm({ findProblem, send }), control: check.control, failure, isDone };
}
