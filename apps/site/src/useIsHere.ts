import { useCallback, useEffect, useRef } from 'react';

/** Whether the page that asked still stands there: an answer that comes after somebody has left leads them nowhere. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
