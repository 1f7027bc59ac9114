import { humanCheckAction, messages } from '@gildshelf/api-client/contract';
import { recaptchaScript, trustedScriptUrl, turnstileScript } from '../on-demand/trustedScriptUrl.ts';
import { HumanCheckError, type HumanCheckTask } from './humanCheckTask.ts';

/** The global that the script of reCAPTCHA v3 defines, as far as it is used here. */
interface Recaptcha {
  readonly ready: (listener: () => void) => void;
  readonly execute: (siteKey: string, options: { readonly action: string }) => PromiseLike<unknown>;
}

/** Gets a token from reCAPTCHA v3, which scores the visitor without an interactive challenge. */
export async function getRecaptchaToken({ siteKey }: HumanCheckTask): Promise<string> {
  const globals = globalThis as { readonly grecaptcha?: Recaptcha };
  const recaptcha = await loadServiceScript(recaptchaScript(siteKey), () => globals.grecaptcha);
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  const token = await recaptcha.execute(siteKey, { action: humanCheckAction });
  if (typeof token !== 'string' || !token) throw new Error('reCAPTCHA returned no token.');
  return token;
}

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

const loading = new Map<string, Promise<unknown>>();

/**
 * Loads a service's script once and resolves to the global that it defines, which `read` returns. Rejects when the script
 * fails to load or defines nothing; the next call then loads it again.
 */
function loadServiceScript<Service>(url: string, read: () => Service | undefined): Promise<Service> {
  const pending = loading.get(url) as Promise<Service> | undefined;
  if (pending) return pending;
  const loaded = load(url, read).catch((error: unknown) => {
    loading.delete(url);
    throw error;
  });
  loading.set(url, loaded);
  return loaded;
}

function load<Service>(url: string, read: () => Service | undefined): Promise<Service> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScriptUrl(url);
    // Services read the page's nonce from a script element, for the elements that they add themselves.
    const nonce = document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce;
    if (nonce) script.setAttribute('nonce', nonce);
    const fail = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded.`));
    };
    script.onerror = fail;
    script.onload = () => {
      const service = read();
      if (service) resolve(service);
      else fail();
    };
    document.head.append(script);
  });
}
