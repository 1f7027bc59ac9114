import { type Api, useApi } from '@gildshelf/api-client/react';
import { useEffect } from 'react';

const key = 'signInReturn';
/** Only a page that people come to from outside, and must sign in for. */
const isReturn = (address: string) => address.startsWith('/embed/rate?');

/** Keeps, in this window, where somebody wants to be once they are signed in; null keeps nothing. */
export function useReturnAfterSignIn(address: string | null): void {
  const { sessionStorage } = useApi();
  useEffect(() => {
    if (address === null) sessionStorage.remove(key);
    else sessionStorage.set(key, address);
  }, [sessionStorage, address]);
}

/** Where somebody goes who has just signed in; otherwise to `usual`. */
export function afterSignIn({ sessionStorage }: Pick<Api, 'sessionStorage'>, usual: string): string {
  const address = sessionStorage.get(key);
  return address !== null && isReturn(address) ? address : usual;
}
