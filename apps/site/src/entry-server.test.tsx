import { expect, test } from 'vitest';
import { renderPage } from './entry-server.tsx';
import { appRoutes, authRoutes } from './routes.ts';

const examples: Record<string, string> = { ':id': 'portal-2', ':slug': 'frieren', ':username': 'mara' };
const addresses = [...appRoutes, ...authRoutes].map(({ path }) =>
  path.replace(/:\w+/g, (name) => examples[name] ?? name),
);

test('nothing here pretends to be a browser', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

test.each([...addresses, '/nowhere'])('%s renders on the server without a browser', async (address) => {
  const { html, css } = await renderPage(address);
  expect(html).toContain('<main');
  expect(css).toContain('.gs-');
});

test.each(addresses)(
  '%s has no style attribute, which the content security policy would block',
  async (address) => {
    expect((await renderPage(address)).html).not.toMatch(/<[^>]+\sstyle=/);
  },
);

test('an address that leads nowhere says so', async () => {
  expect((await renderPage('/nowhere')).html).toContain('Unexpected Application Error!');
});

test('Home carries its brand and both carousels before any answer of the API', async () => {
  const { html } = await renderPage('/');
  for (const title of ['Top 100 Games', 'Top 100 Anime']) expect(html).toContain(title);
});

test.each(['/user/mara/dashboard', '/user/mara/profile'])(
  '%s is a spinner as long as nobody knows who is there',
  async (address) => {
    const { html } = await renderPage(address);
    expect(html).toMatch(/role="status"[^>]*>.*Loading/);
    expect(html).not.toContain('<h1');
  },
);
