import { ProviderError } from './Upstream.ts';

const connectionErrorCodes = new Set([
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
]);

/** Converts a thrown value to a failure. Only its error code is used, since its message may contain a URL with a key. */
export function failureOf(thrown: unknown, signal: AbortSignal): Failed {
  if (thrown instanceof ProviderError) return failed(thrown);
  if (signal.aborted) return failed(new ProviderError('timeout', 'The host did not respond in time.'));
  const code =
    codeOf(thrown) ?? codeOf(thrown instanceof Error ? thrown.cause : undefined) ?? 'unknown error';
  const problem = new ProviderError('unreachable', `The host is unreachable: ${code}.`);
  return { problem, isRetryable: connectionErrorCodes.has(code), countsForBreaker: true };
}

function codeOf(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(thrown.code)
    ? thrown.code
    : undefined;
}

const gateways = new Set([502, 503, 504]);

/** The outcome that the status alone determines; undefined where the body has to be read. */
export function outcomeOfStatus({ status, headers }: Response, now: number): Outcome | undefined {
  if (status === 200) return undefined;
  if (status === 404) return { body: undefined };
  const message = `The host responded with status ${status}.`;
  if (status >= 300 && status < 400) return failed(new ProviderError('redirect', message));
  // The key or token was rejected, so a retry would be rejected too.
  if (status === 401 || status === 403) return failed(new ProviderError('rejected', message));
  const problem = new ProviderError(status === 429 ? 'busy' : 'status', message);
  if (status === 429 || gateways.has(status)) {
    const retryAfterMs = readRetryAfter(headers.get('retry-after'), now);
    return {
      problem,
      isRetryable: retryAfterMs === undefined,
      retryAfterMs,
      countsForBreaker: true,
    };
  }
  return { problem, isRetryable: false, countsForBreaker: status >= 500 || status < 400 || status === 408 };
}

const minRetryAfterMs = 1000;
const maxRetryAfterMs = 60 * 60_000;

/** Parses a Retry-After header to milliseconds, limited to between a second and an hour; undefined where it is missing or invalid. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, minRetryAfterMs), maxRetryAfterMs) : undefined;
}

/** The outcome of one request to a host. */
export type Outcome = Succeeded | Failed;

/** A response that could be read. */
export interface Succeeded {
  /** JSON of any shape; undefined for a 404. */
  readonly body: unknown;
}

export interface Failed {
  readonly problem: ProviderError;
  /** Whether a retry may succeed a moment later. */
  readonly isRetryable: boolean;
  /** The time until the host accepts requests again, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** False where the request caused the failure, and not the host. */
  readonly countsForBreaker: boolean;
}

/** A failure of the host after which a retry would not help. */
export const failed = (problem: ProviderError): Failed => ({
  problem,
  isRetryable: false,
  countsForBreaker: true,
});
