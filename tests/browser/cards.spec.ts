import { catalogues, setVisibility } from '@gildshelf/api-client/contract';
import { serveForeignSite } from '../support/serveForeignSite.ts';
import { expect, newPerson, test } from './lenientTest.ts';

test.use({ mayViolate: true });

const strict = "default-src 'self'";

test('a page of another site shows cards as pictures, with the one line that its policy needs', async ({
  page,
  server,
}) => {
  const { username, token } = await newPerson(server);
  await fetch(server.url + setVisibility.path, {
    method: setVisibility.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ collection: 'public' }),
  });
  const cards = ['game/elden-ring.svg', 'game/elden-ring.png', `${username}.svg`, `${username}.png`];
  const pictures = cards.map((path) => `<img src="${server.url}/cards/${path}" alt="">`).join('');
  for (const [policy, sizes] of [
    [strict, [0, 0, 0, 0]],
    [`${strict}; img-src ${server.url}`, [480, 1200, 520, 1200]],
  ] as const) {
    const host = await serveForeignSite(
      `<meta http-equiv="Content-Security-Policy" content="${policy}"><body>${pictures}</body>`,
    );
    await page.goto(host.url);
    const widths = () =>
      page
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images.map(({ complete, naturalWidth }) => (complete ? naturalWidth : 'on its way')),
        );
    await expect.poll(widths).toEqual(sizes);
    await host.close();
  }
});

test('no name in the top list leaves its column in the fonts of this machine', async ({ page, server }) => {
  const answer = await fetch(server.url + catalogues.game.topEndpoint.path);
  const slugs = ((await answer.json()) as { game: { slug: string } }[]).map(({ game }) => game.slug);
  const cards = slugs.map(async (slug) => (await fetch(`${server.url}/cards/game/${slug}.svg`)).text());
  await page.setContent((await Promise.all(cards)).join(''));
  const lines = await page.locator('svg > svg text').evaluateAll((texts) =>
    (texts as SVGTextElement[]).map((text) => ({
      words: text.textContent,
      isWhole: text.getComputedTextLength() <= Number(text.ownerSVGElement?.getAttribute('width')),
    })),
  );
  expect(lines.length).toBeGreaterThanOrEqual(slugs.length);
  expect(lines.filter(({ isWhole }) => !isWhole)).toEqual([]);
});
