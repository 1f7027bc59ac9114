import { openDatabase } from '../../../apps/api/src/platform/db/openDatabase.ts';
import { addTitle } from '../../../apps/api/src/testing/database/titles.ts';
import { openFullyLoaded } from '../fixtures/serverTest.ts';
import { expect, test } from '../fixtures/unlimitedTest.ts';

const textWithSurrogates = 'Half \ud83c of a game \udfae';
const expected = 'Half \ufffd of a game \ufffd';

test('lone surrogates and line separators are hydrated without an error', async ({ page, server }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const store = await openDatabase({ dataDirectory: server.dataDirectory });
  const slug = await addTitle(store, textWithSurrogates, {
    item: { genres: [textWithSurrogates], description_raw: textWithSurrogates },
  });
  await store.close();
  await openFullyLoaded(page, `${server.url}/game/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected);
  for (const query of ['%E2%80%A8', '%20', '%ED%A0%80zelda', 'zel%E2%80%A8da', '%E2%80%A9zelda%E2%80%A9'])
    await openFullyLoaded(page, `${server.url}/search?query=${query}`);
  expect(errors).toEqual([]);
});
