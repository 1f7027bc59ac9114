import {
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  endpointPath,
  limits,
  problem,
} from '../contract/index.ts';
import { ApiError } from './ApiError.ts';
import { transportError } from './transportError.ts';

export interface ApiClientOptions {
  /** The API host's origin; empty for the page's own. */
  readonly host: string;
  readonly getToken?: () => string | null;
  /** Called when a call that carried this token was refused with 401; true asks for one more try. */
  readonly onUnauthorized?: (token: string) => boolean;
  readonly fetch?: typeof fetch;
  /** Milliseconds until a call is given up; the spec's 15 s. */
  readonly timeout?: number;
}

interface CallOptions {
  readonly signal?: AbortSignal;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Calls endpoints of the contract. Every failure is an ApiError; an abort by the caller is passed on as it is. */
export interface ApiClient {
  readonly host: string;
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<EndpointResponse<E>>;
}

/** A client for any host that follows the contract. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { host, getToken = () => null, onUnauthorized, timeout = limits.requestTimeout } = options;
  const send = options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request));

  async function exchange(endpoint: Endpoint, input: AnyInput, token: string | null, signal?: AbortSignal) {
    const query = input.query ? `?${new URLSearchParams(input.query)}` : '';
    const timer = AbortSignal.timeout(timeout);
    try {
      const response = await send(`${host}${endpointPath(endpoint, input.params)}${query}`, {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          ...(endpoint.body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(endpoint.body && { body: JSON.stringify(input.body) }),
        signal: signal ? AbortSignal.any([signal, timer]) : timer,
      });
      return { status: response.status, isSuccess: response.ok, text: await response.text() };
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw transportError(timer.aborted ? timer.reason : cause);
    }
  }

  return {
    host,
    async call(endpoint, input, { signal } = {}) {
      const token = endpoint.access === 'public' ? null : getToken();
      const answer = await exchange(endpoint, input as AnyInput, token, signal);
      if (answer.status === 401 && token && onUnauthorized?.(token)) {
        return readAnswer(endpoint, await exchange(endpoint, input as AnyInput, getToken(), signal));
      }
      return readAnswer(endpoint, answer);
    },
  };
}

interface Answer {
  readonly status: number;
  readonly isSuccess: boolean;
  readonly text: string;
}

function readAnswer<E extends Endpoint>(
  endpoint: E,
  { status, isSuccess, text }: Answer,
): EndpointResponse<E> {
  const body = parseJson(text);
  if (!isSuccess || (endpoint.successStatus && status !== endpoint.successStatus)) {
    const read = problem.safeParse(body);
    throw read.success ? ApiError.fromProblem(status, read.data) : new ApiError(status, undefined);
  }
  const read = endpoint.response.safeParse(body);
  if (!read.success) throw new ApiError(status, undefined, { cause: read.error });
  return read.data as EndpointResponse<E>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
