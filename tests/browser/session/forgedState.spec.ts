import { expect, test } from './sessionTest.ts';

/** What a link never hands over, but a script, an old build or a broken browser may leave in the history. */
const junk: readonly unknown[] = [
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

const screens = [
  { path: '/game/the-witcher-3-wild-hunt', heading: 'The Witcher 3: Wild Hunt' },
  { path: '/anime/frieren-beyond-journeys-end', heading: "Frieren: Beyond Journey's End" },
  { path: '/auth/login', heading: 'Welcome Back!' },
  { path: '/auth/verify-email-sent', heading: 'Check Your Email' },
] as const;

for (const { path, heading } of screens) {
  // @control:WEB-10
  test(`${path} believes nothing of a forged navigation state`, async ({ page, server, pageErrors }) => {
    await page.goto(`${server.url}${path}`);
    for (const state of junk) {
      await page.evaluate((usr) => history.replaceState({ usr, key: 'forged', idx: 0 }, ''), state);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText('[object Object]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Resend Verification Email' })).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    }
    expect(pageErrors).toEqual([]);
  });
}

test('a history that is no record at all is no reason to fail', async ({ page, server, pageErrors }) => {
  await page.goto(`${server.url}/game/the-witcher-3-wild-hunt`);
  for (const state of ['text', 7, [], { idx: 'x', key: 4 }]) {
    await page.evaluate((kept) => history.replaceState(kept, ''), state);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'The Witcher 3: Wild Hunt' })).toBeVisible();
  }
  expect(pageErrors).toEqual([]);
});
