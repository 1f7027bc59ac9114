import {
  type CallInput,
  callAddress,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  limits,
} from '../contract/index.ts';
import { createKnownAnswers, type KnownAnswer, type SentAnswers } from './knownAnswers.ts';
import { type HostAnswer, hostAnswer, readAnswer } from './readAnswer.ts';
import { transportError } from './transportError.ts';
import { withDeadline } from './withDeadline.ts';

export interface ApiClientOptions {
  /** The API host's origin; empty for the page's own. */
  readonly host: string;
  /** Asked anew for each call that needs a session; what it gives goes to the host alone. */
  readonly getToken?: () => string | null | Promise<string | null>;
  /** A call that needs a session was refused with 401; `token` is what it carried. True asks for one more try. */
  readonly onUnauthorized?: (token: string | null) => boolean;
  readonly fetch?: typeof fetch;
  /** Milliseconds until a call is given up; the spec's 15 s. */
  readonly timeout?: number;
  /** What the page came with: the first call of each such address is answered by it. */
  readonly answers?: SentAnswers;
}

interface CallOptions {
  readonly signal?: AbortSignal;
  /** Goes out in place of the session's token; a 401 then says nothing about the session. */
  readonly token?: string;
}

/** Calls endpoints of the contract. Every failure is an ApiError; an abort by the caller is passed on as it is. */
export interface ApiClient {
  readonly host: string;
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<EndpointResponse<E>>;
  /** The answer that the page came with, there at once; undefined where it came with none. */
  known<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
  ): KnownAnswer<EndpointResponse<E>> | undefined;
}

/** A client for any host that follows the contract. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { host, getToken = () => null, onUnauthorized, timeout = limits.requestTimeout } = options;
  const send = options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request));
  const knownAnswers = createKnownAnswers(options.answers);

  async function exchange(
    endpoint: Endpoint,
    input: CallInput,
    token: string | null,
    signal?: AbortSignal,
  ): Promise<HostAnswer> {
    try {
      return await withDeadline(timeout, signal, async (deadline) => {
        const response = await send(`${host}${callAddress(endpoint, input)}`, {
          method: endpoint.method,
          headers: {
            accept: 'application/json',
            ...(endpoint.body && { 'content-type': 'application/json' }),
            ...(token && { authorization: `Bearer ${token}` }),
          },
          ...(endpoint.body && { body: JSON.stringify(input.body) }),
          signal: deadline,
        });
        return hostAnswer(response.status, await response.text());
      });
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw transportError(cause);
    }
  }

  return {
    host,
    known: knownAnswers.read,
    async call(endpoint, input, { signal, token: givenToken } = {}) {
      const known = knownAnswers.take(endpoint, input);
      if (known?.error) throw known.error;
      if (known) return known.data as EndpointResponse<typeof endpoint>;
      const needsSession = endpoint.access !== 'public' && givenToken === undefined;
      const attempt = async () => {
        const given = needsSession ? getToken() : (givenToken ?? null);
        // Without a wait where there is nothing to wait for: the call goes out before whatever comes after it.
        const token = given instanceof Promise ? await given : given;
        const answer = await exchange(endpoint, input as CallInput, token, signal);
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
