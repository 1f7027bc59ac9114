import { expect, test } from 'vitest';
import { diaryUrl, readDiaryUrl } from './diaryUrl.ts';

const today = '2026-11-20';
const read = (query: string) => readDiaryUrl(new URLSearchParams(query), today);

test.each([
  ['', { month: '2026-11' }],
  ['month=2024-02', { month: '2024-02' }],
  ['month=2026-12', { month: '2026-12' }],
  ['month=undated&type=movie', { month: 'undated', type: 'movie' }],
  ['month=2026-11&type=all', { month: '2026-11' }],
  ['month=2026-11&type=anime&after=abc', { month: '2026-11', type: 'anime', after: 'abc' }],
  ['lang=de&month=', { month: '2026-11' }],
])('?%s is understood', (query, view) => {
  expect(read(query)).toEqual({ view, ignored: [] });
});

test.each([
  ['month', '2026-00'],
  ['month', '2026-13'],
  ['month', '2026-1'],
  ['month', '2027-01'],
  ['month', '1899-12'],
  ['month', 'December'],
  ['type', 'radio'],
  ['after', 'a b'],
  ['sort', 'name'],
])('%s=%s has no effect', (name, value) => {
  expect(read(String(new URLSearchParams({ [name]: value })))).toEqual({
    view: { month: '2026-11' },
    ignored: [{ name, value }],
  });
});

test('the URL of a view is read as this view', () => {
  const view = { month: '2020-02', type: 'game', after: 'x.1' } as const;
  const url = diaryUrl('Ōkami', view);
  expect(url).toBe('/user/%C5%8Ckami/diary?month=2020-02&type=game&after=x.1');
  expect(read(url.split('?')[1] ?? '').view).toEqual(view);
});
