import { useEffect, useState } from 'react';

/** Debounces a string: returns its latest value once it has not changed for `milliseconds`. */
export function useDebounced(text: string, milliseconds: number): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return debounced;
}
