import { endpointUrl, getTitleHistory, type TitleHistory } from '@gildshelf/api-client/contract';
import type { Locator, Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { TestUser } from '../../support/accounts/signUp.ts';
import { sendRequest } from '../../support/servers/sendRequest.ts';
import { addRating, expect, openSignedIn, titles } from '../rating/ratingTest.ts';

export { addRating, expect, fetchRatings, formOf, openSignedIn, test, titles } from '../rating/ratingTest.ts';

type TestedType = keyof typeof titles;

/** The parts of the history on a title page. */
export const historyOf = (page: Page) => ({
  plays: page.getByRole('region', { name: 'Your plays' }),
  rows: page.getByRole('region', { name: 'Your plays' }).getByRole('listitem'),
  note: page.getByRole('region', { name: 'Private note' }),
  details: page.getByRole('region', { name: 'Favourite, tags and privacy' }),
  prompt: page.getByRole('region', { name: /^When did you/ }),
  dialog: page.getByRole('dialog', { name: /play$/ }),
});

/** Opens the page of a title as a signed-in user, with this status in the collection unless it is null, and waits for its history. */
export async function openHistory(
  page: Page,
  server: RunningServer,
  user: TestUser,
  type: TestedType,
  status: string | null = 'playing',
) {
  if (status !== null) await addRating(server, user, type, { status, rating: status === 'planned' ? 0 : 4 });
  await openSignedIn(page, server, user.token, titles[type].path);
  const history = historyOf(page);
  await expect(history.plays).toBeVisible();
  return history;
}

/** The parts of a date to enter; one that is missing stays empty. */
export interface DateEntry {
  readonly day?: string;
  /** '01' to '12'. */
  readonly month?: string;
  readonly year?: string;
}

/** Fills in the controls of a partial date in a dialog or a panel. */
export async function fillDate(parent: Locator, name: string, { day, month, year }: DateEntry) {
  const group = parent.getByRole('group', { name, exact: true });
  await group.getByRole('textbox').first().waitFor();
  if (day !== undefined) await group.getByLabel('Day').fill(day);
  if (month !== undefined) await group.getByLabel('Month').selectOption(month);
  if (year !== undefined) await group.getByLabel('Year').fill(year);
}

/** What the server has stored about a title of a user. */
export async function fetchHistory(
  server: RunningServer,
  { token }: TestUser,
  type: TestedType,
): Promise<TitleHistory> {
  const path = endpointUrl(getTitleHistory, { params: { mediaType: type, titleId: titles[type].slug } });
  const { status, body } = await sendRequest(server.url, path, { token });
  expect(status).toBe(200);
  return getTitleHistory.response.parse(JSON.parse(body));
}

/** The stored plays of a title as [state, start, end]. */
export async function fetchPlays(server: RunningServer, user: TestUser, type: TestedType) {
  const { plays } = await fetchHistory(server, user, type);
  return plays.map(({ state, started, finished }) => [state, started ?? null, finished ?? null]);
}

/** The day of the browser, as in a partial date. */
export const todayIn = (page: Page) =>
  page.evaluate(() => {
    const now = new Date();
    const two = (part: number) => String(part).padStart(2, '0');
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  });
