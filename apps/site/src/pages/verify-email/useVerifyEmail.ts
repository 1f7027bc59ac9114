import { ApiError, userMessageOf } from '@gildshelf/api-client';
import {
  auth,
  firstFormError,
  messages,
  ownMessages,
  verificationResend,
} from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsMounted } from '../../forms/useIsMounted.ts';
import { paths } from '../../routing/paths.ts';

/** The message below the text of the screen. */
export interface Notice {
  readonly tone: 'danger' | 'info' | 'success';
  readonly message: string;
}

/** The verification screen: verifies the link's token, resends the email, checks the status of the verification. */
export function useVerifyEmail(token: string | null, email: string) {
  const { resendVerification, getVerificationStatus } = useAccount();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const link = useLinkToken(token);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [busyWith, setBusyWith] = useState<'resend' | 'check' | null>(null);
  const isBusy = useRef(false);

  async function attempt(task: 'resend' | 'check', action: () => Promise<Notice | null>, fallback: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusyWith(task);
    setNotice(null);
    try {
      setNotice(await action());
    } catch (error) {
      setNotice({ tone: 'danger', message: userMessageOf(error, fallback) });
    }
    isBusy.current = false;
    setBusyWith(null);
  }

  function resend() {
    const problem = firstFormError(verificationResend, { email });
    if (problem) return setNotice({ tone: 'danger', message: problem.message });
    void attempt(
      'resend',
      async () => {
        const { message } = await resendVerification(email);
        return { tone: 'success', message: message || ownMessages.account.resentTo(email) };
      },
      messages.verification.resendFailed,
    );
  }

  function check() {
    const problem = firstFormError(auth.getVerificationStatus.query, { email });
    if (problem) return setNotice({ tone: 'danger', message: problem.message });
    void attempt(
      'check',
      async () => {
        if (!(await getVerificationStatus(email)))
          return { tone: 'info', message: messages.verification.notVerifiedYet };
        if (isMounted()) navigate(paths.verifyEmailSuccess);
        return null;
      },
      messages.verification.statusFailed,
    );
  }

  return { notice: notice ?? link.notice, isVerifying: link.isVerifying, busyWith, resend, check };
}

const tooManyRequests = 429;

// One request per token: a page that mounts twice, or that the user returns to, must not use the link twice.
const requests = new Map<string, Promise<unknown>>();

/** Verifies the token of an emailed link; then navigates on, or returns the error message as a notice. */
function useLinkToken(token: string | null) {
  const { verifyEmail } = useAccount();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (token === null) return;
    let isMounted = true;
    const request = requests.get(token) ?? verifyEmail(token);
    requests.set(token, request);
    request.then(
      () => isMounted && navigate(paths.verifyEmailSuccess, { replace: true }),
      (error: unknown) => {
        if (!isMounted) return;
        if (/already verified/i.test(userMessageOf(error, ''))) {
          const state = { message: messages.verification.alreadyVerified };
          navigate(paths.login, { replace: true, state });
        } else setFailure(failureOf(error));
      },
    );
    return () => {
      isMounted = false;
    };
  }, [token, verifyEmail, navigate]);

  return {
    isVerifying: token !== null && failure === null,
    notice: failure === null ? null : ({ tone: 'danger', message: failure } as const),
  };
}

function failureOf(error: unknown): string {
  const { expired, failed } = messages.verification;
  const message = userMessageOf(error, failed);
  if (/expired/i.test(message)) return expired;
  // The message of the rate limit contains the time to wait.
  return error instanceof ApiError && error.status === tooManyRequests ? message : failed;
}
