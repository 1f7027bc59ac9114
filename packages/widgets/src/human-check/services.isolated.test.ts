// @vitest-environment jsdom
import { messages } from '@gildshelf/api-client/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recaptchaScript, turnstileScript } from '../on-demand/trustedScriptUrl.ts';
import type { HumanCheckTask } from './humanCheckTask.ts';

const globals = globalThis as { grecaptcha?: unknown; turnstile?: unknown };
const scripts = () => [...document.head.querySelectorAll('script')];
const pauseTimeout = vi.fn();

let services: typeof import('./services.ts');
beforeEach(async () => {
  vi.resetModules();
  services = await import('./services.ts');
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete globals.grecaptcha;
  delete globals.turnstile;
  pauseTimeout.mockReset();
});

function task(): HumanCheckTask & { readonly container: HTMLElement } {
  const container = document.createElement('div');
  document.body.append(container);
  return {
    ...{ siteKey: 'key', container, pauseTimeout, controller: new AbortController() },
    fetchChallenge: async () => ({}),
  };
}

/** Simulates the load of the script that was appended last, because jsdom loads none. */
function finishLoading(api: object) {
  Object.assign(globalThis, api);
  scripts().at(-1)?.dispatchEvent(new Event('load'));
}

const outcomeOf = (promise: Promise<unknown>) => promise.then(String, (error: unknown) => error);

describe('reCAPTCHA', () => {
  const api = (execute: (...parameters: unknown[]) => unknown) => ({
    grecaptcha: { ready: (listener: () => void) => listener(), execute },
  });

  test('loads its script once, with the site key, and requests a token for our action', async () => {
    const execute = vi.fn(async () => 'a token');
    const first = services.getRecaptchaToken(task());
    expect(scripts().map(({ src }) => src)).toEqual([recaptchaScript('key')]);
    finishLoading(api(execute));
    expect(await first).toBe('a token');
    expect(await services.getRecaptchaToken(task())).toBe('a token');
    expect(scripts()).toHaveLength(1);
    expect(execute).toHaveBeenCalledWith('key', { action: 'account' });
  });

  test.each([[null], [''], [5]])('rejects when it returns %s instead of a token', async (result) => {
    const promise = services.getRecaptchaToken(task());
    finishLoading(api(async () => result));
    expect(await outcomeOf(promise)).toBeInstanceOf(Error);
  });

  test('rejects when the script is blocked or defines nothing, and loads it again on the next call', async () => {
    const blocked = services.getRecaptchaToken(task());
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect(await outcomeOf(blocked)).toBeInstanceOf(Error);
    const empty = services.getRecaptchaToken(task());
    finishLoading({});
    expect(await outcomeOf(empty)).toBeInstanceOf(Error);
    const third = services.getRecaptchaToken(task());
    expect(scripts()).toHaveLength(1);
    finishLoading(api(async () => 'a token'));
    expect(await third).toBe('a token');
  });
});

describe('Turnstile', () => {
  interface RenderParameters {
    readonly [name: string]: unknown;
    readonly callback: (token: string) => void;
  }
  type Callback = (value?: string) => unknown;

  async function runTurnstile(onRendered: (parameters: RenderParameters, element: HTMLElement) => void) {
    const checkTask = task();
    const remove = vi.fn();
    const render = (element: HTMLElement, parameters: RenderParameters) => {
      queueMicrotask(() => onRendered(parameters, element));
      return 'widget';
    };
    const promise = services.getTurnstileToken(checkTask);
    if (scripts().length > 0) finishLoading({ turnstile: { render, remove } });
    const outcome = await outcomeOf(promise);
    return { ...checkTask, outcome, remove };
  }

  test('renders into an element of its own in the form, for our action, and removes it afterwards', async () => {
    const { outcome, container, remove } = await runTurnstile((parameters, element) => {
      expect(parameters).toMatchObject({ sitekey: 'key', action: 'account', appearance: 'interaction-only' });
      expect(element.parentElement?.parentElement).toBe(document.body);
      parameters.callback('a token');
    });
    expect(scripts().map(({ src }) => src)).toEqual([turnstileScript]);
    expect(outcome).toBe('a token');
    expect(remove).toHaveBeenCalledWith('widget');
    expect(container.childElementCount).toBe(0);
  });

  test('pauses the timeout during an interactive challenge', async () => {
    await runTurnstile((parameters) => {
      (parameters['before-interactive-callback'] as Callback)();
      expect(pauseTimeout).toHaveBeenLastCalledWith(true);
      (parameters['after-interactive-callback'] as Callback)();
      expect(pauseTimeout).toHaveBeenLastCalledWith(false);
      parameters.callback('a token');
    });
    expect(pauseTimeout).toHaveBeenCalledTimes(2);
  });

  test.each(['error-callback', 'unsupported-callback'])(
    'rejects on %s and marks the error as handled',
    async (name) => {
      const { outcome, remove } = await runTurnstile((parameters) => {
        expect((parameters[name] as Callback)('300030')).toBe(true);
      });
      expect(outcome).toEqual(new Error('Turnstile returned no token: 300030'));
      expect(remove).toHaveBeenCalledOnce();
    },
  );

  test('rejects with the timeout message when the interactive challenge times out', async () => {
    const { outcome } = await runTurnstile((parameters) => (parameters['timeout-callback'] as Callback)());
    expect(outcome).toMatchObject({ message: messages.humanCheck.timeout });
  });

  test('is removed when the check is aborted', async () => {
    const checkTask = task();
    const remove = vi.fn();
    const promise = services.getTurnstileToken(checkTask);
    finishLoading({ turnstile: { render: () => 'widget', remove } });
    await vi.waitFor(() => expect(checkTask.container.childElementCount).toBe(1));
    checkTask.controller.abort();
    expect(await outcomeOf(promise)).toBeInstanceOf(Error);
    expect(remove).toHaveBeenCalledWith('widget');
    expect(checkTask.container.childElementCount).toBe(0);
  });
});
