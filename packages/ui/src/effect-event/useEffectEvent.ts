import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * React 19.2's `useEffectEvent` for every React 19: a function that stays the same and calls the callback of the latest render. For
 * effects and event handlers, not for rendering.
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
