import {
  type CatalogueType,
  catalogueTypes,
  mediaTypeOf,
  mediaTypes,
  storageKeys,
} from '@gildshelf/api-client/contract';
import { useApi, useUser } from '@gildshelf/api-client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { firstCards } from './firstCards.ts';

/** Every media type that the dashboard can show; the first one is the default. */
export const collectionTypes = catalogueTypes;

/** The media type whose collection is shown; stored as its plural noun, 'games' or 'anime'. */
export function useStoredMediaType() {
  const { client, localStorage } = useApi();
  const userId = useUser().user?.userId;
  const [chosen, setChosen] = useState<CatalogueType>();
  // The server renders the page with the titles of one media type.
  const renderedType = collectionTypes.find(
    (type) =>
      userId &&
      client.known(mediaTypeOf(type).listEndpoint, {
        params: { userId },
        query: { limit: String(firstCards) },
      }),
  );
  const renderedValue = renderedType ? mediaTypes[renderedType].pluralNoun : null;
  const storedValue = useSyncExternalStore(
    noSubscription,
    () => localStorage.get(storageKeys.contentType),
    () => renderedValue,
  );
  const storedType = collectionTypes.find((type) => mediaTypes[type].pluralNoun === storedValue);

  useEffect(() => {
    if (storedValue !== null && !storedType) localStorage.remove(storageKeys.contentType);
  }, [storedValue, storedType, localStorage]);

  function setType(type: CatalogueType) {
    setChosen(type);
    localStorage.set(storageKeys.contentType, mediaTypes[type].pluralNoun);
  }

  return [chosen ?? storedType ?? collectionTypes[0], setType] as const;
}

const noSubscription = () => () => undefined;
