// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createSiteHost, type Reply } from '../support/siteHost.ts';
import { expectSaved, form, openTitle, ratingRequests, trackedCalls } from './rating.ts';

/** Opens the page of a title for which the host responds with this. */
function openTracked(type: 'game' | 'anime', reply: Reply) {
  const host = createSiteHost();
  host.answer(trackedCalls[type], reply);
  return openTitle(type, host);
}

test.each([
  ['Currently Playing', 'playing', 'game'],
  ['plan to play', 'planned', 'game'],
  ['COMPLETED', 'completed', 'game'],
  ['currently watching', 'watching', 'anime'],
  ['Plan to Watch', 'planned', 'anime'],
  ['Re-Watching', 're-watching', 'anime'],
] as const)('an older label is read as what it means: %s is %s', async (label, status, type) => {
  await openTracked(type, { json: { user_status: label, user_rating: 2.5 } });
  expect(form.status().value).toBe(status);
  if (status === 'planned') expect(form.noStars()).toBe(true);
  else expect(form.starsText()).toBe('2.5 of 5 stars');
});

test.each([
  ['4.5', '4.5 of 5 stars'],
  [9, '5 of 5 stars'],
  [3.3, '3.5 of 5 stars'],
  [null, '0 of 5 stars'],
  ['many', '0 of 5 stars'],
])('a stored rating is shown in half steps from 0 to 5: %j', async (rating, text) => {
  await openTracked('game', { json: { user_status: 'playing', user_rating: rating } });
  expect(form.starsText()).toBe(text);
});

test('an unknown status leaves the choice open, and another one can be saved', async () => {
  const { user, host } = await openTracked('game', { json: { user_status: 'Backlog', user_rating: 3 } });
  expect(form.status().value).toBe('');
  expect(form.starsText()).toBe('3 of 5 stars');
  await user.selectOptions(form.status(), 'Playing');
  await user.click(form.submit());
  await expectSaved();
  expect(JSON.parse(ratingRequests(host)[0]?.body ?? '')).toMatchObject({ rating: 3, status: 'playing' });
});

const untracked: Record<string, Reply> = {
  null: { json: null },
  '{}': { json: {} },
  'without a status': { json: { user_status: null, user_rating: null } },
  404: { status: 404, json: { message: 'No such title.' } },
};

test.each(Object.entries(untracked))(
  'a title that is not tracked may be answered as: %s',
  async (_, reply) => {
    await openTracked('game', reply);
    expect(form.status().value).toBe('');
    expect(form.starsText()).toBe('0 of 5 stars');
    expect(form.failure()).toBeNull();
  },
);
