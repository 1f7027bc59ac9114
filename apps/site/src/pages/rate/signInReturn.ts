import { type Api, useApi } from '@gildshelf/api-client/react';
import { useEffect } from 'react';

const key = 'signInReturn';
/** Only the rating page is opened from another website and requires a sign-in. */
const isRatingPage = (url: string) => url.startsWith('/embed/rate?');

/** Stores, for this tab, the URL to open after the sign-in; null removes it. */
export function useReturnAfterSignIn(url: string | null): void {
  const { sessionStorage } = useApi();
  useEffect(() => {
    if (url === null) sessionStorage.remove(key);
    else sessionStorage.set(key, url);
  }, [sessionStorage, url]);
}

/** The URL to open after a sign-in: the stored one, otherwise `fallback`. */
export function urlAfterSignIn({ sessionStorage }: Pick<Api, 'sessionStorage'>, fallback: string): string {
  const url = sessionStorage.get(key);
  return url !== null && isRatingPage(url) ? url : fallback;
}
