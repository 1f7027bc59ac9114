import { type CatalogueType, catalogues, limits } from '../contract/index.ts';
import { createStore } from './createStore.ts';
import type { SafeStorage } from './safeStorage.ts';

/** The cached top list of a media type, under its key of `storageKeys`; stale after 24 hours. */
export function topListStore(storage: SafeStorage, type: CatalogueType) {
  const catalogue = catalogues[type];
  return createStore({
    storage,
    key: catalogue.topStorageKey,
    field: 'data',
    value: catalogue.topEndpoint.response,
    maxAge: limits.topListMaxAge,
  });
}
