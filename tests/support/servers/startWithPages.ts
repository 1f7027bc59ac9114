import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { SiteRenderer } from '../../../apps/api/src/features/site/SiteRenderer.ts';
import type { Dependencies } from '../../../apps/api/src/start/createApp.ts';
import { createTestApp } from '../../../apps/api/src/testing/app/createTestApp.ts';
import type { Engine } from '../../../apps/api/src/testing/database/eachEngine.ts';
import * as renderer from '../../../apps/site/src/entry-server.tsx';

const clientRenderedShell = '<noscript>No.</noscript>';
const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><style nonce="__CSP_NONCE__"></style><title>Gildshelf</title></head><body><div id="root"></div>${clientRenderedShell}</body></html>`;

/** The whole server in memory with the site's pages, rendered from source into a minimal document. */
export async function startWithPages(
  engine: Engine,
  settings: Record<string, string> = {},
  ownRenderer: Partial<SiteRenderer> = {},
  ownParts: Partial<Dependencies> = {},
) {
  const siteFolder = mkdtempSync(join(tmpdir(), 'gildshelf-pages-'));
  onTestFinished(() => rmSync(siteFolder, { recursive: true }));
  mkdirSync(join(siteFolder, '.vite'));
  writeFileSync(join(siteFolder, 'index.html'), document);
  writeFileSync(join(siteFolder, '.vite/manifest.json'), '{}');
  const parts = { renderer: { ...renderer, ...ownRenderer }, siteFolder, ...ownParts };
  const server = await createTestApp(engine, { RATE_LIMITS: 'off', ...settings }, parts);
  // The rendered site compares the expiry of tokens with the real time.
  server.time.now = Date.now();
  /** Repeats a request until the page is server-rendered: a busy machine serves the client-rendered shell until a render is cached. */
  async function requestPage(url: string, init: RequestInit = {}, retries = 30): Promise<Response> {
    const response = await server.app.request(url, init);
    const isShell = response.status === 503 || (await response.clone().text()).includes(clientRenderedShell);
    return isShell && retries > 0 ? requestPage(url, init, retries - 1) : response;
  }
  return { ...server, requestPage };
}
