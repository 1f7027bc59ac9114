import { useEffect, useState } from 'react';

/** Whether the browser has had a moment with nothing to do since this was mounted: the time for what only adorns. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const tell = () => setQuiet(true);
    // Safari has none.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(tell, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(tell, { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isQuiet;
}
