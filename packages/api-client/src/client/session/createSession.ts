import { type SessionUser, storageKeys, type TokenPayload } from '../../contract/index.ts';
import type { SafeStorage } from '../storage/safeStorage.ts';
import { decodeToken } from './decodeToken.ts';

/** The state of a session. */
export interface SessionState {
  readonly isInitializing: boolean;
  readonly isAuthenticated: boolean;
  readonly user: SessionUser | null;
  /** The last session ended because the host rejected its token. */
  readonly wasRejected: boolean;
  /** How often another tab has replaced the user by another one; on a change discard the state that belongs to the previous user. */
  readonly replacements: number;
}

type ExtraUserData = Partial<Record<'display_name' | 'avatar_url', string | null>>;

/** The session of the signed-in user; its token is stored under the key 'token'. React subscribes to it. */
export interface Session {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Reads the stored token; call it again when another tab has changed it. Afterwards `isInitializing` is false. */
  start(): void;
  /** Stores a token with the profile fields of the login response; false when the token is invalid, and then no one is signed in. */
  logIn(token: string, extra?: ExtraUserData | null): boolean;
  setToken(token: string): boolean;
  logOut(): void;
  /** Merges fields into the user; no effect when no one is signed in. */
  update(fields: Partial<SessionUser>): void;
  /** The user with the raw token, or null when no token is stored. */
  read(): (SessionUser & { readonly token: string }) | null;
  getToken(): string | null;
  /** The stored token if its user sees adult titles, else null. */
  viewerToken(): string | null;
  /**
   * The token for a call of the current user. When the stored token belongs to another user, the session switches to that user
   * and the result is null: the input of one user is never sent in the name of another.
   */
  tokenToSend(): string | null | Promise<string | null>;
  /**
   * To be called when the host rejects `token`. Returns true when a newer token of the same user is stored, so that the caller
   * can retry; ends the session when `token` is the stored one.
   */
  reject(token: string | null): boolean;
}

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
  let state: SessionState = {
    isInitializing: true,
    isAuthenticated: false,
    user: null,
    wasRejected: false,
    replacements: 0,
  };

  let currentToken: string | null = null;
  const getToken = () => storage.get(storageKeys.token);

  function setUser(user: SessionUser | null, changes: Partial<SessionState> = {}) {
    const isAuthenticated = user !== null;
    state = { ...state, isInitializing: false, wasRejected: false, ...changes, isAuthenticated, user };
    for (const listener of listeners) listener();
  }

  function end(wasRejected = false) {
    storage.remove(storageKeys.token);
    setUser(null, { wasRejected });
  }

  function logIn(token: string, extra?: ExtraUserData | null): boolean {
    try {
      const payload = decodeToken(token);
      storage.set(storageKeys.token, token);
      currentToken = token;
      setUser(userOf(payload, extra));
      return true;
    } catch {
      end();
      return false;
    }
  }

  function start() {
    const token = getToken();
    if (state.user && token === currentToken) return;
    if (token === null) return setUser(null, { wasRejected: state.wasRejected });
    try {
      const payload = decodeToken(token);
      if (typeof payload.exp === 'number' && payload.exp < now() / second) return end();
      const isOtherUser = state.user && state.user.userId !== payload.userId;
      currentToken = token;
      setUser(userOf(payload, null), { replacements: state.replacements + (isOtherUser ? 1 : 0) });
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
    logOut: () => end(),
    update(fields) {
      if (state.user) setUser({ ...state.user, ...fields });
    },
    read() {
      const token = getToken();
      return token !== null && state.user ? { ...state.user, token } : null;
    },
    getToken,
    viewerToken: () => (payloadOf(getToken()).adult_titles ? getToken() : null),
    tokenToSend() {
      const token = getToken();
      const owner = payloadOf(token).userId;
      if (!state.user || !owner || owner === state.user.userId) return token;
      start();
      return null;
    },
    reject(token) {
      const stored = getToken();
      const { userId } = payloadOf(token);
      if (stored !== token) return userId !== undefined && payloadOf(stored).userId === userId;
      if (state.isAuthenticated) end(true);
      return false;
    },
  };
}

/** The payload of a token; empty when the token is missing or malformed. */
function payloadOf(token: string | null): Partial<TokenPayload> {
  try {
    return decodeToken(token);
  } catch {
    return {};
  }
}
