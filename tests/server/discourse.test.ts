import { mediaTypes } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { type Engine, eachEngine } from '../../apps/api/src/testing/database/eachEngine.ts';
import { addTitle } from '../../apps/api/src/testing/database/titles.ts';
import { readDocument, readHtml } from '../../apps/api/src/testing/readMarkup.ts';
import { startWithPages } from '../support/servers/startWithPages.ts';

const site = 'https://shelf.example';
/** What an administrator of the forum enters under 'allowed iframes' (integrations/discourse/README.md). */
const allowedIframes = [`${site}/embed/`];

/** A site with a title, and a user whose collection is public or private. */
async function start(engine: Engine, collection: 'public' | 'private') {
  const server = await startWithPages(engine, { PUBLIC_URL: site });
  const slug = await addTitle(server.store, 'Portal 2');
  const movie = await addTitle(server.store, 'Heat', { mediaType: 'movie' });
  const show = await addTitle(server.store, 'The Wire', { mediaType: 'show' });
  const manga = await addTitle(server.store, 'Berserk', { mediaType: 'manga' });
  const { token } = await server.member('mara');
  const { rateTitle, idField, statuses } = mediaTypes.game;
  const body = { username: 'mara', [idField]: slug, rating: 4, status: statuses[0] };
  await server.call('POST', rateTitle.path, { token, body });
  await server.call('PUT', '/api/profile/visibility', { token, body: { collection } });
  return { ...server, slugs: { game: slug, movie, show, manga } };
}

type Slugs = Awaited<ReturnType<typeof start>>['slugs'];

type Fields = Readonly<Record<string, string | number>>;

/**
 * The fields that Discourse reads from a page, by the rules of its onebox engine for all sites: Open Graph first, then Twitter,
 * then the oEmbed response that the page declares (`lib/onebox/engine/standard_embed.rb`).
 */
async function readFields(
  request: (url: string) => Promise<Response>,
  path: string,
): Promise<Fields & { readonly status: number }> {
  const response = await request(path);
  const page = readDocument(await response.text());
  const fields: Record<string, string | number> = {};
  for (const prefix of ['og', 'twitter'])
    for (const meta of page.querySelectorAll('meta')) {
      const name = meta.getAttribute('property') ?? meta.getAttribute('name') ?? '';
      const content = meta.getAttribute('content');
      if (name.startsWith(`${prefix}:`) && content)
        fields[name.slice(prefix.length + 1).replace(/[-:]/g, '_')] ??= content;
    }
  const link = page.querySelector('link[type="application/json+oembed"]')?.getAttribute('href');
  if (link) {
    const described: Fields = await (await request(link.replace(site, ''))).json();
    for (const [name, value] of Object.entries(described)) fields[name] ??= value;
  }
  return { ...fields, status: response.status };
}

/** The kind of onebox that Discourse renders, in the order of `generic_html` in `allowlisted_generic_onebox.rb`. */
function oneboxKind(fields: Fields, allowed: readonly string[]) {
  const { type = '', title, description, image, html, height, card } = fields;
  if (/article/.test(`${type}`) && title && description) return 'article';
  if (/^video[/.]/.test(`${type}`) && fields.video_type === 'video/mp4' && fields.video) return 'video';
  if (/photo|image/.test(`${type}`) && image) return 'image';
  const frame = html && height ? readHtml(`${html}`).querySelector('iframe') : null;
  if (allowed.some((origin) => frame?.getAttribute('src')?.startsWith(origin))) return 'frame';
  if (card === 'player') return 'player';
  return title && (description || image) ? 'article' : undefined;
}

eachEngine((engine) => {
  test.each([
    // Discourse prefers the article, since the pages of titles have the Open Graph type 'article'.
    { page: 'game', path: ({ game }: Slugs) => `/game/${game}`, title: 'Portal 2', kind: 'article' },
    { page: 'movie', path: ({ movie }: Slugs) => `/movie/${movie}`, title: 'Heat', kind: 'article' },
    { page: 'show', path: ({ show }: Slugs) => `/show/${show}`, title: 'The Wire', kind: 'article' },
    { page: 'manga', path: ({ manga }: Slugs) => `/manga/${manga}`, title: 'Berserk', kind: 'article' },
    { page: 'public collection', path: () => '/user/mara/collection', title: 'mara', kind: 'frame' },
  ])(
    'a link to a $page has what Discourse needs for a onebox of the kind: $kind',
    async ({ path, title, kind }) => {
      const { requestPage, slugs } = await start(engine, 'public');
      const fields = await readFields(requestPage, path(slugs));
      expect(fields.site_name).toBe('Gildshelf');
      expect(fields.title).toContain(title);
      // Discourse truncates both.
      expect(`${fields.title}`.length).toBeLessThanOrEqual(80);
      expect(`${fields.description}`.length).toBeLessThanOrEqual(250);
      expect(`${fields.image}`).toMatch(/^https:\/\/shelf\.example\/cards\/.*\.png$/);
      // The article shows the image in its size, the frame has its own.
      expect(fields).toMatchObject({ image_width: '1200', image_height: '630' });
      expect(fields.html).toContain(` width="${fields.width}" height="${fields.height}"`);

      expect(oneboxKind(fields, allowedIframes)).toBe(kind);
      expect(oneboxKind(fields, [])).toBe('article');
      expect(oneboxKind(fields, ['https://other.example/'])).toBe('article');
    },
  );

  test('a link to a private collection has the same fields as that of an unknown user', async () => {
    const { requestPage } = await start(engine, 'private');
    const fields = await readFields(requestPage, '/user/mara/collection');
    expect(fields.status).toBe(404);
    const unknown = await readFields(requestPage, '/user/nobody/collection');
    expect(JSON.stringify(fields).replaceAll('mara', 'NAME')).toBe(
      JSON.stringify(unknown).replaceAll('nobody', 'NAME'),
    );
  });
});
