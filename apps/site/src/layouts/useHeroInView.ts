import { useEffect, useState } from 'react';

const heroEnd = 180;

/** Whether the large brand word of Home stands in the window, so that the bar need not repeat it. */
export function useHeroInView(isHome: boolean): boolean {
  const [isNearTop, setIsNearTop] = useState(true);

  useEffect(() => {
    if (!isHome) return;
    const measure = () => setIsNearTop(scrollY < heroEnd);
    measure();
    addEventListener('scroll', measure, { passive: true });
    return () => removeEventListener('scroll', measure);
  }, [isHome]);

  return isHome && isNearTop;
}
