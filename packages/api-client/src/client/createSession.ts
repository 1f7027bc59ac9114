import { type SessionUser, storageKeys, type TokenPayload } from '../contract/index.ts';
import { decodeToken } from './decodeToken.ts';
import type { SafeStorage } from './safeStorage.ts';

/** The parts of a session (§4). */
export interface SessionState {
  readonly isInitializing: boolean;
  readonly isAuthenticated: boolean;
  readonly user: SessionUser | null;
}

type ExtraUserData = Partial<Record<'display_name' | 'avatar_url', string | null>>;

/** Who is signed in, kept under the key 'token'; React only subscribes to it. */
export interface Session {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Reads the stored token; initializing ends in every case. */
  start(): void;
  /** Takes a token with what came beside it; false when it cannot be read, and then nobody is signed in. */
  logIn(token: string, extra?: ExtraUserData | null): boolean;
  setToken(token: string): boolean;
  logOut(): void;
  /** Merges fields into the user info. */
  update(fields: Partial<SessionUser>): void;
  /** The user info with the raw token, or null where no token is stored. */
  read(): (SessionUser & { readonly token: string }) | null;
  getToken(): string | null;
}

const signedOut: SessionState = { isInitializing: false, isAuthenticated: false, user: null };
const second = 1000;

function userOf(payload: TokenPayload, extra: ExtraUserData | null | undefined): SessionUser {
  return {
    userId: payload.userId,
    username: payload.username,
    display_name: extra?.display_name || payload.display_name || payload.username,
    avatar_url: extra?.avatar_url || payload.avatar_url || null,
  };
}

/** Creates a session over a storage; `now` in milliseconds. */
export function createSession(storage: SafeStorage, now: () => number = () => Date.now()): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = { isInitializing: true, isAuthenticated: false, user: null };

  function become(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function end() {
    storage.remove(storageKeys.token);
    become(signedOut);
  }

  function logIn(token: string, extra?: ExtraUserData | null): boolean {
    try {
      const payload = decodeToken(token);
      storage.set(storageKeys.token, token);
      become({ isInitializing: false, isAuthenticated: true, user: userOf(payload, extra) });
      return true;
    } catch {
      end();
      return false;
    }
  }

  function start() {
    const token = storage.get(storageKeys.token);
    if (token === null) return become(signedOut);
    try {
      const payload = decodeToken(token);
      if (typeof payload.exp === 'number' && payload.exp < now() / second) return end();
      become({ isInitializing: false, isAuthenticated: true, user: userOf(payload, null) });
    } catch {
      end();
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    logIn,
    setToken: (token) => logIn(token),
    logOut: end,
    update(fields) {
      if (state.user) become({ ...state, user: { ...state.user, ...fields } });
    },
    read() {
      const token = storage.get(storageKeys.token);
      return token !== null && state.user ? { ...state.user, token } : null;
    },
    getToken: () => storage.get(storageKeys.token),
  };
}
