// @vitest-environment jsdom
import { storageKeys } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { createHomeHost, expectCards, region } from './homeSite.ts';

async function openAt(position: string) {
  await openSite('/', {
    host: createHomeHost(),
    session: { [`${storageKeys.topGames}Position`]: position },
  });
  await expectCards('game', 100);
  const track = region('game').querySelector('[data-part="track"]');
  return track?.scrollLeft;
}

test('the carousel starts at the stored scroll position', async () => {
  expect(await openAt('870')).toBe(870);
});

test.each(['far', '{"left":870}'])(
  'with the invalid stored position %s the carousel starts at the first card',
  async (position) => {
    expect(await openAt(position)).toBe(0);
  },
);
