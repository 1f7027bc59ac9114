import { sentenceOf } from '@gildshelf/api-client';
import { firstProblem, messages, verificationResend } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** What the screen says under its text. */
export interface Notice {
  readonly tone: 'danger' | 'info' | 'success';
  readonly sentence: string;
}

// One call per token: a page that mounts twice must not use the link twice.
const sentTokens = new Set<string>();

function failureOf(error: unknown): string {
  return /expired/i.test(sentenceOf(error, ''))
    ? messages.verification.expired
    : messages.verification.failed;
}

/** The verification screen: takes the link's token to the server, has the mail sent again, asks how it stands. */
export function useVerifyEmail(token: string | null, email: string) {
  const { verifyEmail, resendVerification, readVerificationStatus } = useAccount();
  const navigate = useNavigate();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setIsBusy] = useState(token !== null);

  useEffect(() => {
    if (token === null || sentTokens.has(token)) return;
    sentTokens.add(token);
    verifyEmail(token)
      .then(() => navigate(paths.verifyEmailSuccess, { replace: true }))
      .catch((error: unknown) => {
        if (/already verified/i.test(sentenceOf(error, ''))) {
          return navigate(paths.login, {
            replace: true,
            state: { message: messages.verification.alreadyVerified },
          });
        }
        setNotice({ tone: 'danger', sentence: failureOf(error) });
      })
      .finally(() => setIsBusy(false));
  }, [token, verifyEmail, navigate]);

  async function attempt(action: () => Promise<Notice | null>, fallback: string) {
    setIsBusy(true);
    setNotice(null);
    try {
      setNotice(await action());
    } catch (error) {
      setNotice({ tone: 'danger', sentence: sentenceOf(error, fallback) });
    }
    setIsBusy(false);
  }

  function resend() {
    const problem = firstProblem(verificationResend, { email });
    if (problem) return setNotice({ tone: 'danger', sentence: problem.sentence });
    void attempt(async () => {
      const { message } = await resendVerification(email);
      return { tone: 'success', sentence: message || `A verification email was sent to ${email}.` };
    }, messages.verification.resendFailed);
  }

  function check() {
    if (!email) return setNotice({ tone: 'danger', sentence: messages.verification.statusAddressMissing });
    void attempt(async () => {
      if (!(await readVerificationStatus(email)))
        return { tone: 'info', sentence: messages.verification.notVerifiedYet };
      navigate(paths.verifyEmailSuccess);
      return null;
    }, messages.verification.statusFailed);
  }

  return { notice, isBusy, resend, check };
}
