import {
  type CallInput,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  endpointUrl,
} from '../contract/index.ts';
import type { ApiError } from './ApiError.ts';
import { type HostResponse, readResponse } from './readResponse.ts';

/** Responses that a server has fetched while rendering a page, by the path and query of the call: '/api/games/portal-2'. */
export type PrefetchedResponses = Readonly<Record<string, HostResponse>>;

/** The parsed result of an embedded response: its data, or the error. */
export interface PrefetchedResult<Data> {
  readonly data?: Data;
  readonly error?: ApiError;
  /** It has already resolved a call; the next call is sent to the host. */
  readonly isTaken: boolean;
}

/** The responses embedded in a page, parsed on first use. */
export function createPrefetchedResponses(responses: PrefetchedResponses = {}) {
  const results = new Map<string, { data?: unknown; error?: ApiError; isTaken: boolean }>();

  function find(endpoint: Endpoint, input: unknown) {
    if (endpoint.method !== 'GET') return undefined;
    const url = endpointUrl(endpoint, input as CallInput);
    const response = Object.hasOwn(responses, url) && responses[url];
    if (!response) return undefined;
    const result = results.get(url) ?? { ...parseResult(endpoint, response), isTaken: false };
    results.set(url, result);
    return result;
  }

  return {
    read: <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) =>
      find(endpoint, input) as PrefetchedResult<EndpointResponse<E>> | undefined,

    /** The result for a call; undefined from the second call of a URL on. */
    consume: <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) => {
      const result = find(endpoint, input);
      if (!result || result.isTaken) return undefined;
      result.isTaken = true;
      return result as PrefetchedResult<EndpointResponse<E>>;
    },
  };
}

function parseResult(endpoint: Endpoint, response: HostResponse) {
  try {
    return { data: readResponse(endpoint, response) as unknown };
  } catch (error) {
    return { error: error as ApiError };
  }
}
