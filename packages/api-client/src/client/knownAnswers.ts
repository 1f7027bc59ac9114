import {
  type CallInput,
  callAddress,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
} from '../contract/index.ts';
import type { ApiError } from './ApiError.ts';
import { type HostAnswer, readAnswer } from './readAnswer.ts';

/** What a server has asked for a page, by the address of the call: '/api/games/portal-2'. */
export type SentAnswers = Readonly<Record<string, HostAnswer>>;

/** A call whose outcome is there already: its data, or why there is none. */
export interface KnownAnswer<Data> {
  readonly data?: Data;
  readonly error?: ApiError;
  /** A call has been answered by it: the next one asks the host. */
  readonly isTaken: boolean;
}

/** The answers that a page came with, read when they are wanted. */
export function createKnownAnswers(sent: SentAnswers = {}) {
  const known = new Map<string, { data?: unknown; error?: ApiError; isTaken: boolean }>();

  function find(endpoint: Endpoint, input: unknown) {
    if (endpoint.method !== 'GET') return undefined;
    const address = callAddress(endpoint, input as CallInput);
    const answer = Object.hasOwn(sent, address) && sent[address];
    if (!answer) return undefined;
    const read = known.get(address) ?? { ...outcome(endpoint, answer), isTaken: false };
    known.set(address, read);
    return read;
  }

  return {
    read: <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) =>
      find(endpoint, input) as KnownAnswer<EndpointResponse<E>> | undefined,

    /** For a call: the first one of each address gets it. */
    take: <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) => {
      const read = find(endpoint, input);
      if (!read || read.isTaken) return undefined;
      read.isTaken = true;
      return read as KnownAnswer<EndpointResponse<E>>;
    },
  };
}

function outcome(endpoint: Endpoint, answer: HostAnswer) {
  try {
    return { data: readAnswer(endpoint, answer) as unknown };
  } catch (error) {
    return { error: error as ApiError };
  }
}
