import { ApiError } from '@gildshelf/api-client';
import { messages } from '@gildshelf/api-client/contract';
import { HumanCheckError } from './HumanCheckError.ts';
import type { HumanCheckTask } from './HumanCheckKind.ts';

const notFound = 404;

/** Fetches a challenge from the API and resolves to the token that proves its solution. */
export async function getProofOfWorkToken({ fetchChallenge, controller }: HumanCheckTask): Promise<string> {
  try {
    const [challenge, { solveProofOfWork }] = await Promise.all([
      fetchChallenge(),
      import('./solveProofOfWork.ts'),
    ]);
    const token = await solveProofOfWork(challenge, controller);
    if (token !== null) return token;
  } catch (cause) {
    // A server without this endpoint does not support the proof of work.
    if (cause instanceof ApiError && cause.sentence && cause.status !== notFound) throw cause;
    throw new HumanCheckError(messages.humanCheck.failed, { cause });
  }
  throw new HumanCheckError(messages.humanCheck.timeout);
}
