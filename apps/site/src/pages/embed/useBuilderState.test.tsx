// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useBuilderState } from './useBuilderState.ts';

/** The hook in a router that records navigations, and renders one only when `show` is called. */
function openBuilder() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const written: string[] = [];
  const navigator: Navigator = {
    createHref: () => '',
    go: () => undefined,
    push: () => undefined,
    replace: (to) => void written.push((to as { search: string }).search),
  };
  let setSearch = (_: string) => {};
  function Wrapper({ children }: { readonly children: ReactNode }) {
    const [search, set] = useState('?widget=rating');
    setSearch = set;
    return (
      <Router location={{ pathname: location.pathname, search }} navigator={navigator}>
        {children}
      </Router>
    );
  }
  const { result } = renderHook(useBuilderState, { wrapper: Wrapper });
  return {
    written,
    state: () => result.current[0],
    show: (search = '') => act(() => setSearch(search)),
    enter(accent: string) {
      act(() => result.current[1]({ widget: 'rating', values: { accent } }));
      act(() => void vi.advanceTimersByTime(200));
    },
  };
}

test('a URL that the router renders after a later change does not undo that change', () => {
  const { written, state, show, enter } = openBuilder();
  enter('a');
  enter('ab');
  expect(written).toEqual(['?widget=rating&accent=a', '?widget=rating&accent=ab']);
  show(written[0]);
  expect(state().values).toEqual({ accent: 'ab' });
  show(written[1]);
  expect(state().values).toEqual({ accent: 'ab' });
});

test('a URL of another page is read, also after the form has written its own', () => {
  const { written, state, show, enter } = openBuilder();
  enter('a');
  show(written[0]);
  show('?widget=badge&user=mara');
  expect(state()).toEqual({ widget: 'badge', values: { user: 'mara' } });
  show(written[0]);
  expect(state()).toEqual({ widget: 'rating', values: { accent: 'a' } });
});
