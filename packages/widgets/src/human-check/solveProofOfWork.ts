import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import { createSolveWorker } from './createSolveWorker.ts';

const maxWorkers = 8;

/** Solves a challenge in workers. Resolves to base64 of the JSON `{ challenge, solution }`; null when aborted. */
export async function solveProofOfWork(
  challenge: object,
  controller: AbortController,
): Promise<string | null> {
  const solution = await solveChallengeWorkers({
    challenge: challenge as Challenge,
    concurrency: Math.min(maxWorkers, navigator.hardwareConcurrency || 1),
    controller,
    createWorker: createSolveWorker,
  });
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
