import type { auth } from '@gildshelf/api-client/contract';
import type { Log } from '../../../platform/log/createLog.ts';

/** Logs an error of a sign-in and returns the problem that is shown to the user. No text of the provider is logged. */
export function logThirdPartyFailure(error: unknown, log: Log): ThirdPartyError['problem'] {
  const problem = error instanceof ThirdPartyError ? error.problem : 'failed';
  if (problem !== 'notConfigured')
    log.warn({ event: 'third-party sign-in failed', problem, reason: reasonOf(error) });
  return problem;
}

/** The messages of the library are fixed texts; the text of the provider is in other properties, which are left out. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  const cause = error.cause instanceof Error ? `: ${reasonOf(error.cause)}` : '';
  return `${error.message}${code}${cause}`;
}

/** Why a third-party sign-in was rejected; `message` is for the log only. */
export class ThirdPartyError extends Error {
  readonly problem: keyof typeof auth.thirdPartySignInErrors;

  constructor(problem: ThirdPartyError['problem'], message: string) {
    super(message);
    this.problem = problem;
  }
}
