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
import { withDeadline } from './withDeadline.ts';

export interface ApiClientOptions {
  /** The API host's origin; empty for the page's own. */
  readonly host: string;
  readonly getToken?: () => string | null;
  /** A call that needs a session was refused with 401; `token` is what it carried. True asks for one more try. */
  readonly onUnauthorized?: (token: string | null) => boolean;
  readonly fetch?: typeof fetch;
  /** Milliseconds until a call is given up; the spec's 15 s. */
  readonly timeout?: number;
}

interface CallOptions {
  readonly signal?: AbortSignal;
  /** Goes out in place of the session's token; a 401 then says nothing about the session. */
  readonly token?: string;
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
    try {
      return await withDeadline(timeout, signal, async (deadline) => {
        const response = await send(`${host}${endpointPath(endpoint, input.params)}${query}`, {
          method: endpoint.method,
          headers: {
            accept: 'application/json',
            ...(endpoint.body && { 'content-type': 'application/json' }),
            ...(token && { authorization: `Bearer ${token}` }),
          },
          ...(endpoint.body && { body: JSON.stringify(input.body) }),
          signal: deadline,
        });
        return { status: response.status, isSuccess: response.ok, text: await response.text() };
      });
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw transportError(cause);
    }
  }

  return {
    host,
    async call(endpoint, input, { signal, token: givenToken } = {}) {
      const needsSession = endpoint.access !== 'public' && givenToken === undefined;
      const attempt = async () => {
        const token = needsSession ? getToken() : (givenToken ?? null);
        const answer = await exchange(endpoint, input as AnyInput, token, signal);
        return {
          answer,
          mayTryAgain: needsSession && answer.status === unauthorized && onUnauthorized?.(token),
        };
      };
      const first = await attempt();
      return readAnswer(endpoint, first.mayTryAgain ? (await attempt()).answer : first.answer);
    },
  };
}

const unauthorized = 401;

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
  // A page where an answer was due comes from something between us and the host, whatever its status says.
  if (!isSuccess || /^\s*</.test(text) || (endpoint.successStatus && status !== endpoint.successStatus)) {
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
