import { decodeToken } from '@gildshelf/api-client';
import { auth, messages, ownMessages } from '@gildshelf/api-client/contract';
import { useAccount, useApi, useUser } from '@gildshelf/api-client/react';
import { Heading, Panel, Spinner, Stack, useTranslate } from '@gildshelf/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths, userPath } from '../../routing/paths.ts';
import { urlAfterSignIn } from '../rate/signInReturn.ts';

/** Shown while the token from the URL is exchanged for a session. */
export function CompletingLogin() {
  const translate = useTranslate();
  usePageTitle(translate('Logging in'));
  return (
    <Panel padding="lg">
      <Stack gap={5} align="centre">
        <Heading level={1} size="lg" align="centre">
          {translate(messages.thirdParty.completing)}
        </Heading>
        <Spinner size="lg" />
      </Stack>
    </Panel>
  );
}

// A page that mounts twice must not exchange its token twice: the second exchange would be rejected.
const pendingExchanges = new Map<string, Promise<string | null>>();

/**
 * The return from a third-party sign-in: exchanges the token from the URL for a session, and replaces the history entry with the
 * dashboard. An unusable token leads to the login, which shows the reason.
 */
export function useTokenReturn(token: string | null): void {
  const { signInByToken } = useAccount();
  const { read } = useUser();
  const navigate = useNavigate();
  const api = useApi();

  useEffect(() => {
    if (token === null) return;
    let isMounted = true;
    const outcome = pendingExchanges.get(token) ?? problemOf(token, signInByToken);
    pendingExchanges.set(token, outcome);
    void outcome.then((problem) => {
      pendingExchanges.delete(token);
      if (!isMounted) return;
      if (problem === null)
        navigate(urlAfterSignIn(api, userPath(paths.dashboard, read()?.username ?? '')), { replace: true });
      else navigate(paths.login, { replace: true, state: { problem } });
    });
    return () => {
      isMounted = false;
    };
  }, [token, signInByToken, read, navigate, api]);
}

async function problemOf(token: string, signIn: (token: string) => Promise<boolean>) {
  try {
    decodeToken(token);
  } catch (error) {
    const isReadable = error instanceof Error && error.message === messages.user.invalid;
    return isReadable ? tokenProblems.invalidUser : tokenProblems.unreadable;
  }
  try {
    await signIn(token);
    return null;
  } catch {
    return auth.thirdPartySignInErrors.failed;
  }
}

const { notConfigured, failed, emailMissing } = auth.thirdPartySignInErrors;

/** Why a token from the URL is unusable, in addition to the reasons of the API. */
export const tokenProblems = { invalidUser: 'invalid-user', unreadable: 'unreadable-token' } as const;

/** The error message of a third-party sign-in that led back to the login. */
export function thirdPartyMessage(problem: string | null | undefined, provider: string): string | undefined {
  switch (problem) {
    case tokenProblems.invalidUser:
      return messages.user.invalid;
    case tokenProblems.unreadable:
      return messages.thirdParty.unreadableToken;
    case notConfigured:
      return ownMessages.thirdParty.notConfigured(provider);
    case failed:
      return ownMessages.thirdParty.failed(provider);
    case emailMissing:
      return ownMessages.thirdParty.emailMissing(provider);
    default:
      return undefined;
  }
}
