import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * The `useEffectEvent` of React 19.2 for every React 19: returns a stable function that calls the callback of the latest
 * render. For effects and event handlers; must not be called while rendering.
 */
export function useEffectEvent<Parameters extends readonly unknown[], Result>(
  callback: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((...parameters) => latest.current(...parameters), []);
}
