import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { SiteRenderer } from '../../apps/api/src/features/site/SiteRenderer.ts';
import type { Dependencies } from '../../apps/api/src/start/Dependencies.ts';
import { createTestApp } from '../../apps/api/src/testing/app/createTestApp.ts';
import type { Engine } from '../../apps/api/src/testing/database/eachEngine.ts';
import * as renderer from '../../apps/site/src/entry-server.tsx';

const leftToBrowser = '<noscript>No.</noscript>';
const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><style nonce="__CSP_NONCE__"></style><title>Gildshelf</title></head><body><div id="root"></div>${leftToBrowser}</body></html>`;

/** The whole server in memory with the site's own pages, rendered from source, in a document of few lines. */
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
  /** An answer whose page is complete: a busy machine leaves one that it has not rendered before to the browser, for the moment. */
  async function ask(address: string, init: RequestInit = {}, tries = 30): Promise<Response> {
    const answer = await server.app.request(address, init);
    const isEmpty = answer.status === 503 || (await answer.clone().text()).includes(leftToBrowser);
    return isEmpty && tries > 0 ? ask(address, init, tries - 1) : answer;
  }
  return { ...server, ask };
}
