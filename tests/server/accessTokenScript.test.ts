import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrate, openDatabase } from '@gildshelf/api';
import { createAccessToken, endpointPath, mediaTypes, messages } from '@gildshelf/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, shutDown } from '../../apps/api/src/platform/http/server/listen.ts';
import { createTestApp } from '../../apps/api/src/testing/app/createTestApp.ts';
import { installBuiltInTitles } from '../../apps/api/src/testing/database/titles.ts';
import { freePort } from '../../scripts/servers/freePort.ts';

const packageFolder = join(import.meta.dirname, '../../packages/api-client');

async function startServer() {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gildshelf-script-'));
  const store = await openDatabase({ dataDirectory });
  await migrate(store);
  await installBuiltInTitles(store);
  const app = await createTestApp({ freshStore: async () => store }, { PORT: String(await freePort()) });
  const listener = await listen(app.app, app.config);
  return {
    ...app,
    url: `http://127.0.0.1:${app.config.port}`,
    close: async () => {
      await shutDown(listener);
      await store.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The script of the README, which has at most ten lines of code. */
async function readScript(): Promise<string> {
  const page = await readFile(join(packageFolder, 'README.md'), 'utf8');
  const section = page.split('### With a personal access token')[1] ?? '';
  const code = /```js\n(.+?)```/s.exec(section)?.[1] ?? '';
  expect(code.split('\n').filter(Boolean).length).toBeLessThanOrEqual(10);
  return code;
}

/** Runs code as a module of Node in the folder of the package, with only these environment variables. */
async function run(code: string, env: Record<string, string>): Promise<string> {
  const flags = ['--conditions=@gildshelf/source', '--input-type=module', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd: packageFolder, env });
  return stdout;
}

test('the script of the README rates a title with a personal access token', async () => {
  const { call, member, url } = server;
  const { token, userId } = await member('bob');
  const created = await call('POST', createAccessToken.path, {
    token,
    body: { name: 'A script', scopes: ['read', 'write'], expires_in_days: 30 },
  });
  const env = { GILDSHELF_HOST: url, GILDSHELF_TOKEN: created.body.token };
  expect(await run(await readScript(), env)).toBe(`${messages.media.ratingSaved}\n`);
  const path = endpointPath(mediaTypes.game.getTrackedTitle, { userId, titleId: 'portal' });
  expect((await call('GET', path, { token })).body).toMatchObject({
    user_status: 'completed',
    user_rating: 4.5,
  });
});

test('the script fails with the message of the server when its token may not write', async () => {
  const { call, member, url } = server;
  const { token } = await member('eve');
  const created = await call('POST', createAccessToken.path, {
    token,
    body: { name: 'A script', scopes: ['read'], expires_in_days: 30 },
  });
  const env = { GILDSHELF_HOST: url, GILDSHELF_TOKEN: created.body.token };
  await expect(run(await readScript(), env)).rejects.toThrow("does not have the permission 'write'");
});
