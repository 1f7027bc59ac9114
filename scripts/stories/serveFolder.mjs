import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves the files of a folder on a free port of 127.0.0.1.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} [documents] the content of further paths
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveFolder(folder, documents = {}) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // A normalised absolute path has no '..' that could lead out of the folder.
    const path = normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname));
    try {
      const body = documents[pathname] ?? (await readFile(join(folder, path)));
      const type = types[extname(path)] ?? 'application/octet-stream';
      // File names with a hash are cached, so that they are loaded once for all stories.
      const cache = path.includes('assets') ? 'max-age=3600' : 'no-store';
      response.writeHead(200, { 'content-type': type, 'cache-control': cache }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => void server.close() };
}
