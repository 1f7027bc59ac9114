import { type CatalogueType, catalogues, limits } from '../contract/index.ts';
import { createStore } from './createStore.ts';
import type { SafeStorage } from './safeStorage.ts';

/** The kept top list of a media type: 24 hours, under the spec's key. */
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
