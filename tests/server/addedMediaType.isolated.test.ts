import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { importFile } from '../../apps/api/src/features/catalogue/import/importFile.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { createTestCommandLine } from '../../apps/api/src/testing/app/createTestCommandLine.ts';
import { type Engine, eachEngine } from '../../apps/api/src/testing/database/eachEngine.ts';
import { books } from '../../packages/api-client/src/contract/testing/book.ts';
import { startWithPages } from '../support/servers/startWithPages.ts';

// The list of the media types that can be browsed with one more entry: what a new media type adds to the source besides its file.
vi.mock('../../packages/api-client/src/contract/media/catalogues.ts', async (readOriginal) => {
  const { book, bookCatalogue, bookStorage } = await import(
    '../../packages/api-client/src/contract/testing/book.ts'
  );
  const original = await readOriginal<Record<'catalogues' | 'browsableTypes' | 'browsableStorage', object>>();
  const catalogues = { ...original.catalogues, book: bookCatalogue };
  return {
    ...original,
    catalogues,
    catalogueTypes: Object.keys(catalogues),
    browsableTypes: { ...original.browsableTypes, book },
    browsableStorage: { ...original.browsableStorage, book: bookStorage },
  };
});

const site = 'https://shelf.example';

/** A server whose catalogue has the imported books, and a member with one of them in a public collection. */
async function startWithBooks(engine: Engine) {
  const folder = await mkdtemp(join(tmpdir(), 'gildshelf-books-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'books.jsonl');
  await writeFile(file, books.map((line) => JSON.stringify(line)).join('\n'));
  const store = await engine.freshStore();
  // The databases of the tests were migrated without this media type.
  await migrate(store);
  const { line, output } = createTestCommandLine();
  expect(await importFile(store, file, line, () => 0)).toBe(0);
  const server = await startWithPages(engine, { PUBLIC_URL: site, API_URL: site }, {}, { store });
  const { token, userId } = await server.member('Mara');
  return { ...server, token, userId, output };
}

eachEngine((engine) => {
  test('a media type that is one file and its data has an import, a page, search, a collection, ratings, embeds and share images', async () => {
    const { call, requestPage, app, token, userId, output } = await startWithBooks(engine);
    expect(output.join('\n')).toContain('10 titles');

    const details = await call('GET', '/api/books/moby-dick');
    expect(details.body).toMatchObject({
      title: 'Moby-Dick',
      published: '1851-10-18',
      genres: ['Adventure'],
    });
    expect((await call('GET', '/api/books/search?query=time%20mach')).body).toMatchObject([
      { title: 'The Time Machine' },
    ]);
    expect((await call('GET', '/api/books/search?query=island%20treas')).body).toMatchObject([
      { title: 'Treasure Island' },
    ]);

    const page = await requestPage('/book/moby-dick');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toMatch(/<title>Moby-Dick\b/);
    expect(html).toContain('A captain hunts a white whale.');
    expect((await requestPage('/book/no-such-book')).status).toBe(404);

    const rated = { username: 'Mara', bookId: 'moby-dick', rating: 4.5, status: 'read' };
    expect((await call('POST', '/api/userBooks/ratings', { token, body: rated })).status).toBe(200);
    const wrong = { ...rated, status: 'playing' };
    expect((await call('POST', '/api/userBooks/ratings', { token, body: wrong })).status).toBe(400);
    expect((await call('GET', `/api/userBooks/${userId}/books`, { token })).body).toMatchObject([
      { title: 'Moby-Dick', user_status: 'read', user_rating: 4.5 },
    ]);
    expect((await call('GET', '/api/books/moby-dick/rating')).body).toEqual({
      average: 4.5,
      count: 1,
      distribution: null,
    });

    await call('PUT', '/api/profile/visibility', { token, body: { collection: 'public' } });
    expect(await (await requestPage('/user/Mara/collection?type=book')).text()).toContain('Moby-Dick');
    expect(await (await requestPage('/embed/collection?user=Mara&type=book')).text()).toContain('Moby-Dick');
    expect(await (await requestPage('/embed/rating?type=book&slug=moby-dick')).text()).toContain('Moby-Dick');

    const oembed = await call('GET', `/oembed?url=${encodeURIComponent(`${site}/book/moby-dick`)}`);
    expect(oembed.body).toMatchObject({ type: 'rich', title: expect.stringContaining('Moby-Dick') });
    const image = await app.request('/cards/book/moby-dick.svg');
    expect(image.status).toBe(200);
    expect(await image.text()).toContain('Moby-Dick');
  });
});
