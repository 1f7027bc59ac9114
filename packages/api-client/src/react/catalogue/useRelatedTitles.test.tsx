// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogues, catalogueTypes } from '../../contract/index.ts';
import { fakeFetch, requestLog, resetBrowserState, withProviders } from '../testing/fakeHost.tsx';
import { useRelatedTitles } from './useRelatedTitles.ts';

beforeEach(resetBrowserState);
afterEach(cleanup);

test('returns the titles of each section as views of their own media types', async () => {
  const title = (slug: string, name: string) => ({ id: slug, slug, name, title: name });
  const host = fakeFetch({
    'GET /api/games/portal-2/related': {
      body: {
        series: {
          name: 'Portal',
          is_facet: true,
          total: 3,
          titles: [
            { title: title('portal', 'Portal') },
            { title: title('portal-2', 'Portal 2'), is_current: true },
          ],
        },
        franchise: [{ relation: 'adaptation', media_type: 'anime', title: title('aperture', 'Aperture') }],
        similar: [title('the-talos-principle', 'The Talos Principle')],
      },
    },
  });
  const { result } = renderHook(() => useRelatedTitles('game', 'portal-2'), { wrapper: withProviders(host) });
  expect(result.current).toEqual({ state: 'loading' });
  await waitFor(() => expect(result.current.state).toBe('ready'));
  expect(result.current).toMatchObject({
    data: {
      series: {
        name: 'Portal',
        isFacet: true,
        total: 3,
        titles: [
          { type: 'game', view: { title: 'Portal' }, isCurrent: false },
          { type: 'game', view: { title: 'Portal 2' }, isCurrent: true },
        ],
      },
      franchise: [{ type: 'anime', relation: 'adaptation', view: { title: 'Aperture', slug: 'aperture' } }],
      similar: [{ type: 'game', item: { slug: 'the-talos-principle' } }],
    },
  });
});

test.each(catalogueTypes)(
  'requests the related titles of the media type %s, and fails on a host without them',
  async (type) => {
    const { result } = renderHook(() => useRelatedTitles(type, 'one'), {
      wrapper: withProviders(fakeFetch({})),
    });
    await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', error: { status: 404 } }));
    expect(requestLog).toEqual([`GET ${catalogues[type].root}/one/related`]);
  },
);

test('sends no request for what is no slug', () => {
  renderHook(() => useRelatedTitles('game', 'top'), { wrapper: withProviders(fakeFetch({})) });
  expect(requestLog).toEqual([]);
});
