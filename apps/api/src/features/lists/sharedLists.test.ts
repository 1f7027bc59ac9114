import { listMessages } from '@gildshelf/api-client/contract';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { createCurator } from '../../testing/app/createCurator.ts';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { installBuiltInTitles } from '../../testing/database/titles.ts';
import { hostileNames } from '../../testing/hostileNames.ts';
import { readHtml, readXml } from '../../testing/readMarkup.ts';

const site = 'https://shelf.example';
const page = `${site}/user/Ada/lists/favourites`;
const paths = [
  ...['atom', 'json'].map((extension) => `/feeds/ada/lists/favourites.${extension}`),
  ...['svg', 'png'].map((extension) => `/cards/ada/lists/favourites.${extension}`),
  `/oembed?url=${page}`,
];

eachEngine((engine) => {
  async function start() {
    const store = await engine.freshStore();
    await installBuiltInTitles(store, () => 0);
    const settings = { PUBLIC_URL: site, API_URL: 'https://api.example', RATE_LIMITS: 'off' };
    const server = await createTestApp(engine, settings, { store });
    return { ...server, store, ada: await createCurator(server, 'Ada') };
  }

  test('the feeds of a public list have the titles that were added or annotated last, with their notes', async () => {
    const { ada, call, time } = await start();
    const list = await ada.create({ visibility: 'public' }, ['portal']);
    const added = new Date(time.now).toISOString();
    time.now += 60_000;
    await ada.add(list, 'half-life-2', 'Gordon.');
    time.now += 60_000;
    await ada.changeEntry(list, (await ada.page(list)).entries[0]?.id, { note: 'Cake & <b>lies</b>' });
    const changed = new Date(time.now).toISOString();

    const response = await call('GET', '/feeds/ada/lists/favourites.atom');
    expect(response.headers.get('content-type')).toBe('application/atom+xml');
    const atom = parseAtomFeed(response.text);
    expect(atom).toMatchObject({
      ...{ id: 'https://api.example/feeds/Ada/lists/favourites', title: { value: 'Favourites' } },
      ...{ updated: changed, authors: [{ name: 'Ada', uri: page }] },
    });
    expect(atom.entries).toMatchObject([
      {
        ...{ title: { value: 'Portal' }, content: { value: 'Cake & <b>lies</b>' } },
        ...{ published: added, updated: changed, links: [{ href: `${site}/game/portal` }] },
      },
      { title: { value: 'Half-Life 2' }, content: { value: 'Gordon.' } },
    ]);
    const json = parseJsonFeed((await call('GET', '/feeds/ada/lists/favourites.json')).text);
    expect(json).toMatchObject({ title: 'Favourites', home_page_url: page });
    expect(json.items?.map(({ content_text }) => content_text)).toEqual(['Cake & <b>lies</b>', 'Gordon.']);
    const etag = response.headers.get('etag') ?? '';
    const again = await call('GET', '/feeds/ada/lists/favourites.atom', {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  test('the share image of a public list has its name, its user and the number of its titles', async () => {
    const { ada, call } = await start();
    const list = await ada.create({ visibility: 'public' }, ['portal']);
    const texts = async () => {
      const { text } = await call('GET', '/cards/ada/lists/favourites.svg');
      return [...readXml(text).querySelectorAll('text')].map(({ textContent }) => textContent);
    };
    expect(await texts()).toEqual(expect.arrayContaining(['Favourites', '1 title', '@Ada', 'A list by Ada']));
    await ada.add(list, 'half-life-2');
    expect(await texts()).toContain('2 titles');
    const png = await call('GET', '/cards/ada/lists/favourites.png?theme=light');
    expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('oEmbed describes the frame of a public list', async () => {
    const { ada, call } = await start();
    await ada.create({ visibility: 'public' }, ['portal']);
    const { status, body } = await call('GET', `/oembed?url=${page}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ type: 'rich', title: 'Favourites', author_name: 'Ada', author_url: page },
      thumbnail_url: 'https://api.example/cards/Ada/lists/favourites.png',
    });
    expect(readHtml(body.html).querySelector('iframe')?.getAttribute('src')).toBe(
      `${site}/embed/user-list?user=Ada&slug=favourites`,
    );
  });

  test('the sitemap has the public lists with titles, in a part of their own', async () => {
    const { ada, call } = await start();
    await ada.create({ name: 'Empty', visibility: 'public' });
    await ada.create({ name: 'Private' }, ['portal']);
    const index = async () => (await call('GET', '/sitemap.xml')).text;
    expect(await index()).not.toContain('lists.xml');
    await ada.create({ visibility: 'public' }, ['portal']);
    expect(await index()).toContain(`<loc>${site}/sitemap/lists.xml</loc>`);
    const { text } = await call('GET', '/sitemap/lists.xml');
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([page]);
  });

  test('a private, deleted or unknown list has no feed, image or description', async () => {
    const { ada, call } = await start();
    const list = await ada.create({ visibility: 'public' }, ['portal']);
    const statuses = async () => {
      const responses = await Promise.all(paths.map((path) => call('GET', path)));
      for (const { status, body } of responses)
        if (status === 404) expect(body.message).toBe(listMessages.notPublic);
      return new Set(responses.map(({ status }) => status));
    };
    expect(await statuses()).toEqual(new Set([200]));
    await ada.change(list, { visibility: 'private' });
    expect(await statuses()).toEqual(new Set([404]));
    await ada.change(list, { visibility: 'public' });
    await ada.remove(list);
    expect(await statuses()).toEqual(new Set([404]));
    for (const path of ['/feeds/ada/lists/favourites.rss', '/cards/ada/lists/favourites.gif'])
      expect((await call('GET', path)).status).toBe(404);
  });

  test('hostile names of lists leave feeds, images and frames well formed', async () => {
    const { ada, call } = await start();
    const list = await ada.create({ visibility: 'public' }, ['portal']);
    for (const name of hostileNames
      .map((name) => name.replaceAll('\0', '').slice(0, 100))
      .filter((name) => name.trim())) {
      expect((await ada.change(list, { name })).status).toBe(200);
      readXml((await call('GET', '/feeds/ada/lists/favourites.atom')).text);
      readXml((await call('GET', '/cards/ada/lists/favourites.svg')).text);
      const { body } = await call('GET', `/oembed?url=${page}`);
      expect(readHtml(body.html).querySelectorAll('*')).toHaveLength(1);
    }
  });
});
