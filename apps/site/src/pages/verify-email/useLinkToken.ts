import { ApiError, sentenceOf } from '@gildshelf/api-client';
import { messages } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';

const tooManyRequests = 429;

// One request per token: a page that mounts twice, or that the user returns to, must not use the link twice.
const requests = new Map<string, Promise<unknown>>();

/** Verifies the token of an emailed link; then navigates on, or returns the error message as a notice. */
export function useLinkToken(token: string | null) {
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
        if (/already verified/i.test(sentenceOf(error, ''))) {
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
  const message = sentenceOf(error, failed);
  if (/expired/i.test(message)) return expired;
  // The message of the rate limit contains the time to wait.
  return error instanceof ApiError && error.status === tooManyRequests ? message : failed;
}
