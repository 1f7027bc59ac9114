import { sentenceOf } from '@gildshelf/api-client';
import { firstProblem, forgottenPassword, messages } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { useState } from 'react';
import { useForm } from '../../useForm.ts';
import { useDemandedCheck } from './useDemandedCheck.ts';

interface Fields {
  readonly email: string;
}

/** Forgot password: the address, the human check, the call; then the sentence that tells nobody whether there is an account. */
export function useForgotPassword() {
  const { forgotPassword } = useAccount();
  const check = useDemandedCheck();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(false);

  async function send({ email }: Fields) {
    setFailure(null);
    try {
      await forgotPassword({ email: email.trim(), recaptchaToken: await check.answer() });
      setIsSent(true);
    } catch (error) {
      setFailure(sentenceOf(error, check.sentenceOf(error) ?? messages.forgotPassword.failed));
    }
    check.reset();
  }

  const findProblem = (fields: Fields) =>
    check.demandedBy(firstProblem(forgottenPassword, { ...fields, recaptchaToken: check.shown }));
  return {
    ...useForm({ findProblem, send }),
    control: check.control,
    failure,
    isSent,
    close: () => setIsSent(false),
  };
}
