import type { List, NewList } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { callAs } from '../fixtures/callAs.ts';
import { createUser } from '../fixtures/unlimitedTest.ts';

export { createUser, expect, signIn, test } from '../fixtures/unlimitedTest.ts';

const slugs = ['hades-2018', 'portal-2', 'celeste', 'outer-wilds'];

/** A new user with a ranked list of four games, the first with a note, and the path of its page. */
export async function createCurator(server: RunningServer, fields: Partial<NewList> = {}) {
  const user = await createUser(server);
  const call = callAs(server, user);
  const list = (await call('POST', '/api/lists', {
    ...{ name: 'Best of 2026', description: 'In the order of my heart.', is_ranked: true },
    ...fields,
  })) as List;
  for (const slug of slugs)
    await call('POST', `/api/lists/${list.id}/entries`, {
      ...{ media_type: 'game', title_id: slug },
      ...(slug === 'hades-2018' && { note: 'For the music.' }),
    });
  return { ...user, call, list, path: `/user/${user.username}/lists/${list.slug}` };
}

/** The parts of the page of a list. */
export const listOf = (page: Page) => ({
  titles: page.locator('main [data-part="title"]'),
  handle: (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true }),
  announcement: page.getByRole('status').filter({ hasText: /place \d of \d/ }),
});
