/** A request to a provider's host. */
export interface UpstreamRequest {
  /** Relative to the provider's base URL, beginning with a slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST: an object as JSON, a string as it is. Without a body the request is a GET. */
  readonly body?: object | string;
  /** Whether a response has the expected outer shape; any other counts as a failure of the host. */
  readonly isExpectedShape?: (response: unknown) => boolean;
  /** Milliseconds that it may wait for its slot before its two seconds begin, for example a page of a list, as no user waits for it. */
  readonly queueTimeoutMs?: number;
}

/** The client of one provider's host, with limits on time, size and rate, and with a circuit breaker. */
export interface Upstream {
  /** Resolves to the JSON of the response, of any shape, or to undefined for a 404; rejects with a ProviderError otherwise. */
  request(request: UpstreamRequest): Promise<unknown>;
}

/**
 * Why a provider gave no readable response. `kind` is logged, and shown in the status for the operator. 'rejected': the provider
 * rejected the key or token (401, 403), after which an adapter may retry with a new one; 'status': any other unexpected status;
 * 'circuit-open': no request was sent, since the circuit breaker is open or its state is unknown.
 */
export class ProviderError extends Error {
  readonly kind:
    | 'timeout'
    | 'unreachable'
    | 'status'
    | 'busy'
    | 'too-much'
    | 'redirect'
    | 'not-json'
    | 'shape'
    | 'circuit-open'
    | 'rejected';

  constructor(kind: ProviderError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
