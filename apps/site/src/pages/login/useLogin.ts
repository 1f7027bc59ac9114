import { sentenceOf } from '@gildshelf/api-client';
import { credentials, type FormProblem, firstProblem, messages } from '@gildshelf/api-client/contract';
import { useAccount, useUser } from '@gildshelf/api-client/react';
import { useHumanCheck } from '@gildshelf/widgets';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { readMeta } from '../../readMeta.ts';
import { useReloadRetry } from '../retry/useReloadRetry.ts';
import { unverifiedEmail } from './unverifiedEmail.ts';

/** Log in: the fields, the human check, the call; then the dashboard, or the reload with the message. */
export function useLogin() {
  const { logIn } = useAccount();
  const { read } = useUser();
  const navigate = useNavigate();
  const humanCheck = useHumanCheck(readMeta('human-check', 'proof-of-work'));
  const retry = useReloadRetry('login');
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);

  async function submit(username: string, password: string) {
    const values = { username: username.trim(), password };
    const found = firstProblem(credentials, values);
    setProblem(found);
    if (found) return;
    setIsSubmitting(true);
    try {
      const recaptchaToken = await humanCheck.answer();
      if (!(await logIn({ ...values, recaptchaToken }))) throw new Error(messages.login.failed);
      navigate(paths.dashboard(read()?.username ?? ''), { replace: true });
    } catch (error) {
      const email = unverifiedEmail(error, values.username);
      retry.fail({
        message: sentenceOf(error, humanCheck.sentenceOf(error) ?? messages.login.failed),
        values: { username: values.username },
        ...(email !== null && { unverifiedEmail: email }),
      });
    } finally {
      setIsSubmitting(false);
    }
  }

  return { submit, problem, isSubmitting, humanCheck, ...retry };
}
