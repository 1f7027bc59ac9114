import { mediaTypes } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { type Engine, eachEngine } from '../../apps/api/src/testing/database/eachEngine.ts';
import { addTitle } from '../../apps/api/src/testing/database/titles.ts';
import { startWithPages } from '../support/servers/startWithPages.ts';

const dashboard = '/user/mara/dashboard?type=game';

/** A server where mara has tracked a game and eve nothing. */
async function start(engine: Engine, settings: Record<string, string> = {}) {
  const server = await startWithPages(engine, settings);
  const slug = await addTitle(server.store, 'Hades');
  const [mara, eve] = [await server.member('mara'), await server.member('eve')];
  const { rateTitle, idField, statuses } = mediaTypes.game;
  const body = { username: 'mara', [idField]: slug, rating: 4, status: statuses[0] };
  await server.call('POST', rateTitle.path, { token: mara.token, body });
  const open = (url: string, token?: string) =>
    server.app.request(url, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  return { ...server, mara, eve, open };
}

eachEngine((engine) => {
  test('a dashboard requested with its owner’s token is rendered with their titles and sent with no-store', async () => {
    const { open, mara } = await start(engine);
    const response = await open(dashboard, mara.token);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'authorization, accept-encoding, accept-language, cookie',
      'x-content-type-options': 'nosniff',
    });
    const page = await response.text();
    expect(page).toContain('Welcome, <bdi>mara</bdi>!');
    expect(page).toContain('Hades');
    expect(page).not.toContain(mara.token);
  });

  test('a dashboard requested without its owner’s token is the client-rendered shell, sent with no-cache', async () => {
    const { open, eve, mara } = await start(engine);
    const invalid = mara.token.replace(/.{10}$/, 'AAAAAAAAAA');
    const others = await Promise.all([
      open(dashboard),
      open(dashboard, eve.token),
      open(dashboard, invalid),
      open(dashboard, 'none'),
    ]);
    for (const response of others) {
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const page = await response.text();
      expect(page).toContain('<div id="root"></div>');
      expect(page).not.toContain('Hades');
    }
  });

  test('a token does not change the response of another page', async () => {
    const { open, mara } = await start(engine);
    const response = await open('/account', mara.token);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('<div id="root"></div>');
  });

  test('a client over its rate limit gets the client-rendered shell', async () => {
    const { open, mara } = await start(engine, { RATE_LIMITS: 'on' });
    const rendered = async () => (await (await open(dashboard, mara.token)).text()).includes('Hades');
    expect(await rendered()).toBe(true);
    let isRendered = true;
    for (let count = 0; isRendered && count < 1_000; count++) isRendered = await rendered();
    expect(isRendered).toBe(false);
  });
});
