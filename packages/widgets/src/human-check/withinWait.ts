import { limits, messages } from '@gildshelf/api-client/contract';
import { HumanCheckError } from './HumanCheckError.ts';

/**
 * Does work that a person waits for: at most eight seconds, and then it is aborted and rejects with a HumanCheckError. The
 * time that the person takes, while the wait is held, does not count, and afterwards it begins anew.
 */
export async function withinWait(
  controller: AbortController,
  work: (holdWait: (isHeld: boolean) => void) => Promise<string>,
): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let holdWait = (_: boolean) => {};
  const tooLate = new Promise<never>((_, reject) => {
    holdWait = (isHeld) => {
      clearTimeout(timer);
      if (isHeld || controller.signal.aborted) return;
      timer = setTimeout(() => {
        controller.abort();
        reject(new HumanCheckError(messages.humanCheck.timeout));
      }, limits.humanCheckWait);
    };
  });
  holdWait(false);
  try {
    return await Promise.race([work(holdWait), tooLate]);
  } finally {
    holdWait(true);
  }
}
