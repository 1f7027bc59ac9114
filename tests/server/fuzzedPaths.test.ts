import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fuzzedTargets } from '../../apps/api/src/endpoint-tests/fuzz/fuzzedTargets.ts';
import { listen } from '../../apps/api/src/platform/http/server/listen.ts';
import { eachEngine } from '../../apps/api/src/testing/database/eachEngine.ts';
import { startWithPages } from '../support/servers/startWithPages.ts';

const pathsPerEngine = 10_000;
const allowed = [200, 302, 400, 401, 403, 404, 405, 501];

/** Sends a request target unchanged, which HTTP clients do not do; resolves to the status of the response. */
async function statusOf(port: number, method: string, target: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    received += chunk;
  });
  await once(socket, 'connect');
  socket.write(Buffer.from(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 'latin1'));
  await once(socket, 'close');
  return Number(received.split(' ')[1]);
}

eachEngine((engine) => {
  // @control:FLT-08
  test('paths that are not part of a valid URL get 404, malformed request targets 400, and no error is logged', async () => {
    const { app, lines } = await startWithPages(engine, { LOG_LEVEL: 'error' });
    const { server } = await listen(app, { host: '127.0.0.1', port: 0 });
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const unknown = [
      '//',
      '///',
      '/%5c',
      '/%5c@',
      '/%0d%0a',
      '//@',
      '//[',
      '//x:9/',
      '/%00',
      '/%',
      '/%c0%af',
    ];
    const titles = ['/game/%5c', '/game/%ff', '/game/%0a', '/anime/%00', '/user/%ff/collection'];
    for (const method of ['GET', 'HEAD'])
      for (const path of [...unknown, ...titles])
        expect(await statusOf(port, method, path), `${method} ${path}`).toBe(404);
    for (const malformed of ['/\\', '*', 'http://[/', '/\xff'])
      expect(await statusOf(port, 'GET', malformed), malformed).toBe(400);
    expect(lines).toEqual([]);
  });

  // @control:FLT-08
  test(`${pathsPerEngine} fuzzed paths get no 5xx and log no error`, { timeout: 180_000 }, async () => {
    const { app, lines } = await startWithPages(engine, { LOG_LEVEL: 'error' });
    const seed = engine.name === 'sqlite' ? 1 : 2;
    for (const target of fuzzedTargets(pathsPerEngine, seed)) {
      const { status } = await app.request(new Request(`http://localhost${target}`, { redirect: 'manual' }));
      expect(allowed, target).toContain(status);
      expect(lines, target).toEqual([]);
    }
  });
});
