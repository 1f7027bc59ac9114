import { createContext, type ReactNode, use, useState } from 'react';
import {
  type ApiClient,
  type BrowserStorage,
  canFetchPage,
  createApiClient,
  createSession,
  type SafeStorage,
  type SentAnswers,
  type Session,
  safeStorage,
} from '../client/index.ts';

/** What every hook works with. */
export interface Api {
  readonly client: ApiClient;
  readonly session: Session;
  readonly localStorage: SafeStorage;
  readonly sessionStorage: BrowserStorage;
  /** Whether the open page could be loaded again, asked within so many milliseconds. */
  readonly canFetchPage: (timeout: number) => Promise<boolean>;
}

export interface ApiProviderProps {
  /** The API host's origin; empty for the page's own. */
  readonly host?: string;
  /** Who is signed in, as `useGivenSession` gives it; by default the page's own session, in local storage. Read once. */
  readonly session?: Session | undefined;
  /** Stands in for the browser's `fetch`, as stories and tests do. */
  readonly fetch?: typeof fetch;
  /** What a server has rendered the page with: it is there from the first render on, and its first calls go nowhere. */
  readonly answers?: SentAnswers;
  readonly children: ReactNode;
}

const ApiContext = createContext<Api | null>(null);

function createApi({ host = '', session: given, fetch, answers }: ApiProviderProps): Api {
  const localStorage = safeStorage('localStorage');
  const session = given ?? createSession(localStorage);
  const client = createApiClient({
    host,
    fetch,
    answers,
    getToken: session.tokenToSend,
    onUnauthorized: session.refuse,
  });
  return {
    client,
    session,
    localStorage,
    sessionStorage: safeStorage('sessionStorage'),
    canFetchPage: (timeout) => canFetchPage(timeout, fetch),
  };
}

/** Gives everything below it an API host to talk to and a session; the host is read once. */
export function ApiProvider(props: ApiProviderProps) {
  const [api] = useState(() => createApi(props));
  return <ApiContext value={api}>{props.children}</ApiContext>;
}

/** The API of the nearest ApiProvider; an Error outside one. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api)
    throw new Error(
      'useApi was called outside an ApiProvider, so there is no host to call: wrap the tree in one.',
    );
  return api;
}
