import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../../scripts/install/ensureChromium.mjs';
import type { BuiltPage } from './buildPage.ts';

/** Opens a built page in Chromium and calls `visit` once it is hydrated; resolves to the page's errors and warnings. */
export async function openPage(built: BuiltPage, visit: (page: Page) => Promise<void>) {
  const served = await servePage(built.document, built.folder);
  try {
    return await openUrl(served.url, async (page) => {
      await page.locator('html[data-hydrated]').waitFor();
      await visit(page);
    });
  } finally {
    await served.close();
  }
}

/**
 * Opens a URL in Chromium and calls `visit` once the page has loaded, or, with `waitUntil: 'commit'`, once its first bytes have
 * arrived; resolves to the page's errors and warnings.
 */
export async function openUrl(
  url: string,
  visit: (page: Page) => Promise<void>,
  { waitUntil = 'load', ...options }: BrowserContextOptions & { waitUntil?: 'load' | 'commit' } = {},
): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage(options);
    page.setDefaultTimeout(60_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    await page.goto(url, { waitUntil });
    await visit(page);
    return problems;
  } finally {
    await browser.close();
  }
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

// The strictest policy under which a page works: server-rendered styles have a nonce, and Stitches' empty style element is
// allowed by the hash of the empty string.
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'nonce-page' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data: blob:",
].join('; ');

/** Serves a built page: its HTML at `/`, and the files of a folder. */
async function servePage(html: string, folder: string) {
  const server = createServer(({ url = '/' }, response) => {
    try {
      const path = new URL(url, 'http://page').pathname;
      const body = path === '/' ? html : readFileSync(join(folder, path));
      response.writeHead(200, {
        'content-type': path === '/' ? 'text/html' : (types[extname(path)] ?? 'application/octet-stream'),
        'content-security-policy': policy,
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise<unknown>((resolve) => server.close(resolve)),
  };
}
