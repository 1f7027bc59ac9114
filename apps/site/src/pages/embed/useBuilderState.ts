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
  const written = useRef(search);
  const initial = useRef(state);

  const changedSearch = useDebounced(state === initial.current ? '' : builderSearch(state, search), urlDelay);
  const writeUrl = useEffectEvent(() => {
    // A visitor who has left while the next page loads is not navigated back.
    if (changedSearch === search || window.location.pathname !== pathname) return;
    written.current = changedSearch;
    navigate({ search: changedSearch, hash }, { replace: true });
  });
  useEffect(() => {
    if (changedSearch !== '') writeUrl();
  }, [changedSearch]);

  const readUrl = useEffectEvent((query: string) => {
    if (query === written.current) return;
    written.current = query;
    const next = readBuilderState(query);
    initial.current = next;
    setState(next);
  });
  useEffect(() => readUrl(search), [search]);

  return [state, setState];
}
