import { type SessionUser, storageKeys, type TokenPayload } from '../contract/index.ts';
import { decodeToken } from './decodeToken.ts';
import type { SafeStorage } from './safeStorage.ts';

/** The parts of a session (§4). */
export interface SessionState {
  readonly isInitializing: boolean;
  readonly isAuthenticated: boolean;
  readonly user: SessionUser | null;
  /** The last session ended because the host refused its token. */
  readonly wasRefused: boolean;
  /** Counts how often another tab has put somebody else in this one's place: what stood here belongs to who was here. */
  readonly takeovers: number;
}

type ExtraUserData = Partial<Record<'display_name' | 'avatar_url', string | null>>;

/** Who is signed in, kept under the key 'token'; React only subscribes to it. */
export interface Session {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Reads the stored token, and reads it anew when another tab has changed it; initializing ends in every case. */
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
  /**
   * The token for a call of the person who is shown. When the stored one is somebody else's, the session becomes theirs
   * and the call goes without: what one person has typed is never sent in the name of another.
   */
  tokenToSend(): string | null | Promise<string | null>;
  /**
   * A host has refused this token: true asks for one more try with a newer one of the same person; the session that has
   * no other is over.
   */
  refuse(token: string | null): boolean;
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
    wasRefused: false,
    takeovers: 0,
  };

  let shownToken: string | null = null;

  function become(user: SessionUser | null, changes: Partial<SessionState> = {}) {
    const isAuthenticated = user !== null;
    state = { ...state, isInitializing: false, wasRefused: false, ...changes, isAuthenticated, user };
    for (const listener of listeners) listener();
  }

  function end(wasRefused = false) {
    storage.remove(storageKeys.token);
    become(null, { wasRefused });
  }

  function logIn(token: string, extra?: ExtraUserData | null): boolean {
    try {
      const payload = decodeToken(token);
      storage.set(storageKeys.token, token);
      shownToken = token;
      become(userOf(payload, extra));
      return true;
    } catch {
      end();
      return false;
    }
  }

  function start() {
    const token = storage.get(storageKeys.token);
    if (state.user && token === shownToken) return;
    if (token === null) return become(null, { wasRefused: state.wasRefused });
    try {
      const payload = decodeToken(token);
      if (typeof payload.exp === 'number' && payload.exp < now() / second) return end();
      const isTakeover = state.user !== null && state.user.userId !== payload.userId;
      shownToken = token;
      become(userOf(payload, null), { takeovers: state.takeovers + (isTakeover ? 1 : 0) });
    } catch {
      end();
    }
  }

  const getToken = () => storage.get(storageKeys.token);

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
      if (state.user) become({ ...state.user, ...fields });
    },
    read() {
      const token = storage.get(storageKeys.token);
      return token !== null && state.user ? { ...state.user, token } : null;
    },
    getToken,
    tokenToSend() {
      const token = getToken();
      const owner = ownerOf(token);
      if (!state.user || owner === null || owner === state.user.userId) return token;
      start();
      return null;
    },
    refuse(token) {
      const kept = getToken();
      if (kept !== token) return token !== null && kept !== null && ownerOf(kept) === ownerOf(token);
      if (state.isAuthenticated) end(true);
      return false;
    },
  };
}

/** Whose a token is; null where it says nothing that can be read. */
function ownerOf(token: string | null): string | null {
  try {
    return decodeToken(token).userId;
  } catch {
    return null;
  }
}
