import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  catalogues,
  catalogueTypes,
  type EmbedName,
  embedParameters,
  mediaTypes,
} from '../../packages/api-client/src/contract/index.ts';
import { reservedHeight } from '../../packages/widgets/src/embed/reservedHeight.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { installCopy } from './support/installCopy.ts';
import { lintPhp, phpVersions } from './support/loadPhp.ts';
import { openUrl } from './support/openPage.ts';
import { pluginFiles, startWordPress } from './support/startWordPress.ts';

let installed: Awaited<ReturnType<typeof installCopy>>;
let shelf: RunningServer;
beforeAll(async () => {
  [installed, shelf] = await Promise.all([installCopy('wordpress'), startServer()]);
  // The first installation downloads WordPress.
}, 240_000);
afterAll(async () => {
  await shelf?.stop();
  installed?.remove();
});

const currentVersion = phpVersions.at(-1);
const phpFiles = Object.entries(pluginFiles()).filter(([file]) => file.endsWith('.php'));

describe.each(phpVersions)('the WordPress plugin, on PHP %s', (version) => {
  let wordpress: Awaited<ReturnType<typeof startWordPress>>;
  beforeAll(async () => {
    wordpress = await startWordPress(installed.folder, version);
    await wordpress.run(`update_option( 'gildshelf_host', '${shelf.url}' );`);
  }, 240_000);
  afterAll(async () => {
    await wordpress?.close();
  });

  const renderAll = async (blocks: readonly object[]) => {
    const statements = blocks.map(
      (attributes) =>
        `echo do_blocks( '<!-- wp:gildshelf/embed ' . '${JSON.stringify(attributes).replace(/['\\]/g, '\\$&')}' . ' /-->' ), "\\n";`,
    );
    return (await wordpress.run(statements.join(''))).split('\n').slice(0, -1);
  };
  const render = async (attributes: object) => (await renderAll([attributes]))[0];

  test.each(phpFiles)('%s has valid syntax', async (_, code) => {
    expect(await lintPhp(installed.folder, version, code)).toMatch(/^No syntax errors detected/);
  });

  test('stores the origin of a URL as the site, and keeps the last one when another value is entered', async () => {
    const valid = 'HTTPS://Shelf.Example:8443/game/portal-2?from=list';
    const invalid = ['javascript:alert(1)', '//shelf.example', 'shelf', 'https://me:secret@shelf.example'];
    const stored = await wordpress.run(`
      require_once ABSPATH . 'wp-admin/includes/admin.php';
      gildshelf_register_setting();
      foreach ( json_decode( '${JSON.stringify([valid, ...invalid, '', shelf.url])}' ) as $value ) {
        update_option( 'gildshelf_host', $value );
        echo get_option( 'gildshelf_host' ), "\n";
      }`);
    const origin = 'https://shelf.example:8443';
    expect(stored.trim().split('\n')).toEqual([origin, ...invalid.map(() => origin), '', shelf.url]);
  });

  test('renders the element of the embed script, with a link for readers without scripts', async () => {
    const attributes = { kind: 'rating', slug: 'portal-2', theme: 'light', accent: '#12ab9f' };
    expect(await render(attributes)).toBe(
      '<div class="wp-block-gildshelf-embed"><gildshelf-rating type="game" slug="portal-2" theme="light" ' +
        'accent="#12ab9f" lang="en-US" style="display:block;min-height:277px">' +
        `<a href="${shelf.url}/game/portal-2">The rating of this title on Gildshelf</a></gildshelf-rating></div>`,
    );
    expect(await render({ kind: 'collection', user: 'mara', size: 'large' })).toContain(
      `<a href="${shelf.url}/user/mara/collection">`,
    );
    expect(await render({ mediaType: 'anime' })).toContain('<gildshelf-carousel type="anime" theme="dark"');
    for (const [mediaType, topTitle] of [
      ['movie', 'Top 100 Movies'],
      ['show', 'Top 100 TV Shows'],
      ['manga', 'Top 100 Manga'],
    ])
      expect(await render({ mediaType })).toMatch(
        new RegExp(`<gildshelf-carousel type="${mediaType}" theme="dark".*>${topTitle} on Gildshelf<`),
      );
    expect(await render({ kind: 'list', slugs: 'portal-2 ,hades\ncelest' })).toContain(
      '<gildshelf-list type="game" slugs="portal-2,hades,celest" theme="dark"',
    );
    expect(await render({ kind: 'rating', slug: 'portal-2', size: 'small' })).toContain('min-height:80px');
    expect(
      await render({ kind: 'badge', user: 'mara', mediaType: 'anime', count: '5', language: 'de' }),
    ).toBe(
      '<div class="wp-block-gildshelf-embed"><gildshelf-badge user="mara" theme="dark" lang="de" ' +
        'style="display:block;min-height:80px">' +
        `<a href="${shelf.url}/user/mara/collection">The collection of mara on Gildshelf</a></gildshelf-badge></div>`,
    );
    expect(await render({ kind: 'user-list', user: 'mara', slug: 'best-of-2026', count: '5' })).toBe(
      '<div class="wp-block-gildshelf-embed"><gildshelf-user-list user="mara" slug="best-of-2026" count="5" ' +
        'theme="dark" lang="en-US" style="display:block;min-height:408px">' +
        `<a href="${shelf.url}/user/mara/lists/best-of-2026">This list of mara on Gildshelf</a></gildshelf-user-list></div>`,
    );
    const watching = {
      kind: 'collection',
      user: 'mara',
      mediaType: 'anime',
      status: 'watching',
      count: '100',
    };
    expect(await render(watching)).toContain('user="mara" status="watching" count="100" theme="dark"');
    const reading = { ...watching, mediaType: 'manga', status: 're-reading' };
    expect(await render(reading)).toContain('type="manga" user="mara" status="re-reading"');
  });

  test('omits a status of another media type, and a number of titles that the embed script rejects', async () => {
    const counts = ['0', '-1', '1.5', 'all'].map((count) => ({ count }));
    const collection = { kind: 'collection', user: 'mara', status: 'watching', count: '101' };
    const [html, ...carousels] = await renderAll([collection, ...counts]);
    expect(html).toContain('type="game" user="mara" theme="dark"');
    expect(carousels).toHaveLength(counts.length);
    for (const carousel of carousels)
      expect(carousel).toContain('<gildshelf-carousel type="game" theme="dark"');
  });

  test('its kinds, media types and statuses are those of the embeds', async () => {
    const lists = JSON.parse(
      await wordpress.run('echo wp_json_encode( array( gildshelf_kinds(), gildshelf_media_types() ) );'),
    );
    const [kinds, types] = lists as [Record<string, string[]>, Record<string, { statuses: object }>];
    const attributes = Object.entries(kinds).map(([kind, names]) => [
      kind,
      [...names.map((name) => (name === 'mediaType' ? 'type' : name)), ...['theme', 'accent', 'lang']].sort(),
    ]);
    // A top list is the only one of a carousel, and the cursor is that of links within a frame.
    const inFrames = Object.entries(embedParameters).map(([kind, schema]) => [
      kind,
      Object.keys(schema.shape)
        .filter((name) => name !== 'list' && name !== 'after')
        .sort(),
    ]);
    expect(Object.fromEntries(attributes)).toEqual(Object.fromEntries(inFrames));
    const statuses = (options: readonly { readonly value: string; readonly label: string }[]) =>
      Object.fromEntries(options.map(({ value, label }) => [value, label]));
    expect(types).toEqual(
      Object.fromEntries(
        catalogueTypes.map((type) => {
          const { pluralLabel, topTitle } = catalogues[type];
          const top = `${topTitle} on Gildshelf`;
          return [type, { label: pluralLabel, top, statuses: statuses(mediaTypes[type].filters.slice(1)) }];
        }),
      ),
    );
    const block = JSON.parse(pluginFiles()['block.json'] ?? '');
    expect(block.attributes.mediaType.enum).toEqual(catalogueTypes);
  });

  test('escapes every attribute, and renders nothing without the title, user or list that a kind needs', async () => {
    const hostile = `"><script>alert(1)</script><a href='`;
    const html = await render({
      ...{
        kind: 'collection',
        user: hostile,
        size: hostile,
        theme: hostile,
        accent: '#12ab9f;}',
        mediaType: 1,
      },
    });
    expect(html).toMatch(
      /^<div class="wp-block-gildshelf-embed"><gildshelf-collection type="game" user="&quot;&gt;&lt;script&gt;[^"<>]*" theme="dark" lang="en-US" style="[^"<>]*"><a href="[^"<>]*">[^<>]*<\/a><\/gildshelf-collection><\/div>$/,
    );
    expect(await render({ kind: 'rating', slug: ' ' })).toBe('');
    expect(await render({ kind: 'collection' })).toBe('');
    expect(await render({ kind: 'badge', user: '' })).toBe('');
    expect(await render({ kind: 'list', slugs: '' })).toBe('');
    expect(await render({ kind: 'user-list', user: 'mara' })).toBe('');
    expect(await render({ kind: 'user-list', slug: 'best-of-2026' })).toBe('');
    expect(await render({ kind: 'collection', user: ['mara'] })).toBe('');
  });

  test('reserves the heights of the embed script', async () => {
    const heights = JSON.parse(await wordpress.run('echo wp_json_encode( gildshelf_heights() );'));
    for (const kind of Object.keys(embedParameters) as EmbedName[]) {
      const height = (size: string) => reservedHeight(kind, { size, width: 600 });
      expect(heights[kind]).toEqual({ '': height(''), small: height('small'), large: height('large') });
    }
  });

  test('expands a link to a title through oEmbed, with the frame unchanged', async () => {
    const link = `${shelf.url}/game/portal-2`;
    const embed = (respond: string) =>
      wordpress.run(
        `add_filter( 'pre_http_request', function ( $response, $arguments, $url ) { ${respond} }, 10, 3 ); echo wp_oembed_get( '${link}' );`,
      );
    const requested = await embed('exit( $url );');
    expect(requested).toContain(`${shelf.url}/oembed?`);
    const body = await (await fetch(requested)).text();
    const html = await embed(
      `return array( 'response' => array( 'code' => 200 ), 'headers' => array(), 'body' => base64_decode( '${Buffer.from(body).toString('base64')}' ) );`,
    );
    // WordPress writes the title first; it would add `sandbox` and `security` for an unknown site.
    const attributes = (text: string) => text.match(/[\w-]+="[^"]*"/g)?.sort();
    expect(attributes(html)).toEqual(attributes(JSON.parse(body).html));
  });

  if (version === currentVersion)
    test('an author previews titles, a collection, a badge and a list, adds a rating, and the published post shows the widget', {
      // PHP handles the 40 requests of the editor one by one: 60 to 170 s on a busy machine.
      timeout: 600_000,
    }, async () => {
      const editor = encodeURIComponent(`${wordpress.url}/wp-admin/post-new.php`);
      await openUrl(`${wordpress.url}/wp-login.php?redirect_to=${editor}`, async (page) => {
        page.setDefaultTimeout(180_000);
        await logIn(page);
        await addRating(page, `${shelf.url}/game/portal-2`);
        await page.goto(await publish(page));

        const element = page.locator('gildshelf-rating');
        expect(await element.getAttribute('slug')).toBe('portal-2');
        expect(await element.getAttribute('size')).toBe('small');
        expect(await element.getAttribute('theme')).toBe('light');
        expect(await element.getAttribute('accent')).toBe('#3b82f6');
        const frame = element.locator('iframe').contentFrame();
        await frame.getByRole('heading', { name: 'Portal 2' }).waitFor();
      });
    });

  test('PHP reports nothing about its files', () => {
    expect(wordpress.messages()).toEqual([]);
  });

  test('its removal deletes the setting', async () => {
    const removed = await wordpress.run(
      `require_once ABSPATH . 'wp-admin/includes/plugin.php'; uninstall_plugin( 'gildshelf/gildshelf.php' ); var_export( get_option( 'gildshelf_host' ) );`,
    );
    expect(removed).toBe('false');
  });
});

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Username or Email Address').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/wp-admin/post-new.php');
}

