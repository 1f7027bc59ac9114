import {
  type CatalogueType,
  catalogues,
  mediaTypeOf,
  mediaTypes,
  storageKeys,
} from '@gildshelf/api-client/contract';
import { useApi, useUser } from '@gildshelf/api-client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { firstCards } from './firstCards.ts';

/** Every media type that the dashboard can show, the first one where nothing is remembered. */
export const shownTypes = Object.keys(catalogues) as [CatalogueType, ...CatalogueType[]];

/** The media type whose collection is shown; remembered as the spec's word, 'games' or 'anime'. */
export function useKeptType() {
  const { client, localStorage } = useApi();
  const userId = useUser().user?.userId;
  const [chosen, setChosen] = useState<CatalogueType>();
  // A server has rendered the page with the titles of one media type.
  const sentType = shownTypes.find(
    (type) =>
      userId &&
      client.known(mediaTypeOf(type).listEndpoint, {
        params: { userId },
        query: { limit: String(firstCards) },
      }),
  );
  const sentWord = sentType ? mediaTypes[sentType].pluralWord : null;
  const kept = useSyncExternalStore(
    never,
    () => localStorage.get(storageKeys.contentType),
    () => sentWord,
  );
  const remembered = shownTypes.find((type) => mediaTypes[type].pluralWord === kept);

  useEffect(() => {
    if (kept !== null && !remembered) localStorage.remove(storageKeys.contentType);
  }, [kept, remembered, localStorage]);

  function setType(type: CatalogueType) {
    setChosen(type);
    localStorage.set(storageKeys.contentType, mediaTypes[type].pluralWord);
  }

  return [chosen ?? remembered ?? shownTypes[0], setType] as const;
}

const never = () => () => undefined;
