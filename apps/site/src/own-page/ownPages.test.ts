import { callAddress, mediaTypes } from '@gildshelf/api-client/contract';
import { createFixtureFetch, fixtureToken, fixtureUser } from '@gildshelf/api-client/testing';
import { expect, test } from 'vitest';
import { ownPages } from '../entry-server.tsx';

const token = fixtureToken(fixtureUser);
const dashboard = `/user/${fixtureUser.username}/dashboard`;
const list = (type: 'game' | 'anime') =>
  callAddress(mediaTypes[type].listEndpoint, {
    params: { userId: fixtureUser.userId },
    query: { limit: '50' },
  });

test('shows the first titles of the media type that the URL names, games without one', () => {
  expect(ownPages.requestOf(dashboard, token)).toBe(list('game'));
  expect(ownPages.requestOf(`${dashboard}?type=anime`, token)).toBe(list('anime'));
  expect(ownPages.requestOf(`${dashboard}?type=book`, token)).toBe(list('game'));
});

test.each([
  ['of another person', '/user/eve/dashboard', token],
  ['that is no dashboard', `/user/${fixtureUser.username}/profile`, token],
  ['for a token that cannot be read', dashboard, 'a.b.c'],
])('there is none %s', (_, url, given) => {
  expect(ownPages.requestOf(url, given)).toBeUndefined();
});

test('comes with its cards, the name of its owner and what it was made from', async () => {
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
  expect(html).toContain(`<script id="answers" type="application/json" data-owner="${fixtureUser.userId}">`);
  expect(html).not.toContain(token);
  expect(html).not.toContain(' style="');
});
