// @vitest-environment jsdom
import { safeStorage } from '@gildshelf/api-client';
import { ApiProvider } from '@gildshelf/api-client/react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { afterSignIn, useReturnAfterSignIn } from './signInReturn.ts';

const rate = '/embed/rate?type=game&slug=portal-2';
const usual = '/user/mara/dashboard';
const key = 'signInReturn';

beforeEach(() => sessionStorage.clear());
const signIn = () => afterSignIn({ sessionStorage: safeStorage('sessionStorage') }, usual);

function Return({ address }: { readonly address: string | null }) {
  useReturnAfterSignIn(address);
  return null;
}

test('who must sign in to rate comes back to the title, once; everybody else goes where they always do', async () => {
  const root = createRoot(document.createElement('div'));
  const show = (address: string | null) =>
    root.render(
      <ApiProvider>
        <Return address={address} />
      </ApiProvider>,
    );
  expect(signIn()).toBe(usual);
  show(rate);
  await vi.waitFor(() => expect(signIn()).toBe(rate));
  // Who is signed in has come back.
  show(null);
  await vi.waitFor(() => expect(signIn()).toBe(usual));
  root.unmount();
});

// @control:SEC-20
test.each([
  ...['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '///evil.example'],
  ...['https://evil.example/embed/rate?type=game', 'javascript:alert(1)//embed/rate?', 'data:text/html,x'],
  ...['%2f%2fevil.example', '/%2fevil.example', '/%5cevil.example', '%68ttps://evil.example'],
  ...[
    '//evil.example/embed/rate?',
    '/embed/rate',
    '/embed/rate/?x',
    '/embed/rate@evil.example?',
    ' /embed/rate?x',
  ],
  ...['/embed/../..//evil.example', '/EMBED/RATE?x', '/embed/carousel?x', '/user/mara/profile', '/', ''],
])('nothing else is gone to, whoever has put it there: %j', (address) => {
  sessionStorage.setItem(key, address);
  expect(signIn()).toBe(usual);
});

test.each(['/embed/rate?//evil.example', '/embed/rate?next=https://evil.example', '/embed/rate?\\evil'])(
  'whatever stands behind the question mark, it is the page for rating: %j',
  (address) => {
    sessionStorage.setItem(key, address);
    const { origin, pathname } = new URL(signIn(), 'https://shelf.example/auth/login');
    expect([origin, pathname]).toEqual(['https://shelf.example', '/embed/rate']);
  },
);
