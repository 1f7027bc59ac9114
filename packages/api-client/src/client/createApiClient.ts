import {
  type CallInput,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  editIdHeader,
  endpointUrl,
  limits,
} from '../contract/index.ts';
import { transportError } from './ApiError.ts';
import { withDeadline } from './deadline.ts';
import {
  createPrefetchedResponses,
  type PrefetchedResponses,
  type PrefetchedResult,
} from './prefetchedResponses.ts';
import { type HostResponse, readResponse, toHostResponse } from './readResponse.ts';

export interface ApiClientOptions {
  /** The origin of the API host, such as 'https://api.example'; empty for the page's own. */
  readonly host: string;
  /** Called for each request that needs a session; the token is sent to `host` only. */
  readonly getToken?: () => string | null | Promise<string | null>;
  /** The token of a user who sees adult titles, else null: sent with public calls that depend on the viewer. */
  readonly viewerToken?: () => string | null;
  /** Called when a request that needs a session gets a 401; `token` is the one that it carried. Return true to retry once. */
  readonly onUnauthorized?: (token: string | null) => boolean;
  readonly fetch?: typeof fetch;
  /** Milliseconds until a call fails with 408; 15,000 by default. */
  readonly timeout?: number;
  /** Called when the response of a call has the id of an edit, which can be undone. */
  readonly onEdit?: (edit: {
    readonly id: string;
    readonly endpoint: Endpoint;
    readonly input: CallInput;
  }) => void;
  /** Responses embedded in a server-rendered page, by URL; each resolves the first call of its URL without a request. */
  readonly responses?: PrefetchedResponses;
}

interface CallOptions {
  readonly signal?: AbortSignal;
  /** Sent instead of the session's token; a 401 then does not end the session. */
  readonly token?: string;
}

/**
 * Calls endpoints of the contract. Every failure is an ApiError, except an abort by the caller, which rejects with the signal's reason,
 * and a missing path parameter, which rejects with an Error that names it before any request.
 */
export interface ApiClient {
  readonly host: string;
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<EndpointResponse<E>>;
  /** The response embedded in the page, available synchronously; undefined when there is none. */
  known<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
  ): PrefetchedResult<EndpointResponse<E>> | undefined;
}

/** A client for any host that follows the contract. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { host, getToken = () => null, onUnauthorized, timeout = limits.requestTimeout } = options;
  const send = options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request));
  const prefetched = createPrefetchedResponses(options.responses);

  async function sendRequest(
    endpoint: Endpoint,
    url: string,
    input: CallInput,
    token: string | null,
    signal?: AbortSignal,
  ): Promise<HostResponse> {
    try {
      return await withDeadline(timeout, signal, async (deadline) => {
        const response = await send(url, {
          method: endpoint.method,
          headers: {
            accept: 'application/json',
            ...(endpoint.body && { 'content-type': 'application/json' }),
            ...(token && { authorization: `Bearer ${token}` }),
          },
          ...(endpoint.body && { body: JSON.stringify(input.body) }),
          signal: deadline,
        });
        const id = response.headers.get(editIdHeader);
        if (id) options.onEdit?.({ id, endpoint, input });
        return toHostResponse(response.status, await response.text());
      });
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw transportError(cause);
    }
  }

  return {
    host,
    known: prefetched.read,
    async call(endpoint, input, { signal, token: callToken } = {}) {
      const ownToken = callToken ?? (endpoint.dependsOnViewer && options.viewerToken?.()) ?? null;
      // The page was rendered for visitors.
      const result = ownToken ? undefined : prefetched.consume(endpoint, input);
      if (result?.error) throw result.error;
      if (result) return result.data as EndpointResponse<typeof endpoint>;
      const url = host + endpointUrl(endpoint, input as CallInput);
      const needsSession = endpoint.access !== 'public' && callToken === undefined;
      const attempt = async () => {
        const provided = needsSession ? getToken() : ownToken;
        // Awaits only a promise: with a synchronous token the request is sent before any later one.
        const token = provided instanceof Promise ? await provided : provided;
        const response = await sendRequest(endpoint, url, input as CallInput, token, signal);
        return {
          response,
          shouldRetry: needsSession && response.status === unauthorized && onUnauthorized?.(token),
        };
      };
      const first = await attempt();
      return readResponse(endpoint, first.shouldRetry ? (await attempt()).response : first.response);
    },
  };
}

const unauthorized = 401;
