import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { listenOnFreePort } from '../../../apps/api/src/testing/listenOnFreePort.ts';

const folder = join(import.meta.dirname, '../../../apps/site/dist');
const contentTypes: Readonly<Record<string, string>> = {
  ...{ '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' },
  ...{ '.txt': 'text/plain', '.html': 'text/html' },
};

export interface StaticSiteOptions {
  readonly apiHost: string;
  /** The content security policy of the document; without it none is sent. */
  readonly policy?: (nonce: string) => string;
}

/** Serves the built site like a CDN: files, and `index.html` for every route, with the two meta elements that an owner edits. */
export async function serveStaticSite({ apiHost, policy }: StaticSiteOptions) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
    .replace('name="api-host" content=""', `name="api-host" content="${apiHost}"`)
    .replace('name="human-check" content="proof-of-work"', 'name="human-check" content="none"');

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://site');
    const file = join(folder, pathname);
    if (extname(pathname) !== '') {
      const exists = existsSync(file);
      response.writeHead(exists ? 200 : 404, {
        'content-type': contentTypes[extname(pathname)] ?? 'text/plain',
      });
      response.end(exists ? readFileSync(file) : '');
      return;
    }
    const nonce = randomUUID();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (policy) response.setHeader('content-security-policy', policy(nonce));
    response.end(page.replaceAll('__CSP_NONCE__', nonce));
  });
  return listenOnFreePort(server);
}
