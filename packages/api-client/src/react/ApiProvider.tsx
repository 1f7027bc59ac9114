import { createContext, type ReactNode, use, useState } from 'react';
import {
  type ApiClient,
  type BrowserStorage,
  canFetchPage,
  createApiClient,
  createSession,
  type PrefetchedResponses,
  type SafeStorage,
  type Session,
  safeStorage,
} from '../client/index.ts';
import type { CatalogueType } from '../contract/index.ts';
import { createLastEdits, type LastEdits } from './edits/createLastEdits.ts';

/** The dependencies of the hooks. */
export interface Api {
  readonly client: ApiClient;
  readonly session: Session;
  readonly localStorage: SafeStorage;
  readonly sessionStorage: BrowserStorage;
  /** See `useMediaTypes`. */
  readonly mediaTypes?: readonly CatalogueType[] | undefined;
  /** See `useLastEdit`. */
  readonly lastEdits: LastEdits;
  /** Resolves to true when a HEAD request for the current page succeeds within `timeout` milliseconds. */
  readonly canFetchPage: (timeout: number) => Promise<boolean>;
}

export interface ApiProviderProps {
  /** The origin of the API host, such as 'https://api.example'; empty for the page's own. Read once. */
  readonly host?: string;
  /** The session, such as the result of `useGivenSession`; by default one with its token in local storage. Read once. */
  readonly session?: Session | undefined;
  /** Replaces the browser's `fetch`, for stories and tests. Read once. */
  readonly fetch?: typeof fetch;
  /** Responses that a server has fetched for the page: available from the first render, and used for the first calls. Read once. */
  readonly responses?: PrefetchedResponses;
  /**
   * The media types that lists and searches show, in their order; by default `builtInTypes`, those of which the built-in data has titles.
   * A title or a list of another media type can still be shown. Read once.
   */
  readonly mediaTypes?: readonly CatalogueType[] | undefined;
  readonly children: ReactNode;
}

const ApiContext = createContext<Api | null>(null);

function createApi({
  host = '',
  session: providedSession,
  fetch,
  responses,
  mediaTypes,
}: ApiProviderProps): Api {
  const localStorage = safeStorage('localStorage');
  const session = providedSession ?? createSession(localStorage);
  const lastEdits = createLastEdits();
  const client = createApiClient({
    host,
    fetch,
    responses,
    getToken: session.tokenToSend,
    viewerToken: session.viewerToken,
    onUnauthorized: session.reject,
    onEdit: (edit) => lastEdits.add({ ...edit, userId: session.getState().user?.userId }),
  });
  return {
    client,
    session,
    lastEdits,
    localStorage,
    sessionStorage: safeStorage('sessionStorage'),
    mediaTypes,
    canFetchPage: (timeout) => canFetchPage(timeout, fetch),
  };
}

/** Provides the API client and the session to the hooks below it. All props but `children` are read once. */
export function ApiProvider(props: ApiProviderProps) {
  const [api] = useState(() => createApi(props));
  return <ApiContext value={api}>{props.children}</ApiContext>;
}

/** The API of the nearest ApiProvider; throws an Error outside one. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('No ApiProvider.');
  return api;
}
