import { ownMessages } from '@gildshelf/api-client/contract';
import { standInForTrailers } from '../hands/trailerStandIn.ts';
import { expect, formOf, keep, keepBack, openAs, openWhole, test, walkTo } from './slowTest.ts';

test.use({ rendering: 'browser' });

const titles = {
  game: [
    { path: '/game/hades-2018', slug: 'hades-2018', name: 'Hades' },
    { path: '/game/portal-2', slug: 'portal-2', name: 'Portal 2' },
  ],
  anime: [
    {
      path: '/anime/frieren-beyond-journeys-end',
      slug: 'frieren-beyond-journeys-end',
      name: "Frieren: Beyond Journey's End",
    },
    { path: '/anime/cowboy-bebop', slug: 'cowboy-bebop', name: 'Cowboy Bebop' },
  ],
} as const;

for (const type of ['game', 'anime'] as const) {
  const [first, second] = titles[type];

  test(`nothing of one ${type} stands on the page of the next, neither while that is on its way nor afterwards`, async ({
    page,
    server,
    person,
  }) => {
    const status = type === 'game' ? 'playing' : 'watching';
    await keep(server, person, type, { slug: first.slug, status, rating: 4.5 });
    await openAs(page, server, person.token, '/');
    await standInForTrailers(page);
    await openWhole(page, `${server.url}${first.path}`);
    const main = page.getByRole('main');
    const form = formOf(page);
    await expect(form.status).toHaveValue(status);
    // What was chosen and is not saved.
    await form.status.selectOption('Dropped');
    const words = await main
      .locator('[data-part="description"] div')
      .last()
      .evaluate((text) => text.textContent);

    const details = await keepBack(page, `**/api/*/${second.slug}`);
    const tracking = await keepBack(page, /\/api\/user(Games|Animes)\/[^/]+\/(games|anime)\//);
    await walkTo(page, second.path);
    await page.getByRole('button', { name: ownMessages.unsaved.discard }).click();
    await details.asked();
    await expect(page.getByText('Loading', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Gildshelf');
    for (const gone of [main.getByText(first.name), main.getByText(words), main.locator('img'), form.submit])
      await expect(gone).toHaveCount(0);

    await details.give();
    await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible();
    await tracking.asked();
    await expect(form.status).toBeDisabled();
    await expect(form.status).toHaveValue('');
    await expect(form.stars).toHaveAttribute('aria-valuetext', '0 of 5 stars');

    await tracking.give();
    await expect(form.status).toBeEnabled();
    await expect(form.status).toHaveValue('');
    await expect(main.getByText(words)).toHaveCount(0);
  });

  test(`details of one ${type} that come while the next stands there change nothing of it`, async ({
    page,
    server,
  }) => {
    await openWhole(page, `${server.url}/search`);
    const late = await keepBack(page, `**/api/*/${first.slug}`);
    await walkTo(page, first.path, {
      id: 1,
      slug: first.slug,
      name: 'As the link knew it',
      title: 'As the link knew it',
    });
    await late.asked();
    await expect(page.getByRole('heading', { level: 1, name: 'As the link knew it' })).toBeVisible();
    await walkTo(page, second.path);
    const main = page.getByRole('main');
    await expect(main.getByText('As the link knew it')).toHaveCount(0);
    await expect(main.locator('article')).not.toHaveAttribute('aria-busy');
    const before = await main.textContent();
    await late.give();
    expect(await main.textContent()).toBe(before);
    await expect(page).toHaveTitle(`${second.name} · Gildshelf`);
  });
}
