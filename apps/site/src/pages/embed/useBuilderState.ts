import { useEffectEvent } from '@gildshelf/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type BuilderState, builderSearch, readBuilderState } from './builderState.ts';
import { useDebounced } from './useDebounced.ts';

/** Delay in milliseconds before the URL is replaced: Safari allows 100 replacements in 30 seconds. */
const urlDelay = 200;

/** The state of the builder, which the URL contains: a reload restores it, and other pages can link to it. */
export function useBuilderState(): readonly [BuilderState, (next: BuilderState) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState(() => readBuilderState(search));
  const known = useRef(search);
  // Written, but not current yet: the router may render a navigation after the next one has been written.
  const written = useRef<string[]>([]);
  const initial = useRef(state);

  const changedSearch = useDebounced(state === initial.current ? '' : builderSearch(state, search), urlDelay);
  const writeUrl = useEffectEvent(() => {
    // A visitor who has left while the next page loads is not navigated back.
    if (changedSearch === (written.current.at(-1) ?? search) || window.location.pathname !== pathname) return;
    written.current.push(changedSearch);
    navigate({ search: changedSearch, hash }, { replace: true });
  });
  useEffect(() => {
    if (changedSearch !== '') writeUrl();
  }, [changedSearch]);

  const readUrl = useEffectEvent((query: string) => {
    const index = written.current.indexOf(query);
    written.current.splice(0, index + 1);
    const isKnown = index >= 0 || query === known.current;
    known.current = query;
    if (isKnown) return;
    written.current = [];
    const next = readBuilderState(query);
    initial.current = next;
    setState(next);
  });
  useEffect(() => readUrl(search), [search]);

  return [state, setState];
}
