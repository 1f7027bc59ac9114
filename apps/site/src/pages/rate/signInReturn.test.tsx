// @vitest-environment jsdom
import { safeStorage } from '@gildshelf/api-client';
import { ApiProvider } from '@gildshelf/api-client/react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { urlAfterSignIn, useReturnAfterSignIn } from './signInReturn.ts';

const rate = '/embed/rate?type=game&slug=portal-2';
const fallback = '/user/mara/dashboard';
const key = 'signInReturn';

beforeEach(() => sessionStorage.clear());
const signIn = () => urlAfterSignIn({ sessionStorage: safeStorage('sessionStorage') }, fallback);

function Return({ url }: { readonly url: string | null }) {
  useReturnAfterSignIn(url);
  return null;
}

test('returns the rating page once after a sign-in for it, and the fallback otherwise', async () => {
  const root = createRoot(document.createElement('div'));
  const show = (url: string | null) =>
    root.render(
      <ApiProvider>
        <Return url={url} />
      </ApiProvider>,
    );
  expect(signIn()).toBe(fallback);
  show(rate);
  await vi.waitFor(() => expect(signIn()).toBe(rate));
  // The visitor is signed in and has returned.
  show(null);
  await vi.waitFor(() => expect(signIn()).toBe(fallback));
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
])('ignores a stored URL that is not the rating page: %j', (url) => {
  sessionStorage.setItem(key, url);
  expect(signIn()).toBe(fallback);
});

test.each(['/embed/rate?//evil.example', '/embed/rate?next=https://evil.example', '/embed/rate?\\evil'])(
  'leads to the rating page with any query string: %j',
  (url) => {
    sessionStorage.setItem(key, url);
    const { origin, pathname } = new URL(signIn(), 'https://shelf.example/auth/login');
    expect([origin, pathname]).toEqual(['https://shelf.example', '/embed/rate']);
  },
);
