import { useEffect, useState } from 'react';

const acts = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

/** Whether the visitor has scrolled, pointed, touched or typed since the component was mounted. */
export function useHasActed(): boolean {
  const [hasActed, setHasActed] = useState(false);

  useEffect(() => {
    if (hasActed) return;
    const note = () => setHasActed(true);
    const options = { passive: true, capture: true };
    for (const act of acts) addEventListener(act, note, options);
    return () => {
      for (const act of acts) removeEventListener(act, note, options);
    };
  }, [hasActed]);

  return hasActed;
}
