import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import { createSolveWorker } from './createSolveWorker.ts';

const mostWorkers = 8;

/** Solves a challenge in workers. The answer is base64 of the JSON `{ challenge, solution }`; null when aborted. */
export async function solveProofOfWork(
  challenge: object,
  controller: AbortController,
): Promise<string | null> {
  const solution = await solveChallengeWorkers({
    challenge: challenge as Challenge,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || 1),
    controller,
    createWorker: createSolveWorker,
  });
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
