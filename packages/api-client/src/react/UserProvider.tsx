import { createContext, type ReactNode, use, useEffect, useRef, useSyncExternalStore } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { Session, SessionState } from '../client/index.ts';
import { messages, storageKeys } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { ownDataKey } from './query.ts';

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
 * Removes all cached data when the user changes: another user of the same browser must never see it. When the user sees adult titles
 * from now on, or no longer, removes all but the user's own data.
 */
function ClearCacheOnUserChange({ userId }: { readonly userId: string | undefined }) {
  const seesAdultTitles = !!useApi().session.viewerToken();
  const { mutate } = useSWRConfig();
  const last = useRef([userId, seesAdultTitles] as const);

  useEffect(() => {
    const [previousId, sawAdultTitles] = last.current;
    last.current = [userId, seesAdultTitles];
    const isSameUser = previousId === userId;
    if (!previousId || (isSameUser && sawAdultTitles === seesAdultTitles)) return;
    // Also removes the age of the data, so that it is requested again when the previous user returns.
    void mutate((key: readonly unknown[] | string) => !isSameUser || key[0] !== ownDataKey, undefined);
  }, [userId, seesAdultTitles, mutate]);
  return null;
}

/** The session and its actions; throws an Error outside a UserProvider. */
export function useUser() {
  const session = use(UserContext);
  if (!session) throw new Error(messages.session.outsideProvider);
  return session;
}
