import { ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { eachEngine } from '../../apps/api/src/testing/database/eachEngine.ts';
import { addTitle } from '../../apps/api/src/testing/database/titles.ts';
import { readDocument } from '../../apps/api/src/testing/readMarkup.ts';
import { startWithPages } from '../support/servers/startWithPages.ts';

eachEngine((engine) => {
  test('when rendering fails, pages get the client-rendered shell, unknown titles and collections 404, and embeds 503', async () => {
    const renderPage = () => Promise.reject(new Error('too many renders'));
    const { app, store } = await startWithPages(engine, {}, { renderPage });
    const statusOf = async (url: string) => (await app.request(url)).status;
    const slug = await addTitle(store, 'Portal 2');
    expect(await statusOf(`/game/${slug}`)).toBe(200);
    expect(await statusOf('/')).toBe(200);
    expect(await statusOf('/search?query=zelda')).toBe(200);
    expect(await statusOf('/game/no-such-title')).toBe(404);
    expect(await statusOf('/anime/no-such-title')).toBe(404);
    expect(await statusOf('/user/nobody1/collection')).toBe(404);
    const frame = await app.request('/embed/rating?slug=no-such-title');
    expect(frame.status).toBe(503);
    expect(readDocument(await frame.text()).textContent).toContain(ownMessages.embed.temporarilyUnavailable);
  });
});
