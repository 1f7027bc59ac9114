import type { auth } from '@gildshelf/api-client/contract';
import type { Log } from '../../../platform/log/createLog.ts';

/** What a person is told of anything that went wrong. What it was stands in the log: our words for it, none of the provider's. */
export function thirdPartyFailure(thrown: unknown, log: Log): ThirdPartyError['problem'] {
  const problem = thrown instanceof ThirdPartyError ? thrown.problem : 'failed';
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

/** Why a third party's word does not sign somebody in; `message` is for the log. */
export class ThirdPartyError extends Error {
  readonly problem: keyof typeof auth.thirdPartyProblems;

  constructor(problem: ThirdPartyError['problem'], message: string) {
    super(message);
    this.problem = problem;
  }
}
