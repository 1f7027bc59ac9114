// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BrowseQuery } from '../../contract/index.ts';
import {
  type FakeResponse,
  fakeFetch,
  requestLog,
  resetBrowserState,
  withProviders,
} from '../testing/fakeHost.tsx';
import { useBrowsedTitles } from './useBrowsedTitles.ts';

beforeEach(resetBrowserState);
afterEach(cleanup);

const url = 'GET /api/games/browse';
const action: BrowseQuery = [
  ['genre', 'Action'],
  ['genre', 'RPG'],
];
const actionUrl = `${url}?genre=Action&genre=RPG`;

const genre = {
  name: 'genre',
  label: 'Genre',
  kind: 'list',
  values: [{ value: 'Action', count: 2, is_chosen: true }],
};
const page = (ids: readonly number[], next: string | null = null) => ({
  ...{ total: 4, next, facets: [genre], ignored: [] },
  titles: ids.map((id) => ({ id, name: `Game ${id}` })),
});

function renderBrowse(responses: Record<string, FakeResponse | (() => FakeResponse)>, query = action) {
  const wrapper = withProviders(fakeFetch(responses));
  const initialProps: { query: BrowseQuery } = { query };
  const rendered = renderHook((props: typeof initialProps) => useBrowsedTitles('game', props.query), {
    wrapper,
    initialProps,
  });
  const ready = () => {
    const { current } = rendered.result;
    if (current.state !== 'ready') throw new Error(`The state is ${current.state}.`);
    return current;
  };
  const names = () => ready().data.titles.map(({ view }) => view.title);
  return { ...rendered, ready, names };
}

describe('useBrowsedTitles', () => {
  test('requests all values of a facet, and returns the titles and facets of the host', async () => {
    const { ready, names } = renderBrowse({ [actionUrl]: { body: page([1, 1, 2]) } });
    await waitFor(ready);
    expect(names()).toEqual(['Game 1', 'Game 2']);
    expect(ready()).toMatchObject({ isPrevious: false, data: { total: 4, facets: [genre], ignored: [] } });
    expect(ready().more).toBeUndefined();
    expect(requestLog).toEqual([actionUrl]);
  });

  test('loads the next page after the given position, and appends its titles', async () => {
    const { ready, names } = renderBrowse(
      {
        [`${url}?genre=Action&after=one`]: { body: page([1], 'two') },
        [`${url}?genre=Action&after=two`]: { body: page([2]) },
      },
      [
        ['genre', 'Action'],
        ['after', 'one'],
      ],
    );
    await waitFor(ready);
    act(() => ready().more?.show());
    await waitFor(() => expect(names()).toEqual(['Game 1', 'Game 2']));
    expect(ready().more).toBeUndefined();
  });

  test('returns the previous titles, without a next page, while those of another query are loading', async () => {
    const { ready, names, rerender } = renderBrowse({
      [actionUrl]: { body: page([1], 'two') },
      [url]: { body: page([3]) },
    });
    await waitFor(ready);
    rerender({ query: [] });
    expect(ready()).toMatchObject({ isPrevious: true });
    expect(ready().more).toBeUndefined();
    expect(names()).toEqual(['Game 1']);
    await waitFor(() => expect(ready().isPrevious).toBe(false));
    expect(names()).toEqual(['Game 3']);
  });

  test('does not append a page to the list of another query that is shown when it arrives', async () => {
    const { ready, names, rerender } = renderBrowse({
      [actionUrl]: { body: page([1], 'two') },
      [`${actionUrl}&after=two`]: { body: page([2]) },
      [url]: { body: page([3]) },
    });
    await waitFor(ready);
    act(() => ready().more?.show());
    rerender({ query: [] });
    await waitFor(() => expect(names()).toEqual(['Game 3']));
    await waitFor(() => expect(requestLog).toHaveLength(3));
    rerender({ query: action });
    await waitFor(() => expect(names()).toEqual(['Game 1', 'Game 2']));
  });

  test.each([404, 405])('is missing on a host that responds with %i', async (status) => {
    const { result } = renderBrowse({ [actionUrl]: { status, body: {} } });
    await waitFor(() => expect(result.current).toEqual({ state: 'missing' }));
  });

  test('fails when the first request of a query fails, also after another query', async () => {
    const { ready, result, rerender } = renderBrowse({
      [actionUrl]: { body: page([1]) },
      [url]: { status: 500, body: {} },
    });
    await waitFor(ready);
    rerender({ query: [] });
    await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', error: { status: 500 } }));
  });
});
