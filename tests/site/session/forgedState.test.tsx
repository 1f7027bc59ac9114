// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';

/** States that no link of the site has, but that a script, an old build or a broken browser may leave in the history. */
const invalidStates: readonly unknown[] = [
  null,
  'text',
  42,
  [],
  { id: 7 },
  { id: {}, slug: 'portal-2', name: { toString: 'x' } },
  {
    id: 'x',
    slug: 'the-witcher-3-wild-hunt',
    name: ['a'],
    platforms: 'PC',
    images: 4,
    trailer: [],
    tba: 'no',
  },
  { message: { $$typeof: 'react.element' }, email: ['a@b'], showResend: 'yes' },
  { message: 7, email: null, showResend: 1 },
];

// @control:WEB-10
test.each([
  ['/game/the-witcher-3-wild-hunt', 'The Witcher 3: Wild Hunt'],
  ['/anime/frieren-beyond-journeys-end', "Frieren: Beyond Journey's End"],
  ['/auth/login', 'Welcome Back!'],
  ['/auth/verify-email-sent', 'Check Your Email'],
])('%s ignores a forged navigation state', async (path, heading) => {
  const site = await openSite(path);
  for (const usr of invalidStates) {
    history.replaceState({ usr, key: 'forged', idx: 0 }, '');
    await site.reload();
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(screen.queryByText('[object Object]', { exact: false })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Resend Verification Email' })).toBeNull();
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
  }
});

test.each([['text'], [7], [[]], [{ idx: 'x', key: 4 }]])(
  'a history entry of another script does not break the page: %j',
  async (entry) => {
    const site = await openSite('/game/the-witcher-3-wild-hunt');
    history.replaceState(entry, '');
    await site.reload();
    await screen.findByRole('heading', { level: 1, name: 'The Witcher 3: Wild Hunt' });
  },
);
