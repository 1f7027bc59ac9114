import { useEffect, useState } from 'react';

/** Returns true once the browser has been idle since mounting, after 3 s at the latest: for decoration that can wait. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const markIdle = () => setIdle(true);
    // Safari does not support requestIdleCallback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(markIdle, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(markIdle, { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
