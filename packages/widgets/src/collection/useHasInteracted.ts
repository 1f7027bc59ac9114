import { useEffect, useState } from 'react';

const interactionEvents = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

/** Whether the visitor has scrolled, moved the pointer, touched or typed since the component was mounted. */
export function useHasInteracted(): boolean {
  const [hasActed, setHasActed] = useState(false);

  useEffect(() => {
    if (hasActed) return;
    const handleInteraction = () => setHasActed(true);
    const options = { passive: true, capture: true };
    for (const type of interactionEvents) addEventListener(type, handleInteraction, options);
    return () => {
      for (const type of interactionEvents) removeEventListener(type, handleInteraction, options);
    };
  }, [hasActed]);

  return hasActed;
}
