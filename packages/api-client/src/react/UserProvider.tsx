import { createContext, type ReactNode, use, useEffect, useRef, useSyncExternalStore } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { Session, SessionState } from '../client/index.ts';
import { messages, storageKeys } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';

const UserContext = createContext<(SessionState & Pick<Session, SessionAction>) | null>(null);

type SessionAction = 'logIn' | 'setToken' | 'logOut' | 'update' | 'read';

export interface UserProviderProps {
  /**
   * Nobody is known before: for a page that a server has rendered for everybody, until it is taken over. News of a session
   * would have all of it taken over at once, in one long task.
   */
  readonly startAfter?: Promise<void>;
  readonly children: ReactNode;
}

/** Makes the session known to everything below it, and follows what other tabs do to it. */
export function UserProvider({ startAfter, children }: UserProviderProps) {
  const { session } = useApi();
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);

  useEffect(() => {
    if (startAfter) void startAfter.then(session.start);
    else session.start();
  }, [session, startAfter]);

  useEffect(() => {
    const followOtherTabs = ({ key }: StorageEvent) => {
      if (key === storageKeys.token || key === null) session.start();
    };
    // A page that comes back from the browser's memory has heard of nothing meanwhile.
    const catchUp = ({ persisted }: PageTransitionEvent) => {
      if (persisted) session.start();
    };
    addEventListener('storage', followOtherTabs);
    addEventListener('pageshow', catchUp);
    return () => {
      removeEventListener('storage', followOtherTabs);
      removeEventListener('pageshow', catchUp);
    };
  }, [session]);

  return (
    <UserContext value={{ ...session, ...state }}>
      <SWRConfig key={state.takeovers} value={swrOptions}>
        <ForgetOnUserChange userId={state.user?.userId} />
        {children}
      </SWRConfig>
    </UserContext>
  );
}

const swrOptions = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  // What one host has said is no answer of another: each provider keeps its own.
  provider: () => new Map(),
} as const;

/** Another person at the same browser must never see what the first one kept. */
function ForgetOnUserChange({ userId }: { readonly userId: string | undefined }) {
  const { mutate } = useSWRConfig();
  const earlierId = useRef(userId);

  useEffect(() => {
    const leaving = earlierId.current;
    earlierId.current = userId;
    if (!leaving || leaving === userId) return;
    // Forgotten with the answers' age: whoever comes back within it is asked for anew.
    void mutate((key) => Array.isArray(key) && key.includes(leaving), undefined);
  }, [userId, mutate]);
  return null;
}

/** The session and what can be done to it; throws outside a UserProvider, in the words of §4. */
export function useUser() {
  const session = use(UserContext);
  if (!session) throw new Error(messages.session.outsideProvider);
  return session;
}
