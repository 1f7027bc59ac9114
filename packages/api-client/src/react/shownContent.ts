import { useEffect } from 'react';
import { type Cache, useSWRConfig } from 'swr';

interface Shown {
  places: number;
  isChanged: boolean;
}

/** What of a person's content stands on a page, by its key; each cache has its own. */
const shownIn = new WeakMap<Cache, Map<string, Shown>>();

/** Says that a key's content stands on the page. What was changed there is asked for anew when it comes back. */
export function useShownContent(key: readonly string[] | null) {
  const { cache, mutate } = useSWRConfig();
  const name = key && String(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a key is made anew each time; its name says whether it is another one
  useEffect(() => {
    if (name === null) return;
    const contents = shownIn.get(cache) ?? new Map<string, Shown>();
    shownIn.set(cache, contents);
    const shown = contents.get(name) ?? { places: 0, isChanged: false };
    contents.set(name, shown);
    if (shown.places === 0 && shown.isChanged) {
      shown.isChanged = false;
      void mutate(key);
    }
    shown.places += 1;
    return () => {
      shown.places -= 1;
    };
  }, [cache, mutate, name]);
}

/** Whether a key's content stands on the page, where it may be changed in place. */
export function changeShown(cache: Cache, key: readonly string[]): boolean {
  const shown = shownIn.get(cache)?.get(String(key));
  if (!shown || shown.places === 0) return false;
  shown.isChanged = true;
  return true;
}
