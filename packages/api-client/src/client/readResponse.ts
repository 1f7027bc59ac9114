import { type Endpoint, type EndpointResponse, problem } from '../contract/index.ts';
import { ApiError } from './ApiError.ts';

/** A response of a host. */
export interface HostResponse {
  readonly status: number;
  /** The parsed JSON; undefined when the body is not JSON. */
  readonly body?: unknown;
  /** The body is HTML: it was sent by an intermediary such as a proxy, and is an error whatever the status. */
  readonly isPage?: boolean;
}

/** Parses the text of a response. */
export function toHostResponse(status: number, text: string): HostResponse {
  return { status, body: parseJson(text), isPage: /^\s*</.test(text) };
}

/** The data of a response; throws an ApiError for an error response and for a body that does not match the contract. */
export function readResponse<E extends Endpoint>(
  endpoint: E,
  { status, body, isPage }: HostResponse,
): EndpointResponse<E> {
  const isSuccess = status >= 200 && status < 300;
  if (!isSuccess || isPage || (endpoint.successStatus && status !== endpoint.successStatus)) {
    const parsed = problem.safeParse(body);
    throw parsed.success ? ApiError.fromProblem(status, parsed.data) : new ApiError(status, undefined);
  }
  const parsed = endpoint.response.safeParse(body);
  if (!parsed.success) throw new ApiError(status, undefined, { cause: parsed.error });
  return parsed.data as EndpointResponse<E>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
