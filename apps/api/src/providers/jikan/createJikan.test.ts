import { expect, test } from 'vitest';
import { adapterOf, providerWith, readChanged } from '../../testing/providers/adapters.ts';
import { readResponseFixture } from '../../testing/providers/fakeUpstream.ts';

test('jikan: reads the embed URL of a trailer whose ids are null', async () => {
  const response = readResponseFixture('jikan/responses/airing');
  const title = await providerWith(adapterOf('jikan'), response).details('800002');
  expect(title?.item.trailer).toEqual({ embed_url: 'https://www.youtube-nocookie.com/embed/kL9_mN1-pQ3' });
  expect(title?.item).not.toHaveProperty('duration');
  expect(title?.item.aired_prop).toEqual({ from: { year: 2026, month: 7, day: 3 } });
});

test.each([
  [{ youtube_id: 'short', embed_url: null }],
  [{ youtube_id: null, embed_url: 'https://evil.example/embed/kL9_mN1-pQ3' }],
  [{ youtube_id: '"onload=ale', embed_url: 'javascript:alert(1)' }],
  [{ youtube_id: null, embed_url: null }],
])('jikan: ignores the trailer %j', async (trailer) => {
  const title = await readChanged('jikan', (entry) => {
    entry.trailer = trailer;
  });
  expect(title.item).not.toHaveProperty('trailer');
});
