import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveFolder } from './serveFolder.mjs';

async function serve() {
  const outside = mkdtempSync(join(tmpdir(), 'gildshelf-serve-'));
  const folder = join(outside, 'folder');
  mkdirSync(folder);
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<p>Stories</p>');
  writeFileSync(join(folder, 'a.js'), 'export {}');
  const server = await serveFolder(folder, { '/other/index.json': '{}' });
  onTestFinished(server.close);
  return server.url;
}

test('serves the files of the folder with their content types', async () => {
  const url = await serve();
  expect(await (await fetch(url)).text()).toBe('<p>Stories</p>');
  expect((await fetch(`${url}/a.js?x=1`)).headers.get('content-type')).toBe('text/javascript');
  expect((await fetch(`${url}/gone.js`)).status).toBe(404);
  expect(await (await fetch(`${url}/other/index.json`)).text()).toBe('{}');
});

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt'])('%s gets 404', async (path) => {
  const url = await serve();
  // fetch would normalise the path.
  const status = await new Promise((resolve, reject) => {
    request(url, { path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(404);
});
