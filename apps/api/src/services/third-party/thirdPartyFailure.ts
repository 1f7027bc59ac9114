import type { Log } from '../../Log.ts';
import { ThirdPartyProblem } from './ThirdPartyProblem.ts';

/** What a person is told of anything that went wrong. What it was stands in the log: our words for it, none of the provider's. */
export function thirdPartyFailure(thrown: unknown, log: Log): ThirdPartyProblem['problem'] {
  const problem = thrown instanceof ThirdPartyProblem ? thrown.problem : 'failed';
  if (problem !== 'notConfigured')
    log.warn({ event: 'third-party sign-in failed', problem, reason: reasonOf(thrown) });
  return problem;
}

/** The library's own messages are fixed words; what the provider said stands in other members, which stay out. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  const code = 'code' in thrown && typeof thrown.code === 'string' ? ` (${thrown.code})` : '';
  const cause = thrown.cause instanceof Error ? `: ${reasonOf(thrown.cause)}` : '';
  return `${thrown.message}${code}${cause}`;
}
