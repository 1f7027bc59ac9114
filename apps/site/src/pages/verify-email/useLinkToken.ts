import { ApiError, sentenceOf } from '@gildshelf/api-client';
import { messages } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';

const tooMany = 429;

// One call per token: a page that mounts twice, or that one comes back to, must not use the link twice.
const calls = new Map<string, Promise<unknown>>();

/** Takes the token of a mailed link to the server; what came of it leads on, or is said. */
export function useLinkToken(token: string | null) {
  const { verifyEmail } = useAccount();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (token === null) return;
    let isHere = true;
    const call = calls.get(token) ?? verifyEmail(token);
    calls.set(token, call);
    call.then(
      () => isHere && navigate(paths.verifyEmailSuccess, { replace: true }),
      (error: unknown) => {
        if (!isHere) return;
        if (/already verified/i.test(sentenceOf(error, ''))) {
          const state = { message: messages.verification.alreadyVerified };
          navigate(paths.login, { replace: true, state });
        } else setFailure(failureOf(error));
      },
    );
    return () => {
      isHere = false;
    };
  }, [token, verifyEmail, navigate]);

  return {
    isVerifying: token !== null && failure === null,
    notice: failure === null ? null : ({ tone: 'danger', sentence: failure } as const),
  };
}

function failureOf(error: unknown): string {
  const { expired, failed } = messages.verification;
  const sentence = sentenceOf(error, failed);
  if (/expired/i.test(sentence)) return expired;
  // Who has only to wait is told so.
  return error instanceof ApiError && error.status === tooMany ? sentence : failed;
}
