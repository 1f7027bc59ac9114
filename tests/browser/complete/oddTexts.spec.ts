import { openDatabase } from '../../../apps/api/src/platform/db/openDatabase.ts';
import { addTitle } from '../../../apps/api/src/testing/database/addTitle.ts';
import { expect, test } from '../lenientTest.ts';
import { openWhole } from '../served.ts';

const lone = 'Half \ud83c of a game \udfae';
const shown = 'Half \ufffd of a game \ufffd';

test('texts that cannot be written in HTML are hydrated without an error', async ({ page, server }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const store = await openDatabase({ dataDirectory: server.dataDirectory });
  const slug = await addTitle(store, lone, { item: { genres: [lone], description_raw: lone } });
  await store.close();
  await openWhole(page, `${server.url}/game/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown);
  for (const query of ['%E2%80%A8', '%20', '%ED%A0%80zelda', 'zel%E2%80%A8da', '%E2%80%A9zelda%E2%80%A9'])
    await openWhole(page, `${server.url}/search?query=${query}`);
  expect(problems).toEqual([]);
});
