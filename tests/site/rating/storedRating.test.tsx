// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createSiteHost, type MockResponse } from '../support/siteHost.ts';
import { expectSaved, form, openTitle, ratingRequests, trackedCalls } from './ratingSite.ts';

/** Opens a title whose stored rating is this response. */
function openTracked(type: 'game' | 'anime', reply: MockResponse) {
  const host = createSiteHost();
  host.respondTo(trackedCalls[type], reply);
  return openTitle(type, host);
}

test.each([
  ['Currently Playing', 'playing', 'game'],
  ['plan to play', 'planned', 'game'],
  ['COMPLETED', 'completed', 'game'],
  ['currently watching', 'watching', 'anime'],
  ['Plan to Watch', 'planned', 'anime'],
  ['Re-Watching', 're-watching', 'anime'],
] as const)('the legacy label %s selects the status %s', async (label, status, type) => {
  await openTracked(type, { json: { user_status: label, user_rating: 2.5 } });
  expect(form.status().value).toBe(status);
  if (status === 'planned') expect(form.hasNoStars()).toBe(true);
  else expect(form.starsText()).toBe('2.5 of 5 stars');
});

test.each([
  ['4.5', '4.5 of 5 stars'],
  [9, '5 of 5 stars'],
  [3.3, '3.5 of 5 stars'],
  [null, '0 of 5 stars'],
  ['many', '0 of 5 stars'],
])('a stored rating is rounded to half stars from 0 to 5: %j', async (rating, text) => {
  await openTracked('game', { json: { user_status: 'playing', user_rating: rating } });
  expect(form.starsText()).toBe(text);
});

test('an unknown stored status selects no option, and another status can be saved', async () => {
  const { user, host } = await openTracked('game', { json: { user_status: 'Backlog', user_rating: 3 } });
  expect(form.status().value).toBe('');
  expect(form.starsText()).toBe('3 of 5 stars');
  await user.selectOptions(form.status(), 'Playing');
  await user.click(form.submit());
  await expectSaved();
  expect(JSON.parse(ratingRequests(host)[0]?.body ?? '')).toMatchObject({ rating: 3, status: 'playing' });
});

const untracked: Record<string, MockResponse> = {
  null: { json: null },
  'an empty object': { json: {} },
  'a status of null': { json: { user_status: null, user_rating: null } },
  'status 404': { status: 404, json: { message: 'No such title.' } },
};

test.each(Object.entries(untracked))(
  'a title is shown as untracked when the API responds with %s',
  async (_, reply) => {
    await openTracked('game', reply);
    expect(form.status().value).toBe('');
    expect(form.starsText()).toBe('0 of 5 stars');
    expect(form.alert()).toBeNull();
  },
);
