import { trustedScriptUrl } from '../trusted-script-url/trustedScriptUrl.ts';

/** A module worker that solves a part of a challenge; its script is loaded from the origin that served this package. */
export function createSolveWorker(): Worker {
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
