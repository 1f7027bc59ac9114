import type { Page } from '@playwright/test';
import { expect, openWhole, test } from '../served.ts';

const linked = ['MediaPage', 'SearchPage', 'AuthLayout', 'LoginPage'];
const notLinked = ['DashboardPage', 'ProfilePage', 'AccountPage', 'BuilderPage', 'CollectionPage'];

/** The parts of the site that a page requests, by the start of their files' names. */
function requestedParts(page: Page): Set<string> {
  const parts = new Set<string>();
  page.on('request', (request) => {
    const part = /\/assets\/(\w+)-[^/]*\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (part) parts.add(part);
  });
  return parts;
}

test('an idle page loads the code of the pages that links in the window lead to, and of no others', async ({
  page,
  server,
}) => {
  const parts = requestedParts(page);
  await openWhole(page, server.url);
  for (const part of linked) expect([...parts]).toContain(part);
  for (const part of notLinked) expect([...parts]).not.toContain(part);
});

for (const [what, connection] of [
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['is on 2G', { saveData: false, effectiveType: '2g' }],
  ['is on a slow 2G', { saveData: false, effectiveType: 'slow-2g' }],
] as const)
  test(`a visitor who ${what} loads the code of no other page, but of one that the pointer is over`, async ({
    page,
    server,
  }) => {
    const parts = requestedParts(page);
    await page.addInitScript((given) => {
      Object.defineProperty(navigator, 'connection', { value: given });
    }, connection);
    await openWhole(page, server.url);
    for (const part of [...linked, ...notLinked]) expect([...parts]).not.toContain(part);
    await page.getByRole('navigation').getByRole('link', { name: 'Search' }).hover();
    await expect.poll(() => [...parts]).toContain('SearchPage');
    for (const part of linked.filter((each) => each !== 'SearchPage')) expect([...parts]).not.toContain(part);
  });

test('a link that comes into the window later has its page loaded then', async ({ page, server }) => {
  const parts = requestedParts(page);
  await openWhole(page, server.url);
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
  await expect.poll(() => [...parts]).toContain('AccountPage');
  expect([...parts]).not.toContain('BuilderPage');
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 10_000);
  await expect.poll(() => [...parts]).toContain('BuilderPage');
});
