import { endpointUrl, mediaTypes } from '@gildshelf/api-client/contract';
import { createFixtureFetch, fixtureToken, fixtureUser } from '@gildshelf/api-client/testing';
import { expect, test } from 'vitest';
import { ownPages } from '../entry-server.tsx';

const token = fixtureToken(fixtureUser);
const dashboard = `/user/${fixtureUser.username}/dashboard`;
const list = (type: 'game' | 'anime') =>
  endpointUrl(mediaTypes[type].listTrackedTitles, {
    params: { userId: fixtureUser.userId },
    query: { limit: '50' },
  });

test('requests the first titles of the media type in the URL, of games by default', () => {
  expect(ownPages.requestOf(dashboard, token)).toBe(list('game'));
  expect(ownPages.requestOf(`${dashboard}?type=anime`, token)).toBe(list('anime'));
  expect(ownPages.requestOf(`${dashboard}?type=book`, token)).toBe(list('game'));
});

test.each([
  ['the dashboard of another user', '/user/eve/dashboard', token],
  ['a page that is not a dashboard', `/user/${fixtureUser.username}/profile`, token],
  ['an unreadable token', dashboard, 'a.b.c'],
])('returns no request for %s', (_, url, sentToken) => {
  expect(ownPages.requestOf(url, sentToken)).toBeUndefined();
});

test("renders the cards, the owner's name and the hydration data, without the token or style attributes", async () => {
  const request = list('anime');
  const response = await createFixtureFetch()(request, {
    method: 'GET',
    headers: { authorization: `Bearer ${token}` },
  });
  const responses = { [request]: { status: 200, body: await response.json() } };
  const html = await ownPages.render(`${dashboard}?type=anime`, token, responses);
  expect(html).toContain('Frieren');
  expect(html).toContain('Welcome, ');
  expect(html).toMatch(/<script id="rules" type="application\/json">"[^<]+"<\/script>/);
  expect(html).toContain(
    `<script id="responses" type="application/json" data-owner="${fixtureUser.userId}">`,
  );
  expect(html).not.toContain(token);
  expect(html).not.toContain(' style="');
});
