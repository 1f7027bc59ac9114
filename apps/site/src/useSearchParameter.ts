import { useLocation } from 'react-router-dom';

/** The value of a query parameter; null when it is absent. Smaller than the router's `useSearchParams`. */
export function useSearchParameter(name: string): string | null {
  return new URLSearchParams(useLocation().search).get(name);
}
