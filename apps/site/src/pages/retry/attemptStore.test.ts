// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { attemptStore } from './attemptStore.ts';

const attempt = { message: 'No.', values: { username: 'mara' } };
const router = { usr: null, key: 'abc', idx: 3 };

/** A tab's storage that keeps texts, or refuses them. */
function storage(keeps: boolean) {
  const texts = new Map<string, string>();
  return {
    get: (key: string) => texts.get(key) ?? null,
    set: (key: string, text: string) => {
      if (keeps) texts.set(key, text);
      return keeps;
    },
    remove: (key: string) => void texts.delete(key),
  };
}

beforeEach(() => history.replaceState(router, ''));

test.each([true, false])('an attempt comes back once, whether the tab keeps texts (%s)', (keeps) => {
  const store = attemptStore(storage(keeps), 'login');
  expect(store.read()).toBeNull();
  store.keep(attempt);
  expect(store.read()).toEqual(attempt);
  store.forget();
  expect(store.read()).toBeNull();
});

test('what the router keeps in the history stays as it is', () => {
  const store = attemptStore(storage(false), 'register');
  store.keep(attempt);
  expect(history.state).toMatchObject(router);
  store.forget();
  expect(history.state).toEqual(router);
});

test('an attempt of one form is none of another', () => {
  const kept = storage(false);
  attemptStore(kept, 'login').keep(attempt);
  expect(attemptStore(kept, 'register').read()).toBeNull();
});
