import { ApiError } from '@gildshelf/api-client';
import { limits, messages } from '@gildshelf/api-client/contract';
import { HumanCheckError } from './HumanCheckError.ts';

/** Gets an answer for the host. Rejects with a HumanCheckError, or with the ApiError of a host that does not answer. */
export type HumanCheckKind = (fetchChallenge: () => Promise<object>) => Promise<string>;

const notFound = 404;

/** Every kind of human check that a page's `<meta name="human-check">` can name and that works here. */
export const humanCheckKinds: Readonly<Record<string, HumanCheckKind>> = {
  // Not empty: an empty answer is one that somebody left out.
  none: async () => 'none',
  'proof-of-work': (fetchChallenge) => withinWait((controller) => proveWork(fetchChallenge, controller)),
};

/** A kind that is not known lets nobody pass. */
export const unknownKind: HumanCheckKind = async () => {
  throw new HumanCheckError(messages.humanCheck.failed);
};

async function proveWork(fetchChallenge: () => Promise<object>, controller: AbortController) {
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

async function withinWait(work: (controller: AbortController) => Promise<string>): Promise<string> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new HumanCheckError(messages.humanCheck.timeout));
    }, limits.humanCheckWait);
  });
  try {
    return await Promise.race([work(controller), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
