import { type CatalogueType, catalogues, mediaTypes, storageKeys } from '@gildshelf/api-client/contract';
import { useApi } from '@gildshelf/api-client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Every media type that the dashboard can show, the first one where nothing is remembered. */
export const shownTypes = Object.keys(catalogues) as [CatalogueType, ...CatalogueType[]];

/** The media type whose collection is shown; remembered as the spec's word, 'games' or 'anime'. */
export function useKeptType() {
  const { localStorage } = useApi();
  const [chosen, setChosen] = useState<CatalogueType>();
  const kept = useSyncExternalStore(
    never,
    () => localStorage.get(storageKeys.contentType),
    () => null,
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
