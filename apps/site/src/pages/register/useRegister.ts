import { sentenceOf } from '@gildshelf/api-client';
import { firstFormError, messages, registration } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { useHumanCheck } from '@gildshelf/widgets';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSettings } from '../../siteSettings.ts';
import { useForm } from '../../useForm.ts';
import { useIsMounted } from '../../useIsMounted.ts';
import { useReloadRetry } from '../retry/useReloadRetry.ts';

interface Fields {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

/** The registration form: validates, runs the human check and registers; then opens the page about the verification email. */
export function useRegister() {
  const { register } = useAccount();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const humanCheck = useHumanCheck(useSettings().humanCheck);
  const { fail, ...retry } = useReloadRetry('register');

  async function send(fields: Fields) {
    const { email, username, password } = trimmed(fields);
    try {
      const recaptchaToken = await humanCheck.answer();
      const { message } = await register({ email, username, password, recaptchaToken });
      if (isMounted()) navigate(paths.verifyEmailSent, { state: { email, message, showResend: true } });
    } catch (error) {
      // The message below contains the error of the human check, which its control would show a second time.
      humanCheck.reset();
      await fail({
        message: sentenceOf(error, humanCheck.sentenceOf(error) ?? messages.register.failed),
        values: { email, username },
      });
    }
  }

  const findProblem = (fields: Fields) => firstFormError(registration, trimmed(fields));
  return { ...useForm({ findProblem, send }), humanCheck, ...retry };
}

function trimmed({ email, username, password }: Fields): Fields {
  return { email: email.trim(), username: username.trim(), password };
}
