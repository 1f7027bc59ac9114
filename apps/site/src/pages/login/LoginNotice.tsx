import { messages } from '@gildshelf/api-client/contract';
import { Alert, Button } from '@gildshelf/ui';
import { useLocation } from 'react-router-dom';
import { readState } from '../../navigationState.ts';
import { paths } from '../../paths.ts';
import { useSettings } from '../../siteSettings.ts';
import { useSearchParameter } from '../../useSearchParameter.ts';
import type { FailedAttempt } from '../retry/failedAttempt.ts';
import { thirdPartyMessage } from '../third-party/thirdPartyMessage.ts';

export interface LoginNoticeProps {
  readonly earlier: FailedAttempt | null;
  readonly isRefreshing: boolean;
}

/** The message above the login's fields: about the current attempt, else the previous one, else from the navigation to the page. */
export function LoginNotice({ earlier, isRefreshing }: LoginNoticeProps) {
  const { state } = useLocation();
  const { thirdParty } = useSettings();
  const query = useSearchParameter('problem');
  const welcome = readState<string>(state, 'message', 'string');
  const problem = readState<string>(state, 'problem', 'string') ?? query;
  const signInError = thirdPartyMessage(problem, thirdParty ?? 'Google');

  if (isRefreshing) return <Alert>{messages.login.refreshing}</Alert>;
  if (earlier)
    return (
      <Alert tone="danger" action={<VerifyNow email={earlier.unverifiedEmail} />}>
        {earlier.message}
      </Alert>
    );
  if (signInError) return <Alert tone="danger">{signInError}</Alert>;
  return welcome && <Alert tone="success">{welcome}</Alert>;
}

function VerifyNow({ email }: { readonly email: string | undefined }) {
  if (email === undefined) return null;
  return (
    <Button size="sm" href={paths.verifyEmail} state={{ email, showResend: true }}>
      Verify Email Now
    </Button>
  );
}
