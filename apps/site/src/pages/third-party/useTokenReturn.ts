import { decodeToken } from '@gildshelf/api-client';
import { auth, messages } from '@gildshelf/api-client/contract';
import { useAccount, useApi, useUser } from '@gildshelf/api-client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { afterSignIn } from '../rate/signInReturn.ts';
import { tokenProblems } from './thirdPartySentence.ts';

// A page that mounts twice must not swap its token twice: the second one would be refused.
const onTheirWay = new Map<string, Promise<string | null>>();

/**
 * The way back from a third party: the token of the address starts a session, and the dashboard takes the address's
 * place in the history; a token that is of no use leads to the login, which says why.
 */
export function useTokenReturn(token: string | null): void {
  const { signInByToken } = useAccount();
  const { read } = useUser();
  const navigate = useNavigate();
  const api = useApi();

  useEffect(() => {
    if (token === null) return;
    let isHere = true;
    const outcome = onTheirWay.get(token) ?? problemOf(token, signInByToken);
    onTheirWay.set(token, outcome);
    void outcome.then((problem) => {
      onTheirWay.delete(token);
      if (!isHere) return;
      if (problem === null)
        navigate(afterSignIn(api, paths.dashboard(read()?.username ?? '')), { replace: true });
      else navigate(paths.login, { replace: true, state: { problem } });
    });
    return () => {
      isHere = false;
    };
  }, [token, signInByToken, read, navigate, api]);
}

async function problemOf(token: string, signIn: (token: string) => Promise<boolean>) {
  try {
    decodeToken(token);
  } catch (error) {
    const isRead = error instanceof Error && error.message === messages.thirdParty.invalidUser;
    return isRead ? tokenProblems.invalidUser : tokenProblems.unreadable;
  }
  try {
    await signIn(token);
    return null;
  } catch {
    return auth.thirdPartyProblems.failed;
  }
}
