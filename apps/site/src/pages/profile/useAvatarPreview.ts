import { profileChange } from '@gildshelf/api-client/contract';
import { useEffect, useState } from 'react';

// No requests while the user types: an incomplete URL may be that of another website.
const debounceMs = 500;

/** The typed URL of an image, debounced; undefined while it is not valid. */
export function useAvatarPreview(typed: string): string | undefined {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(setDebounced, debounceMs, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  const read = profileChange.shape.avatar_url.safeParse(debounced.trim());
  return (read.success && read.data) || undefined;
}
