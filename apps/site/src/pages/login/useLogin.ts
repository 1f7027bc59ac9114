import { sentenceOf } from '@gildshelf/api-client';
import { credentials, firstProblem, messages } from '@gildshelf/api-client/contract';
import { useAccount, useApi, useUser } from '@gildshelf/api-client/react';
import { useHumanCheck } from '@gildshelf/widgets';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSettings } from '../../siteSettings.ts';
import { useForm } from '../../useForm.ts';
import { useIsHere } from '../../useIsHere.ts';
import { afterSignIn } from '../rate/signInReturn.ts';
import { useReloadRetry } from '../retry/useReloadRetry.ts';
import { unverifiedEmail } from './unverifiedEmail.ts';

interface Fields {
  readonly username: string;
  readonly password: string;
}

/** Log in: the fields, the human check, the call; then the dashboard, or the reload with the message. */
export function useLogin() {
  const { logIn } = useAccount();
  const { read } = useUser();
  const navigate = useNavigate();
  const api = useApi();
  const isHere = useIsHere();
  const humanCheck = useHumanCheck(useSettings().humanCheck);
  const { fail, ...retry } = useReloadRetry('login');

  async function send({ username: typed, password }: Fields) {
    const username = typed.trim();
    try {
      const recaptchaToken = await humanCheck.answer();
      if (!(await logIn({ username, password, recaptchaToken }))) throw new Error(messages.login.failed);
    } catch (error) {
      const email = unverifiedEmail(error, username);
      const { unverified, failed } = messages.login;
      const fallback = email === null ? failed : unverified;
      // Its sentence stands in the message; at the control it would stand a second time.
      humanCheck.reset();
      return fail({
        message: sentenceOf(error, humanCheck.sentenceOf(error) ?? fallback),
        values: { username },
        ...(email !== null && { unverifiedEmail: email }),
      });
    }
    if (isHere()) navigate(afterSignIn(api, paths.dashboard(read()?.username ?? '')), { replace: true });
  }

  const findProblem = (values: Fields) => firstProblem(credentials, values);
  return { ...useForm({ findProblem, send }), humanCheck, ...retry };
}
