import { mediaTypes } from '@gildshelf/api-client/contract';
import { sendRequest } from '../../support/servers/sendRequest.ts';
import { expect, openDashboard, test } from './ratingTest.ts';

test('movies exist in the API only: no page of the site links to one, and the URL of one shows the error screen', async ({
  page,
  server,
  user,
}) => {
  const body = { username: user.username, movieId: 'the-godfather', rating: 4.5, status: 'watched' };
  const { rateTitle, listTrackedTitles } = mediaTypes.movie;
  const { token, userId } = user;
  expect((await sendRequest(server.url, rateTitle.path, { token, body })).status).toBe(200);
  const list = await sendRequest(server.url, listTrackedTitles.path.replace(':userId', userId), { token });
  expect(JSON.parse(list.body)).toMatchObject([
    { slug: 'the-godfather', title: 'The Godfather', user_status: 'watched', user_rating: 4.5 },
  ]);

  await openDashboard(page, server, user);
  const choices = page.getByRole('radio');
  await expect(choices).toHaveCount(2);
  for (const path of ['/', '/search?query=godfather', `/user/${user.username}/dashboard`]) {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('a[href*="movie" i]').count()).toBe(0);
  }
  for (const path of ['/movie/the-godfather', '/movies', '/movie']) {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  }
});
