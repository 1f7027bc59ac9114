// @vitest-environment jsdom
import { messages } from '@gildshelf/api-client/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recaptchaScript, turnstileScript } from '../../trusted-script-url/trustedScriptUrl.ts';
import type { HumanCheckTask } from '../HumanCheckKind.ts';

const globals = globalThis as { grecaptcha?: unknown; turnstile?: unknown };
const scripts = () => [...document.head.querySelectorAll('script')];
const holdWait = vi.fn();

let services: typeof import('./index.ts');
beforeEach(async () => {
  vi.resetModules();
  services = await import('./index.ts');
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete globals.grecaptcha;
  delete globals.turnstile;
  holdWait.mockReset();
});

function task(): HumanCheckTask & { readonly place: HTMLElement } {
  const place = document.createElement('div');
  document.body.append(place);
  return {
    ...{ siteKey: 'key', place, holdWait, controller: new AbortController() },
    fetchChallenge: async () => ({}),
  };
}

/** What the browser does with a script that has just been put in: jsdom fetches none. */
function arrives(api: object) {
  Object.assign(globalThis, api);
  scripts().at(-1)?.dispatchEvent(new Event('load'));
}

const rejection = (asking: Promise<unknown>) => asking.then(String, (error: unknown) => error);

describe('reCAPTCHA', () => {
  const api = (execute: (...given: unknown[]) => unknown) => ({
    grecaptcha: { ready: (listener: () => void) => listener(), execute },
  });

  test('is loaded with the key when it is first asked, once, and is asked for our action', async () => {
    const execute = vi.fn(async () => 'an answer');
    const first = services.askRecaptcha(task());
    expect(scripts().map(({ src }) => src)).toEqual([recaptchaScript('key')]);
    arrives(api(execute));
    expect(await first).toBe('an answer');
    expect(await services.askRecaptcha(task())).toBe('an answer');
    expect(scripts()).toHaveLength(1);
    expect(execute).toHaveBeenCalledWith('key', { action: 'account' });
  });

  test.each([[null], [''], [5]])('that answers %s has not answered', async (answer) => {
    const asking = services.askRecaptcha(task());
    arrives(api(async () => answer));
    expect(await rejection(asking)).toBeInstanceOf(Error);
  });

  test('that is blocked, or brings nothing, fails and is loaded anew the next time', async () => {
    const blocked = services.askRecaptcha(task());
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect(await rejection(blocked)).toBeInstanceOf(Error);
    const empty = services.askRecaptcha(task());
    arrives({});
    expect(await rejection(empty)).toBeInstanceOf(Error);
    const third = services.askRecaptcha(task());
    expect(scripts()).toHaveLength(1);
    arrives(api(async () => 'an answer'));
    expect(await third).toBe('an answer');
  });
});

describe('Turnstile', () => {
  interface Given {
    readonly [name: string]: unknown;
    readonly callback: (said: string) => void;
  }
  type Callback = (said?: string) => unknown;

  async function ask(during: (given: Given, stand: HTMLElement) => void) {
    const asked = task();
    const remove = vi.fn();
    const render = (stand: HTMLElement, given: Given) => {
      queueMicrotask(() => during(given, stand));
      return 'widget';
    };
    const asking = services.askTurnstile(asked);
    if (scripts().length > 0) arrives({ turnstile: { render, remove } });
    const outcome = await rejection(asking);
    return { ...asked, outcome, remove };
  }

  test('is asked in a place of its own within the form, for our action, and leaves no trace', async () => {
    const { outcome, place, remove } = await ask((given, stand) => {
      expect(given).toMatchObject({ sitekey: 'key', action: 'account', appearance: 'interaction-only' });
      expect(stand.parentElement?.parentElement).toBe(document.body);
      given.callback('an answer');
    });
    expect(scripts().map(({ src }) => src)).toEqual([turnstileScript]);
    expect(outcome).toBe('an answer');
    expect(remove).toHaveBeenCalledWith('widget');
    expect(place.childElementCount).toBe(0);
  });

  test('the wait stands still while it asks the person something', async () => {
    await ask((given) => {
      (given['before-interactive-callback'] as Callback)();
      expect(holdWait).toHaveBeenLastCalledWith(true);
      (given['after-interactive-callback'] as Callback)();
      expect(holdWait).toHaveBeenLastCalledWith(false);
      given.callback('an answer');
    });
    expect(holdWait).toHaveBeenCalledTimes(2);
  });

  test.each(['error-callback', 'unsupported-callback'])(
    'fails at %s, and says that it is dealt with',
    async (name) => {
      const { outcome, remove } = await ask((given) => {
        expect((given[name] as Callback)('300030')).toBe(true);
      });
      expect(outcome).toEqual(new Error('Turnstile gave no answer: 300030'));
      expect(remove).toHaveBeenCalledOnce();
    },
  );

  test('a person who does not do what is asked has run out of time', async () => {
    const { outcome } = await ask((given) => (given['timeout-callback'] as Callback)());
    expect(outcome).toMatchObject({ message: messages.humanCheck.timeout });
  });

  test('is taken away when nobody waits for it any more', async () => {
    const asked = task();
    const remove = vi.fn();
    const asking = services.askTurnstile(asked);
    arrives({ turnstile: { render: () => 'widget', remove } });
    await vi.waitFor(() => expect(asked.place.childElementCount).toBe(1));
    asked.controller.abort();
    expect(await rejection(asking)).toBeInstanceOf(Error);
    expect(remove).toHaveBeenCalledWith('widget');
    expect(asked.place.childElementCount).toBe(0);
  });
});
