import { humanCheckAction, messages } from '@gildshelf/api-client/contract';
import { turnstileScript } from '../../trusted-script-url/trustedScriptUrl.ts';
import { HumanCheckError } from '../HumanCheckError.ts';
import type { HumanCheckTask } from '../HumanCheckKind.ts';
import { loadServiceScript } from './loadServiceScript.ts';

interface TurnstileParameters {
  readonly [name: string]: string | boolean | ((value: string) => unknown);
}

/** The global that Turnstile's script defines, as far as it is used here. */
interface Turnstile {
  readonly render: (element: HTMLElement, parameters: TurnstileParameters) => string | null | undefined;
  readonly remove: (widgetId: string) => void;
}

/** Gets a token from Turnstile, which is visible only while it shows an interactive challenge. */
export async function getTurnstileToken(task: HumanCheckTask): Promise<string> {
  const { siteKey, container, controller, pauseTimeout } = task;
  const globals = globalThis as { readonly turnstile?: Turnstile };
  const turnstile = await loadServiceScript(turnstileScript, () => globals.turnstile);
  if (!container || controller.signal.aborted)
    throw new Error('The form of the human check has been unmounted.');
  // Turnstile manages the element that it gets, so it gets one that React does not manage.
  const element = document.createElement('div');
  container.append(element);
  let widgetId: string | null | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (reason: unknown) => {
        reject(new Error(`Turnstile returned no token: ${reason}`));
        // Marks the error as handled, so that Turnstile does not log it.
        return true;
      };
      controller.signal.addEventListener('abort', () => fail('aborted'));
      widgetId = turnstile.render(element, {
        sitekey: siteKey,
        action: humanCheckAction,
        appearance: 'interaction-only',
        size: 'flexible',
        theme: 'dark',
        // The user decides whether to try again.
        retry: 'never',
        'refresh-expired': 'never',
        'refresh-timeout': 'never',
        'response-field': false,
        callback: resolve,
        'error-callback': fail,
        'unsupported-callback': fail,
        'timeout-callback': () => reject(new HumanCheckError(messages.humanCheck.timeout)),
        'before-interactive-callback': () => pauseTimeout(true),
        'after-interactive-callback': () => pauseTimeout(false),
      });
      if (!widgetId) fail('not rendered');
    });
  } finally {
    if (widgetId) turnstile.remove(widgetId);
    element.remove();
  }
}
