import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { Person } from '../../support/signUp.ts';
import { expect, follow, formOf, isRating, openAs, test, titles } from './ratingTest.ts';

const calls = { game: /userGames\/[^/]+\/games\//, anime: /userAnimes\/[^/]+\/anime\// } as const;

/** Opens a title of which a host keeps this. */
async function openKept(
  page: Page,
  server: RunningServer,
  { token }: Person,
  type: 'game' | 'anime',
  kept: unknown,
) {
  await page.route(calls[type], (route) => route.fulfill({ json: kept }));
  await openAs(page, server, token, titles[type].path);
  const form = formOf(page);
  await expect(form.status).toBeEnabled();
  return form;
}

for (const [type, label, status] of [
  ['game', 'Currently Playing', 'playing'],
  ['game', 'plan to play', 'planned'],
  ['game', 'COMPLETED', 'completed'],
  ['anime', 'currently watching', 'watching'],
  ['anime', 'Plan to Watch', 'planned'],
  ['anime', 'Re-Watching', 're-watching'],
] as const) {
  test(`an older label is read as what it means: ${label} is ${status}`, async ({ page, server, person }) => {
    const kept = { user_status: label, user_rating: 2.5 };
    const form = await openKept(page, server, person, type, kept);
    await expect(form.status).toHaveValue(status);
    if (status === 'planned') await expect(form.stars).toHaveCount(0);
    else await expect(form.stars).toHaveAttribute('aria-valuetext', '2.5 of 5 stars');
  });
}

for (const [kept, words] of [
  ['4.5', '4.5 of 5 stars'],
  [9, '5 of 5 stars'],
  [3.3, '3.5 of 5 stars'],
  [null, '0 of 5 stars'],
  ['many', '0 of 5 stars'],
] as const) {
  test(`a kept rating is shown in half steps from 0 to 5: ${JSON.stringify(kept)}`, async ({
    page,
    server,
    person,
    pageErrors,
  }) => {
    const { stars } = await openKept(page, server, person, 'game', {
      user_status: 'playing',
      user_rating: kept,
    });
    await expect(stars).toHaveAttribute('aria-valuetext', words);
    expect(pageErrors).toEqual([]);
  });
}

test('a status that nobody knows leaves the choice open, and another one can be saved', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  const kept = { user_status: 'Backlog', user_rating: 3 };
  const { status, stars, submit, toast } = await openKept(page, server, person, 'game', kept);
  await expect(status).toHaveValue('');
  await expect(stars).toHaveAttribute('aria-valuetext', '3 of 5 stars');
  await expectSound();
  const ratings = follow(page, isRating);
  await status.selectOption('Playing');
  await submit.click();
  await expect(toast).toBeVisible();
  expect(ratings[0]?.postDataJSON()).toMatchObject({ rating: 3, status: 'playing' });
});

test('a title that is not tracked may be answered as null, {}, without a status or as 404', async ({
  page,
  server,
  person,
}) => {
  for (const answer of [
    { json: null },
    { json: {} },
    { json: { user_status: null, user_rating: null } },
    { status: 404, json: { message: 'No such title.' } },
  ]) {
    await page.route(calls.game, (route) => route.fulfill(answer));
    await openAs(page, server, person.token, titles.game.path);
    const { status, stars, failure } = formOf(page);
    await expect(status).toBeEnabled();
    await expect(status).toHaveValue('');
    await expect(stars).toHaveAttribute('aria-valuetext', '0 of 5 stars');
    await expect(failure).toHaveCount(0);
    await page.unroute(calls.game);
  }
});
