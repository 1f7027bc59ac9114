import { useEffect, useState } from 'react';

const heroEndPx = 180;

/** Whether Home's large wordmark is in view, so that the top bar need not repeat it. */
export function useHeroInView(isHome: boolean): boolean {
  const [isNearTop, setIsNearTop] = useState(true);

  useEffect(() => {
    if (!isHome) return;
    const measure = () => setIsNearTop(scrollY < heroEndPx);
    measure();
    addEventListener('scroll', measure, { passive: true });
    return () => removeEventListener('scroll', measure);
  }, [isHome]);

  return isHome && isNearTop;
}
