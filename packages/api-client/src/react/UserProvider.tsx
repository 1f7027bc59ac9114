import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { type Cache, SWRConfig, useSWRConfig } from 'swr';
import type { Session, SessionState } from '../client/index.ts';
import { messages, storageKeys } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { ownDataKey } from './query.ts';
import { useStoredContent } from './useStoredContent.ts';

const UserContext = createContext<(SessionState & Pick<Session, SessionAction>) | null>(null);

type SessionAction = 'logIn' | 'setToken' | 'logOut' | 'update' | 'read';

export interface UserProviderProps {
  /**
   * Delays the start of the session until this promise resolves; until then no one is signed in. For a server-rendered page, until
   * it is hydrated: a change of the session during hydration would hydrate all of the page at once, in one long task.
   */
  readonly startAfter?: Promise<void>;
  /**
   * Stores the user's collections, histories and profile in local storage when a page is left, so that the next page shows them while it
   * requests them again. Names the version of the code, such as the URL of its script: other code deletes what this version has stored.
   * Empty, as by default: nothing is stored. Read once.
   */
  readonly storeContentAs?: string;
  readonly children: ReactNode;
}

/** Provides the session to the hooks below it, and follows changes of the session by other tabs. */
export function UserProvider({ startAfter, storeContentAs = '', children }: UserProviderProps) {
  const { session } = useApi();
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const { cacheRef, restored } = useStoredContent(storeContentAs, state.isAuthenticated);

  useEffect(() => {
    const ready = restored();
    if (startAfter || ready) void Promise.all([startAfter, ready]).then(session.start);
    else session.start();
  }, [session, startAfter, restored]);

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
        <ClearCacheOnUserChange userId={state.user?.userId} cacheRef={cacheRef} />
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

interface ClearCacheProps {
  readonly userId: string | undefined;
  /** Set to the cache before the session starts. */
  readonly cacheRef: RefObject<Cache | undefined>;
}

/**
 * Removes all cached data when the user changes: another user of the same browser must never see it. When the user sees adult titles
 * from now on, or no longer, removes all but the user's own data.
 */
function ClearCacheOnUserChange({ userId, cacheRef }: ClearCacheProps) {
  const seesAdultTitles = !!useApi().session.viewerToken();
  const { cache, mutate } = useSWRConfig();
  const last = useRef([userId, seesAdultTitles] as const);

  useEffect(() => {
    cacheRef.current = cache;
  }, [cacheRef, cache]);
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
