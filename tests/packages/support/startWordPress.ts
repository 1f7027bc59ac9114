import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { loadPhp, type Php, type PhpVersion } from './loadPhp.ts';

const root = '/wordpress';
const plugin = join(import.meta.dirname, '../../../integrations/wordpress/gildshelf');
const sqlite = 'sqlite-database-integration';
const types: Readonly<Record<string, string>> = {
  ...{ '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png' },
  ...{ '.json': 'application/json', '.woff2': 'font/woff2', '.gif': 'image/gif' },
};

/** The files of the plugin, by their paths in its folder. */
export const pluginFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync('**/*', { cwd: plugin })
      .filter((file) => statSync(join(plugin, file)).isFile())
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(plugin, file), 'utf8')]),
  );

/**
 * Starts WordPress with the plugin, on a port of localhost. Pages are rendered by PHP within this process; scripts and style
 * sheets are files of the package that contains WordPress.
 */
export async function startWordPress(folder: string, version: PhpVersion) {
  const builds = join(folder, 'node_modules/@wp-playground/wordpress-builds');
  const statics = join(builds, 'public/wp-6.5');
  const { php, createHandler } = await loadPhp(folder, version);

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', url);
    const file = [
      join(statics, pathname),
      join(plugin, pathname.replace(/^\/wp-content\/plugins\/gildshelf/, '')),
    ];
    const found = types[extname(pathname)] && file.find((path) => existsSync(path));
    if (found) {
      response.writeHead(200, { 'content-type': types[extname(pathname)] });
      response.end(readFileSync(found));
      return;
    }
    const { httpStatusCode, headers, bytes } = await handler.request(await phpRequest(request));
    response.writeHead(httpStatusCode, headers);
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const handler = createHandler({ php, documentRoot: root, absoluteUrl: url });

  await extract(php, join(builds, 'src/wordpress/wp-6.5.zip'), root);
  const plugins = `${root}/wp-content/plugins`;
  await extract(php, join(builds, 'src', sqlite, `${sqlite}.zip`), plugins);
  const driver = php.readFileAsText(`${plugins}/${sqlite}-main/db.copy`);
  php.writeFile(
    `${root}/wp-content/db.php`,
    driver.replace('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', `${plugins}/${sqlite}-main`),
  );
  for (const [file, content] of Object.entries(pluginFiles())) {
    php.mkdir(dirname(`${plugins}/gildshelf/${file}`));
    php.writeFile(`${plugins}/gildshelf/${file}`, content);
  }
  for (const file of ['wp-config.php', 'prepare.php'])
    php.writeFile(`${root}/${file}`, readFileSync(join(folder, file), 'utf8').replaceAll('{url}', url));
  const { text } = await php.run({ code: `<?php require '${root}/prepare.php';` });
  if (text !== 'ready') throw new Error(`WordPress did not start:\n${text}`);

  return {
    url,
    /** Runs PHP code within WordPress, as its administrator; resolves to what it prints. */
    run: async (code: string) => {
      const load = `<?php require '${root}/wp-load.php'; wp_set_current_user( 1 ); `;
      return (await php.run({ code: load + code })).text;
    },
    /** The errors, warnings and notices that PHP has reported about files of the plugin. */
    messages: () =>
      php.fileExists('/messages.log')
        ? php
            .readFileAsText('/messages.log')
            .split('\n')
            .filter((line) => line.includes('/plugins/gildshelf/'))
        : [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function phpRequest(request: IncomingMessage) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
  const { method = 'GET', url = '/' } = request;
  return { method, url, headers, body: await buffer(request) };
}

async function extract(php: Php, archive: string, folder: string): Promise<void> {
  php.writeFile('/archive.zip', readFileSync(archive));
  const code = `<?php $zip = new ZipArchive(); $zip->open( '/archive.zip' ); echo $zip->extractTo( '${folder}' ) ? 'done' : 'failed';`;
  const { text } = await php.run({ code });
  if (text !== 'done') throw new Error(`${archive} cannot be extracted: ${text}`);
}
