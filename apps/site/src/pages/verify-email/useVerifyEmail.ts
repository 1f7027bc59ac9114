import { sentenceOf } from '@gildshelf/api-client';
import { auth, firstFormError, messages, verificationResend } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useIsMounted } from '../../useIsMounted.ts';
import { useLinkToken } from './useLinkToken.ts';

/** The message below the text of the screen. */
export interface Notice {
  readonly tone: 'danger' | 'info' | 'success';
  readonly message: string;
}

/** The verification screen: verifies the link's token, resends the email, checks the status of the verification. */
export function useVerifyEmail(token: string | null, email: string) {
  const { resendVerification, readVerificationStatus } = useAccount();
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
      setNotice({ tone: 'danger', message: sentenceOf(error, fallback) });
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
        return { tone: 'success', message: message || `A verification email was sent to ${email}.` };
      },
      messages.verification.resendFailed,
    );
  }

  function check() {
    const problem = firstFormError(auth.verificationStatus.query, { email });
    if (problem) return setNotice({ tone: 'danger', message: problem.message });
    void attempt(
      'check',
      async () => {
        if (!(await readVerificationStatus(email)))
          return { tone: 'info', message: messages.verification.notVerifiedYet };
        if (isMounted()) navigate(paths.verifyEmailSuccess);
        return null;
      },
      messages.verification.statusFailed,
    );
  }

  return { notice: notice ?? link.notice, isVerifying: link.isVerifying, busyWith, resend, check };
}
