import { ApiError } from '@gildshelf/api-client';
import { messages } from '@gildshelf/api-client/contract';
import { HumanCheckError } from './HumanCheckError.ts';
import type { HumanCheckTask } from './HumanCheckKind.ts';

const notFound = 404;

/** Fetches a challenge of the host and solves it. */
export async function proveWork({ fetchChallenge, controller }: HumanCheckTask): Promise<string> {
  try {
    const [challenge, { solveProofOfWork }] = await Promise.all([
      fetchChallenge(),
      import('./solveProofOfWork.ts'),
    ]);
    const answer = await solveProofOfWork(challenge, controller);
    if (answer !== null) return answer;
  } catch (cause) {
    // A host without this call is one that we cannot prove anything to.
    if (cause instanceof ApiError && cause.sentence && cause.status !== notFound) throw cause;
    throw new HumanCheckError(messages.humanCheck.failed, { cause });
  }
  throw new HumanCheckError(messages.humanCheck.timeout);
}
