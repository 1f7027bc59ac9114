import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import { trustedScriptUrl } from '../on-demand/trustedScriptUrl.ts';

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

/** A module worker that solves a part of a challenge; its script is loaded from the origin that served this package. */
function createSolveWorker(): Worker {
  // Trusted Types require a trusted worker URL. Bundlers detect a worker only by the expression `new Worker(new URL(…))`,
  // so the constructor is wrapped in a class of the same name.
  const Worker = TrustedWorker();
  return new Worker(new URL('./solveWorker.js', import.meta.url), { type: 'module' });
}

function TrustedWorker(): typeof globalThis.Worker {
  return class extends globalThis.Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(trustedScriptUrl(String(url)), options);
    }
  };
}
