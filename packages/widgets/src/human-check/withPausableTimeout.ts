import { limits, messages } from '@gildshelf/api-client/contract';
import { HumanCheckError } from './HumanCheckError.ts';

/**
 * Runs a check with a timeout of eight seconds, after which `controller` is aborted and the result rejects with a
 * HumanCheckError. The timeout stops while it is paused, for an interactive challenge, and then starts from the beginning.
 */
export async function withPausableTimeout(
  controller: AbortController,
  run: (setPaused: (isPaused: boolean) => void) => Promise<string>,
): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let setPaused = (_: boolean) => {};
  const timeout = new Promise<never>((_, reject) => {
    setPaused = (isPaused) => {
      clearTimeout(timer);
      if (isPaused || controller.signal.aborted) return;
      timer = setTimeout(() => {
        controller.abort();
        reject(new HumanCheckError(messages.humanCheck.timeout));
      }, limits.humanCheckTimeout);
    };
  });
  setPaused(false);
  try {
    return await Promise.race([run(setPaused), timeout]);
  } finally {
    setPaused(true);
  }
}
