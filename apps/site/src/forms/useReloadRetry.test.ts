// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { attemptStore, readFailedAttempt } from './useReloadRetry.ts';

const attempt = { message: 'No.', values: { username: 'mara' } };
const router = { usr: null, key: 'abc', idx: 3 };

/** A session storage that is writable, or blocked. */
function storage(isWritable: boolean) {
  const texts = new Map<string, string>();
  return {
    get: (key: string) => texts.get(key) ?? null,
    set: (key: string, text: string) => {
      if (isWritable) texts.set(key, text);
      return isWritable;
    },
    remove: (key: string) => void texts.delete(key),
  };
}

beforeEach(() => history.replaceState(router, ''));

test.each([true, false])('an attempt is restored once, with a writable session storage: %s', (isWritable) => {
  const store = attemptStore(storage(isWritable), 'login');
  expect(store.read()).toBeNull();
  store.save(attempt);
  expect(store.read()).toEqual(attempt);
  store.clear();
  expect(store.read()).toBeNull();
});

test("leaves the router's own history state unchanged", () => {
  const store = attemptStore(storage(false), 'register');
  store.save(attempt);
  expect(history.state).toMatchObject(router);
  store.clear();
  expect(history.state).toEqual(router);
});

test('an attempt of one form is not restored in another', () => {
  const blocked = storage(false);
  attemptStore(blocked, 'login').save(attempt);
  expect(attemptStore(blocked, 'register').read()).toBeNull();
});

test('restores a stored attempt', () => {
  const attempt = { message: 'No.', values: { username: 'mara' }, unverifiedEmail: 'mara@example.org' };
  expect(readFailedAttempt(JSON.stringify(attempt))).toEqual(attempt);
});

test.each([null, '', 'null', '{', '[]', '"No."', '{"message":1,"values":{}}', '{"message":"No."}'])(
  'returns null for an invalid string: %s',
  (text) => expect(readFailedAttempt(text)).toBeNull(),
);

test('drops values that are not strings', () => {
  expect(readFailedAttempt('{"message":"No.","values":{"username":"mara","x":4}}')?.values).toEqual({
    username: 'mara',
  });
});
