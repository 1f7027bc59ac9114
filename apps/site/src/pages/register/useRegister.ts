import { sentenceOf } from '@gildshelf/api-client';
import { type FormProblem, firstProblem, messages, registration } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { useHumanCheck } from '@gildshelf/widgets';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { readMeta } from '../../readMeta.ts';
import { useReloadRetry } from '../retry/useReloadRetry.ts';

interface Fields {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

/** Register: the fields, the human check, the call; then the page that says where the mail went. */
export function useRegister() {
  const { register } = useAccount();
  const navigate = useNavigate();
  const humanCheck = useHumanCheck(readMeta('human-check', 'proof-of-work'));
  const retry = useReloadRetry('register');
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);

  async function submit(fields: Fields) {
    const values = { ...fields, email: fields.email.trim(), username: fields.username.trim() };
    const found = firstProblem(registration, values);
    setProblem(found);
    if (found) return;
    setIsSubmitting(true);
    const { email, username } = values;
    try {
      const recaptchaToken = await humanCheck.answer();
      const { message } = await register({ ...values, recaptchaToken });
      navigate(paths.verifyEmailSent, { state: { email, message, showResend: true } });
    } catch (error) {
      retry.fail({
        message: sentenceOf(error, humanCheck.sentenceOf(error) ?? messages.register.failed),
        values: { email, username },
      });
    } finally {
      setIsSubmitting(false);
    }
  }

  return { submit, problem, isSubmitting, humanCheck, ...retry };
}
