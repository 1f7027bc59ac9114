import { profileChange } from '@gildshelf/api-client/contract';
import { useEffect, useState } from 'react';

// A picture is asked for when nobody types any more: half an address belongs to somebody else.
const stillness = 500;

/** The picture of a typed address, once it is one and stands still. */
export function usePicturePreview(typed: string): string | undefined {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(setSettled, stillness, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  const read = profileChange.shape.avatar_url.safeParse(settled.trim());
  return (read.success && read.data) || undefined;
}
