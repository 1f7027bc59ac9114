import { useApi } from '@gildshelf/api-client/react';
import { useCallback, useState } from 'react';

/** Stored scroll position of a track in this tab, in pixels; read once, because it only serves to restore the track. */
export function useStoredPosition(key: string) {
  const { sessionStorage } = useApi();
  const [position] = useState(() => Number(sessionStorage.get(key)) || 0);
  const onPositionChange = useCallback(
    (left: number) => sessionStorage.set(key, String(left)),
    [sessionStorage, key],
  );
  return { position, onPositionChange };
}
