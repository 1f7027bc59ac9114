import { useApi } from '@gildshelf/api-client/react';
import { useCallback, useState } from 'react';

/** Where a track was left in this tab, in pixels; read once, for it is only needed to put the track back. */
export function useKeptPosition(key: string) {
  const { sessionStorage } = useApi();
  const [position] = useState(() => Number(sessionStorage.get(key)) || 0);
  const onPositionChange = useCallback(
    (left: number) => sessionStorage.set(key, String(left)),
    [sessionStorage, key],
  );
  return { position, onPositionChange };
}
