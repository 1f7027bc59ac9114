// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CatalogueType } from '../../contract/index.ts';
import { fakeFetch, withProviders } from '../testing/fakeHost.tsx';
import { useMediaTypes } from './useMediaTypes.ts';

afterEach(cleanup);

const builtIn = ['game', 'anime', 'movie'];

test.each<[string, readonly CatalogueType[] | undefined, CatalogueType | undefined, readonly string[]]>([
  ['those of the built-in data by default', undefined, undefined, builtIn],
  ['those of the provider in its order', ['manga', 'game'], undefined, ['manga', 'game']],
  ['a current one that is not listed at the end', undefined, 'show', [...builtIn, 'show']],
  ['a current one that is listed at its place', ['manga', 'game'], 'manga', ['manga', 'game']],
])('returns %s', (_, mediaTypes, current, expected) => {
  const { result } = renderHook(() => useMediaTypes(current), {
    wrapper: withProviders(fakeFetch({}), { mediaTypes }),
  });
  expect(result.current).toEqual(expected);
});

test('returns the same array at every render', () => {
  const { result, rerender } = renderHook(() => useMediaTypes('game'), {
    wrapper: withProviders(fakeFetch({})),
  });
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});
