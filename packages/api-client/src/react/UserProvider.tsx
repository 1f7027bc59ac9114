import { createContext, type ReactNode, use, useEffect, useRef, useSyncExternalStore } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { Session, SessionState } from '../client/index.ts';
import { messages, storageKeys } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';

const UserContext = createContext<(SessionState & Pick<Session, SessionAction>) | null>(null);

type SessionAction = 'logIn' | 'setToken' | 'logOut' | 'update' | 'read';

export interface UserProviderProps {
  /**
   * Delays the start of the session until this promise resolves; until then no one is signed in. For a server-rendered page, until
   * it is hydrated: a change of the session during hydration would hydrate all of the page at once, in one long task.
   */
  readonly startAfter?: Promise<void>;
  readonly children: ReactNode;
}

/** Provides the session to the hooks below it, and follows changes of the session by other tabs. */
export function UserProvider({ startAfter, children }: UserProviderProps) {
  const { session } = useApi();
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);

  useEffect(() => {
    if (startAfter) void startAfter.then(session.start);
    else session.start();
  }, [session, startAfter]);

  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === storageKeys.token || key === null) session.start();
    };
    // A page that is restored from the back/forward cache has missed the storage events in the meantime.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) session.start();
    };
    addEventListener('storage', handleStorage);
    addEventListener('pageshow', handlePageShow);
    return () => {
      removeEventListener('storage', handleStorage);
      removeEventListener('pageshow', handlePageShow);
    };
  }, [session]);

  return (
    <UserContext value={{ ...session, ...state }}>
      <SWRConfig key={state.replacements} value={swrOptions}>
        <ClearCacheOnUserChange userId={state.user?.userId} />
        {children}
      </SWRConfig>
    </UserContext>
  );
}

const swrOptions = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  // A cache per provider, because the responses of one host are not valid for another.
  provider: () => new Map(),
} as const;

/**
 * Removes all cached data when the user changes: another user of the same browser must never see it, nor the adult titles in public data.
 */
function ClearCacheOnUserChange({ userId }: { readonly userId: string | undefined }) {
  const { mutate } = useSWRConfig();
  const lastUserId = useRef(userId);

  useEffect(() => {
    const previousId = lastUserId.current;
    lastUserId.current = userId;
    if (!previousId || previousId === userId) return;
    // Also removes the age of the data, so that it is requested again when the previous user returns.
    void mutate(() => true, undefined);
  }, [userId, mutate]);
  return null;
}

/** The session and its actions; throws an Error outside a UserProvider. */
export function useUser() {
  const session = use(UserContext);
  if (!session) throw new Error(messages.session.outsideProvider);
  return session;
}
