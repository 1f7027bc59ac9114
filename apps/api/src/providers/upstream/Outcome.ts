import { ProviderError } from './Upstream.ts';

const broken = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH']);

/** What a thrown value says of a question; only codes are taken from it, for its words may hold an address with a key. */
export function failureOf(thrown: unknown, signal: AbortSignal): Failed {
  if (thrown instanceof ProviderError) return failed(thrown);
  if (signal.aborted) return failed(new ProviderError('timeout', 'It did not answer in time.'));
  const code = codeOf(thrown) ?? codeOf(thrown instanceof Error ? thrown.cause : undefined) ?? 'no reason';
  const problem = new ProviderError('unreachable', `It cannot be reached: ${code}.`);
  return { problem, mayRetry: broken.has(code), counts: true };
}

function codeOf(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(thrown.code)
    ? thrown.code
    : undefined;
}

const gateways = new Set([502, 503, 504]);

/** What a status says by itself; undefined where the body is to be read. */
export function outcomeOfStatus({ status, headers }: Response, now: number): Outcome | undefined {
  if (status === 200) return undefined;
  if (status === 404) return { answer: undefined };
  const said = `It answered ${status}.`;
  if (status >= 300 && status < 400) return failed(new ProviderError('redirect', said));
  // Our key is not taken: no question does better.
  if (status === 401 || status === 403) return failed(new ProviderError('refused', said));
  const problem = new ProviderError(status === 429 ? 'busy' : 'status', said);
  if (status === 429 || gateways.has(status)) {
    const leaveAloneMs = readRetryAfter(headers.get('retry-after'), now);
    return { problem, mayRetry: leaveAloneMs === undefined, leaveAloneMs, counts: true };
  }
  return { problem, mayRetry: false, counts: status >= 500 || status < 400 || status === 408 };
}

const leastMs = 1000;
const mostMs = 60 * 60_000;

/** How long a host wants to be left alone, in milliseconds from a second to an hour; undefined where it does not say. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, leastMs), mostMs) : undefined;
}

/** What came of one question to a host. */
export type Outcome = Answered | Failed;

/** JSON of any shape; undefined for a 404. */
export interface Answered {
  readonly answer: unknown;
}

export interface Failed {
  readonly problem: ProviderError;
  /** Whether the same question may do better a moment later. */
  readonly mayRetry: boolean;
  /** How long the host wants to be left alone, in milliseconds. */
  readonly leaveAloneMs?: number | undefined;
  /** False where the question is to blame, and not the host. */
  readonly counts: boolean;
}

/** A failure of the host that a second question would not mend. */
export const failed = (problem: ProviderError): Failed => ({ problem, mayRetry: false, counts: true });
