import { trustedScriptUrl } from '../trusted-script-url/trustedScriptUrl.ts';

/** A module worker that solves a part of a challenge; its file comes from where this package came from. */
export function createSolveWorker(): Worker {
  // Under Trusted Types a worker's address must be a trusted one. Bundlers find a worker by the words below only, so
  // the constructor is wrapped under its own name.
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
