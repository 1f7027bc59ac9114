import { sentenceOf } from '@gildshelf/api-client';
import { auth, firstProblem, messages, verificationResend } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useIsHere } from '../../useIsHere.ts';
import { useLinkToken } from './useLinkToken.ts';

/** What the screen says under its text. */
export interface Notice {
  readonly tone: 'danger' | 'info' | 'success';
  readonly sentence: string;
}

/** The verification screen: takes the link's token to the server, has the mail sent again, asks how it stands. */
export function useVerifyEmail(token: string | null, email: string) {
  const { resendVerification, readVerificationStatus } = useAccount();
  const navigate = useNavigate();
  const isHere = useIsHere();
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
      setNotice({ tone: 'danger', sentence: sentenceOf(error, fallback) });
    }
    isBusy.current = false;
    setBusyWith(null);
  }

  function resend() {
    const problem = firstProblem(verificationResend, { email });
    if (problem) return setNotice({ tone: 'danger', sentence: problem.sentence });
    void attempt(
      'resend',
      async () => {
        const { message } = await resendVerification(email);
        return { tone: 'success', sentence: message || `A verification email was sent to ${email}.` };
      },
      messages.verification.resendFailed,
    );
  }

  function check() {
    const problem = firstProblem(auth.verificationStatus.query, { email });
    if (problem) return setNotice({ tone: 'danger', sentence: problem.sentence });
    void attempt(
      'check',
      async () => {
        if (!(await readVerificationStatus(email)))
          return { tone: 'info', sentence: messages.verification.notVerifiedYet };
        if (isHere()) navigate(paths.verifyEmailSuccess);
        return null;
      },
      messages.verification.statusFailed,
    );
  }

  return { notice: notice ?? link.notice, isVerifying: link.isVerifying, busyWith, resend, check };
}
