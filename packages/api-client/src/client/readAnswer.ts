import { type Endpoint, type EndpointResponse, problem } from '../contract/index.ts';
import { ApiError } from './ApiError.ts';

/** What a host has answered. */
export interface HostAnswer {
  readonly status: number;
  /** What its JSON says. */
  readonly body?: unknown;
  /** It came as a page: from something between us and the host, whatever its status says. */
  readonly isPage?: boolean;
}

/** An answer by its status and its text. */
export function hostAnswer(status: number, text: string): HostAnswer {
  return { status, body: parseJson(text), isPage: /^\s*</.test(text) };
}

/** The data of an answer; an ApiError where it is a refusal, or not what the contract says. */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  { status, body, isPage }: HostAnswer,
): EndpointResponse<E> {
  const isSuccess = status >= 200 && status < 300;
  if (!isSuccess || isPage || (endpoint.successStatus && status !== endpoint.successStatus)) {
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