/** Adds the block through the editor's inserter, and sets it up in the sidebar as each kind, at last as a rating. */
async function addRating(page: Page, titleUrl: string): Promise<void> {
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByRole('searchbox', { name: 'Search for blocks and patterns' }).fill('gildshelf');
  await page.getByRole('option', { name: 'Gildshelf' }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const settings = page.getByRole('region', { name: 'Editor settings' });
  await settings.getByLabel('Kind').selectOption({ label: 'Chosen titles' });
  await settings.getByLabel('Titles').fill(`${titleUrl}?from=list, hades-2018`);
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  const list = canvas.getByTitle('Chosen titles').contentFrame();
  await list.getByRole('link', { name: 'Hades' }).first().waitFor();
  expect(await list.getByRole('listitem').count()).toBe(2);

  await settings.getByLabel('Kind').selectOption({ label: 'Public collection' });
  await settings.getByLabel('User').fill(`${new URL(titleUrl).origin}/user/mara/collection`);
  await settings.getByLabel('Media type').selectOption({ label: 'Anime' });
  await settings.getByLabel('Status').selectOption({ label: 'Re-watching' });
  await settings.getByLabel('Number of titles').fill('500');
  const collection =
    '/embed/collection?type=anime&user=mara&status=re-watching&count=100&theme=dark&lang=en-US';
  await canvas.locator(`iframe[title="Public collection"][src$="${collection}"]`).waitFor();
  await settings.getByLabel('Kind').selectOption({ label: 'Numbers of a public collection' });
  await settings.getByLabel('Language').selectOption({ label: 'Deutsch' });
  const badge = '/embed/badge?user=mara&theme=dark&lang=de';
  await canvas.locator(`iframe[title="Numbers of a public collection"][src$="${badge}"]`).waitFor();

  await settings.getByLabel('Kind').selectOption({ label: 'Public list' });
  await settings
    .getByLabel('List')
    .fill(`${new URL(titleUrl).origin}/user/kenji/lists/best-of-2026?from=share`);
  const userList = '/embed/user-list?user=kenji&slug=best-of-2026&count=100&theme=dark&lang=de';
  await canvas.locator(`iframe[title="Public list"][src$="${userList}"]`).waitFor();

  await settings.getByLabel('Kind').selectOption({ label: 'Rating of a title' });
  await settings.getByLabel('Title').fill(titleUrl);
  await settings.getByLabel('Size').selectOption({ label: 'One line' });
  await settings.getByLabel('Theme').selectOption({ label: 'Light' });
  await settings.getByLabel('Color: Blue').click();
  const preview = canvas.getByTitle('Rating of a title').contentFrame();
  await preview.getByRole('heading', { name: 'Portal 2' }).waitFor();
}

/** Publishes the post; resolves to its URL. */
async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Editor publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const link = panel.getByRole('link', { name: 'View Post' });
  return (await link.getAttribute('href')) ?? '';
}
