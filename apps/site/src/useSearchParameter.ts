import { useLocation } from 'react-router-dom';

/** What stands in the address behind `?name=`; null where it does not. The router's `useSearchParams` weighs more than both pages need. */
export function useSearchParameter(name: string): string | null {
  return new URLSearchParams(useLocation().search).get(name);
}
