import { ProviderProblem } from '../Upstream.ts';
import { type Failed, failed } from './Outcome.ts';

const broken = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH']);

/** What a thrown value says of a question; only codes are taken from it, for its words may hold an address with a key. */
export function failureOf(thrown: unknown, signal: AbortSignal): Failed {
  if (thrown instanceof ProviderProblem) return failed(thrown);
  if (signal.aborted) return failed(new ProviderProblem('timeout', 'It did not answer in time.'));
  const code = codeOf(thrown) ?? codeOf(thrown instanceof Error ? thrown.cause : undefined) ?? 'no reason';
  const problem = new ProviderProblem('unreachable', `It cannot be reached: ${code}.`);
  return { problem, mayRetry: broken.has(code), counts: true };
}

function codeOf(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(thrown.code)
    ? thrown.code
    : undefined;
}
