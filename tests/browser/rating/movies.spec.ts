import { mediaTypes } from '@gildshelf/api-client/contract';
import { ask } from '../../support/ask.ts';
import { expect, openDashboard, test } from './ratingTest.ts';

test('movies are kept as data only: nothing on the site leads to one, and an address of one is the error screen', async ({
  page,
  server,
  person,
}) => {
  const body = { username: person.username, movieId: 'the-godfather', rating: 4.5, status: 'watched' };
  const { rateEndpoint, listEndpoint } = mediaTypes.movie;
  const { token, userId } = person;
  expect((await ask(server.url, rateEndpoint.path, { token, body })).status).toBe(200);
  const list = await ask(server.url, listEndpoint.path.replace(':userId', userId), { token });
  expect(JSON.parse(list.body)).toMatchObject([
    { slug: 'the-godfather', title: 'The Godfather', user_status: 'watched', user_rating: 4.5 },
  ]);

  await openDashboard(page, server, person);
  const choices = page.getByRole('radio');
  await expect(choices).toHaveCount(2);
  for (const path of ['/', '/search?query=godfather', `/user/${person.username}/dashboard`]) {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('a[href*="movie" i]').count()).toBe(0);
  }
  for (const path of ['/movie/the-godfather', '/movies', '/movie']) {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  }
});
