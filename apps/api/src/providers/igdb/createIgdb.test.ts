import { expect, test } from 'vitest';
import { adapterOf, providerWith } from '../../testing/providers/adapters.ts';
import { fakeUpstream } from '../../testing/providers/fakeUpstream.ts';

test('igdb: escapes the quotes and backslashes of a search', async () => {
  const { upstream, requests } = fakeUpstream(() => []);
  await adapterOf('igdb').create(upstream).search('lamp"; where id = 1; \\\n fields *');
  expect(requests[0]?.body).toContain('search "lamp\\"; where id = 1; \\\\ fields *"; fields name');
  expect(requests[0]?.headers).toMatchObject({
    'client-id': 'the-client',
    authorization: 'Bearer the-token',
  });
});

test('igdb: reports a next page after a full one', async () => {
  const game = { id: 600001, name: 'The Lamp Room' };
  const { hasMore } = await providerWith(
    adapterOf('igdb'),
    Array.from({ length: 50 }, () => game),
  ).top(1);
  expect(hasMore).toBe(true);
});
