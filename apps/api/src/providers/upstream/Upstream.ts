/** What is asked of a provider's host. */
export interface UpstreamRequest {
  /** Below the provider's base address, beginning with a slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST: an object as JSON, a text as it is. Without one it is a GET. */
  readonly body?: object | string;
  /** Whether an answer has the outer shape that was asked for: another one is a problem of the host, and counts as one. */
  readonly isRight?: (answer: unknown) => boolean;
  /** Milliseconds that it may wait for its turn before its two seconds begin, where nobody waits for it: a page of a list, say. */
  readonly patienceMs?: number;
}

/** The way to one provider's host: bounded in time and size, polite, and closed while the host is broken. */
export interface Upstream {
  /** The answer's JSON, of any shape; undefined for a 404. Anything else that goes wrong is a ProviderError. */
  request(question: UpstreamRequest): Promise<unknown>;
}

/**
 * Why a provider gave no answer that could be read; `kind` goes into the log and into the operator's status. 'refused': it does
 * not take our key or token (401, 403), which an adapter may answer with a new one at once; 'status': any other wrong status.
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
    | 'closed'
    | 'refused';

  constructor(kind: ProviderError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
