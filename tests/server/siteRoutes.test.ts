import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { robotsText } from '../../apps/api/src/features/sitemap/serveSitemap.ts';
import { pages } from '../../apps/site/src/entry-server.tsx';
import { createMemoryHost } from '../support/servers/createMemoryHost.ts';

const documentFile = join(import.meta.dirname, '../../docs/pages.md');
const documents = pages
  .filter(({ layout }) => layout !== 'frame')
  .map((page) => ({ ...page, path: page.path.replace(/:\w+/g, 'portal-2') }));
let folder: string;
let host: Awaited<ReturnType<typeof createMemoryHost>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-site-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Gildshelf</title>');
  host = await createMemoryHost({ siteFolder: folder, pages });
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

test.each(documents)('the server returns 200 for the page $path', async ({ path, layout, hasToken }) => {
  const { status, headers } = await host.fetch(path);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe(hasToken ? 'no-store' : 'no-cache');
  expect(headers.get('cross-origin-opener-policy')).toBe(layout === 'auth' ? 'unsafe-none' : 'same-origin');
});

test('the pages of links in emails and of third-party logins are those whose URL has a token', () => {
  expect(documents.filter(({ hasToken }) => hasToken).map(({ path }) => path)).toEqual([
    '/auth/login',
    '/auth/verify-email',
    '/auth/reset-password',
    '/auth/oauth-callback',
  ]);
});

test.each(['/nowhere', '/auth/nowhere', '/user/mara', '/game', '/game/portal-2/more'])(
  'the server returns 404 for %s with the document of the site, which shows the error screen',
  async (path) => {
    const response = await host.fetch(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<title>Gildshelf</title>');
  },
);

test('the robots.txt of the built site has the rules that the server derives from the pages', async () => {
  const file = await readFile(join(import.meta.dirname, '../../apps/site/public/robots.txt'), 'utf8');
  expect(file).toBe(robotsText(pages, '').replace('Sitemap: /sitemap.xml\n', ''));
});

test('the documents list every page; update them by running this test with --update', async () => {
  const rows = pages.map(({ path, layout, access, render, query, robots, hasToken, embed, budgetKb }) => [
    `\`${path}\``,
    layout,
    access,
    render ? 'yes' : access === 'owner' ? 'for its owner' : 'no',
    query === 'all' ? 'all' : query.map((name) => `\`${name}\``).join(', '),
    robots,
    hasToken ? 'yes' : '',
    embed ?? '',
    budgetKb?.toString() ?? '',
  ]);
  const header = ['Path', 'Layout', 'Access', 'Server-rendered', 'Query', 'Robots', 'Token', 'oEmbed', 'kB'];
  const widths = header.map((name, column) =>
    Math.max(name.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  // Aligned as Biome formats it.
  const table = [header, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
  const introduction = await readFile(documentFile, 'utf8');
  await expect(`${introduction.slice(0, introduction.indexOf('| Path'))}${table}\n`).toMatchFileSnapshot(
    documentFile,
  );
});
