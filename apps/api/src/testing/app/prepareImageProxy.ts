import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Engine } from '../database/eachEngine.ts';
import { addTitleWithImages } from '../database/titles.ts';
import { startImageHost } from '../providers/startImageHost.ts';
import { createTestApp } from './createTestApp.ts';

/** The API URL of the servers. */
export const imageProxyUrl = 'https://api.shelf.example';

/** Prepares a host of images and an empty cache for each test, and starts servers whose image proxy uses both. */
export function prepareImageProxy() {
  let host: Awaited<ReturnType<typeof startImageHost>>;
  let dataDirectory: string;
  beforeEach(async () => {
    host = await startImageHost();
    dataDirectory = await mkdtemp(join(tmpdir(), 'gildshelf-cache-'));
  });
  afterEach(async () => {
    await host.close();
    await rm(dataDirectory, { recursive: true, force: true });
  });

  async function start(engine: Engine, cache: 'on' | 'off' = 'on') {
    const store = await engine.freshStore();
    const settings = { IMAGE_CACHE: cache, API_URL: imageProxyUrl, DATA_DIR: dataDirectory };
    return createTestApp(engine, settings, { store, imageSource: host.source });
  }

  return {
    get host() {
      return host;
    },
    get dataDirectory() {
      return dataDirectory;
    },
    start,

    /** Starts a server with a title that has images at these `<host>/<path>`. */
    async startWith(engine: Engine, imagePaths: readonly string[]) {
      const server = await start(engine);
      const { titleId } = await addTitleWithImages(server.store, 'game', imagePaths);
      const path = (imagePath: string) => `/pictures/${titleId}/${imagePath}`;
      return { ...server, path, getImage: async (imagePath: string) => server.app.request(path(imagePath)) };
    },

    storedFiles: () => readdir(join(dataDirectory, 'pictures')).catch(() => []),
  };
}
