import { useCallback, useEffect, useRef } from 'react';

/** Returns whether the component is still mounted, so that a late response does not navigate a visitor who has left. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
