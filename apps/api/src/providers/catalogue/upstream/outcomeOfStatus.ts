import { ProviderProblem } from '../Upstream.ts';
import { failed, type Outcome } from './Outcome.ts';
import { readRetryAfter } from './readRetryAfter.ts';

const gateways = new Set([502, 503, 504]);

/** What a status says by itself; undefined where the body is to be read. */
export function outcomeOfStatus({ status, headers }: Response, now: number): Outcome | undefined {
  if (status === 200) return undefined;
  if (status === 404) return { answer: undefined };
  const said = `It answered ${status}.`;
  if (status >= 300 && status < 400) return failed(new ProviderProblem('redirect', said));
  // Our key is not taken: no question does better.
  if (status === 401 || status === 403) return failed(new ProviderProblem('refused', said));
  const problem = new ProviderProblem(status === 429 ? 'busy' : 'status', said);
  if (status === 429 || gateways.has(status)) {
    const leaveAloneMs = readRetryAfter(headers.get('retry-after'), now);
    return { problem, mayRetry: leaveAloneMs === undefined, leaveAloneMs, counts: true };
  }
  return { problem, mayRetry: false, counts: status >= 500 || status < 400 || status === 408 };
}
