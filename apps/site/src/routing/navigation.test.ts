import { describe, expect, test } from 'vitest';
import { readItemState, readState } from './navigation.ts';

describe('an item in the navigation state', () => {
  const game = { id: 'a1', slug: 'portal-2', name: 'Portal 2' };

  test('is used when its slug or its id matches the URL', () => {
    expect(readItemState(game, 'game', 'portal-2')).toMatchObject(game);
    expect(readItemState(game, 'game', 'a1')).toMatchObject(game);
  });

  // @control:WEB-10
  test.each([null, undefined, 'Portal 2', 42, [], {}, { slug: 'portal-2' }, { id: {}, slug: 'portal-2' }])(
    'is ignored when it is %j',
    (state) => expect(readItemState(state, 'game', 'portal-2')).toBeUndefined(),
  );

  test("is ignored on another title's page", () => {
    expect(readItemState(game, 'game', 'portal')).toBeUndefined();
  });
});

describe('a field of a navigation state', () => {
  test('is returned when it has the expected type', () => {
    expect(readState({ email: 'a@b.co' }, 'email', 'string')).toBe('a@b.co');
    expect(readState({ showResend: true }, 'showResend', 'boolean')).toBe(true);
  });

  test.each([null, 'text', { email: 4 }, {}])('is undefined in %j', (state) => {
    expect(readState(state, 'email', 'string')).toBeUndefined();
  });
});
