import { catalogues, setVisibility } from '@gildshelf/api-client/contract';
import { serveForeignSite } from '../../support/servers/serveForeignSite.ts';
import { createUser, expect, test } from '../fixtures/unlimitedTest.ts';

test.use({ allowViolations: true });

const strictPolicy = "default-src 'self'";

test('share images load on another site if its content security policy allows them in img-src, and are blocked otherwise', async ({
  page,
  server,
}) => {
  const { username, token } = await createUser(server);
  await fetch(server.url + setVisibility.path, {
    method: setVisibility.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ collection: 'public' }),
  });
  const paths = ['game/elden-ring.svg', 'game/elden-ring.png', `${username}.svg`, `${username}.png`];
  const images = paths.map((path) => `<img src="${server.url}/cards/${path}" alt="">`).join('');
  for (const [policy, sizes] of [
    [strictPolicy, [0, 0, 0, 0]],
    [`${strictPolicy}; img-src ${server.url}`, [480, 1200, 520, 1200]],
  ] as const) {
    const foreignSite = await serveForeignSite(
      `<meta http-equiv="Content-Security-Policy" content="${policy}"><body>${images}</body>`,
    );
    await page.goto(foreignSite.url);
    const widths = () =>
      page
        .locator('img')
        .evaluateAll((elements: HTMLImageElement[]) =>
          elements.map(({ complete, naturalWidth }) => (complete ? naturalWidth : 'loading')),
        );
    await expect.poll(widths).toEqual(sizes);
    await foreignSite.close();
  }
});

test('every line of text in the share images of the top list fits its column with the fonts of this machine', async ({
  page,
  server,
}) => {
  const response = await fetch(server.url + catalogues.game.listTopTitles.path);
  const slugs = ((await response.json()) as { game: { slug: string } }[]).map(({ game }) => game.slug);
  const images = slugs.map(async (slug) => (await fetch(`${server.url}/cards/game/${slug}.svg`)).text());
  await page.setContent((await Promise.all(images)).join(''));
  const lines = await page.locator('svg > svg text').evaluateAll((elements) =>
    (elements as SVGTextElement[]).map((element) => ({
      text: element.textContent,
      fits: element.getComputedTextLength() <= Number(element.ownerSVGElement?.getAttribute('width')),
    })),
  );
  expect(lines.length).toBeGreaterThanOrEqual(slugs.length);
  expect(lines.filter(({ fits }) => !fits)).toEqual([]);
});
