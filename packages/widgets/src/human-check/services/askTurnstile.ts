import { humanCheckAction, messages } from '@gildshelf/api-client/contract';
import { turnstileScript } from '../../trusted-script-url/trustedScriptUrl.ts';
import { HumanCheckError } from '../HumanCheckError.ts';
import type { HumanCheckTask } from '../HumanCheckKind.ts';
import { loadService } from './loadService.ts';

interface TurnstileParameters {
  readonly [name: string]: string | boolean | ((said: string) => unknown);
}

/** What Turnstile's script puts in place, as far as it is needed here. */
interface Turnstile {
  readonly render: (place: HTMLElement, parameters: TurnstileParameters) => string | null | undefined;
  readonly remove: (widget: string) => void;
}

/** Asks Turnstile, which shows itself only when it must ask the person something. */
export async function askTurnstile(task: HumanCheckTask): Promise<string> {
  const { siteKey, place, controller, holdWait } = task;
  const globals = globalThis as { readonly turnstile?: Turnstile };
  const turnstile = await loadService(turnstileScript, () => globals.turnstile);
  if (!place || controller.signal.aborted) throw new Error('There is nobody to ask any more.');
  // It takes an element as its own: one that React does not know.
  const stand = document.createElement('div');
  place.append(stand);
  let widget: string | null | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (reason: unknown) => {
        reject(new Error(`Turnstile gave no answer: ${reason}`));
        // It has been dealt with, and Turnstile need not tell the console.
        return true;
      };
      controller.signal.addEventListener('abort', () => fail('aborted'));
      widget = turnstile.render(stand, {
        sitekey: siteKey,
        action: humanCheckAction,
        appearance: 'interaction-only',
        size: 'flexible',
        theme: 'dark',
        // Whether there is another try is for the person to say.
        retry: 'never',
        'refresh-expired': 'never',
        'refresh-timeout': 'never',
        'response-field': false,
        callback: resolve,
        'error-callback': fail,
        'unsupported-callback': fail,
        'timeout-callback': () => reject(new HumanCheckError(messages.humanCheck.timeout)),
        'before-interactive-callback': () => holdWait(true),
        'after-interactive-callback': () => holdWait(false),
      });
      if (!widget) fail('not rendered');
    });
  } finally {
    if (widget) turnstile.remove(widget);
    stand.remove();
  }
}
