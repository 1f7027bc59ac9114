import { ApiError, userMessageOf } from '@gildshelf/api-client';
import { credentials, firstFormError, messages } from '@gildshelf/api-client/contract';
import { useAccount, useApi, useUser } from '@gildshelf/api-client/react';
import { useHumanCheck } from '@gildshelf/widgets';
import { useNavigate } from 'react-router-dom';
import { useSettings } from '../../app/siteSettings.ts';
import { useForm } from '../../forms/useForm.ts';
import { useIsMounted } from '../../forms/useIsMounted.ts';
import { useReloadRetry } from '../../forms/useReloadRetry.ts';
import { paths, userPath } from '../../routing/paths.ts';
import { urlAfterSignIn } from '../rate/signInReturn.ts';

interface Fields {
  readonly username: string;
  readonly password: string;
}

/** The login form: validates, runs the human check and logs in; then opens the dashboard, or reloads the page with the error message. */
export function useLogin() {
  const { logIn } = useAccount();
  const { read } = useUser();
  const navigate = useNavigate();
  const api = useApi();
  const isMounted = useIsMounted();
  const humanCheck = useHumanCheck(useSettings().humanCheck);
  const { fail, ...retry } = useReloadRetry('login');

  async function send({ username: typed, password }: Fields) {
    const username = typed.trim();
    try {
      const recaptchaToken = await humanCheck.getToken();
      if (!(await logIn({ username, password, recaptchaToken }))) throw new Error(messages.login.failed);
    } catch (error) {
      const email = unverifiedEmail(error, username);
      const { unverified, failed } = messages.login;
      const fallback = email === null ? failed : unverified;
      // The message below contains the error of the human check, which its control would show a second time.
      humanCheck.reset();
      return fail({
        message: userMessageOf(error, humanCheck.messageOf(error) ?? fallback),
        values: { username },
        ...(email !== null && { unverifiedEmail: email }),
      });
    }
    if (isMounted())
      navigate(urlAfterSignIn(api, userPath(paths.dashboard, read()?.username ?? '')), { replace: true });
  }

  const findProblem = (values: Fields) => firstFormError(credentials, values);
  return { ...useForm({ findProblem, send }), humanCheck, ...retry };
}

const forbidden = 403;
const verificationMessage = /verify (your )?email/i;

/**
 * The email address that has to be verified, when that is why a login failed: that of the response, else the typed one if it is an
 * email address, else ''. Null when the login failed for another reason.
 */
export function unverifiedEmail(error: unknown, typed: string): string | null {
  if (!(error instanceof ApiError)) return null;
  const isRequired = error.status === forbidden && error.problem?.requiresVerification === true;
  if (!isRequired && !verificationMessage.test(error.userMessage ?? '')) return null;
  return error.problem?.user?.email ?? (typed.includes('@') ? typed : '');
}
