import type { Page } from '@playwright/test';
import { expect, openFullyLoaded, test } from '../../fixtures/serverTest.ts';

const linked = ['MediaPage', 'SearchPage', 'AuthLayout', 'LoginPage'];
const notLinked = ['DashboardPage', 'ProfilePage', 'AccountPage', 'BuilderPage', 'CollectionPage'];

/** The names of the chunks that the page requests from now on, without their hashes. */
function requestedChunks(page: Page): Set<string> {
  const chunks = new Set<string>();
  page.on('request', (request) => {
    const chunk = /\/assets\/(\w+)-[^/]*\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (chunk) chunks.add(chunk);
  });
  return chunks;
}

test('an idle page prefetches the chunks of the pages that visible links lead to, and no others', async ({
  page,
  server,
}) => {
  const chunks = requestedChunks(page);
  await openFullyLoaded(page, server.url);
  for (const chunk of linked) expect([...chunks]).toContain(chunk);
  for (const chunk of notLinked) expect([...chunks]).not.toContain(chunk);
});

for (const [condition, connection] of [
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['is on 2G', { saveData: false, effectiveType: '2g' }],
  ['is on a slow 2G', { saveData: false, effectiveType: 'slow-2g' }],
] as const)
  test(`the site prefetches only the page of a hovered link for a visitor who ${condition}`, async ({
    page,
    server,
  }) => {
    const chunks = requestedChunks(page);
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await openFullyLoaded(page, server.url);
    for (const chunk of [...linked, ...notLinked]) expect([...chunks]).not.toContain(chunk);
    await page.getByRole('navigation').getByRole('link', { name: 'Search' }).hover();
    await expect.poll(() => [...chunks]).toContain('SearchPage');
    for (const chunk of linked.filter((name) => name !== 'SearchPage'))
      expect([...chunks]).not.toContain(chunk);
  });

test('a link that becomes visible later has its page prefetched then', async ({ page, server }) => {
  const chunks = requestedChunks(page);
  await openFullyLoaded(page, server.url);
  await page.evaluate(() => {
    for (const [path, top] of [
      ['/account', 0],
      ['/embed', 2 * innerHeight],
    ] as const) {
      const link = document.body.appendChild(document.createElement('a'));
      Object.assign(link, { href: path, textContent: path });
      Object.assign(link.style, { position: 'absolute', top: `${top}px`, left: '0' });
    }
  });
  await expect.poll(() => [...chunks]).toContain('AccountPage');
  expect([...chunks]).not.toContain('BuilderPage');
  await page.getByRole('link', { name: '/embed', exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => [...chunks]).toContain('BuilderPage');
});
