import * as z from 'zod/mini';
import { limits, storageKeys } from '../contract/index.ts';
import { createStore } from './createStore.ts';
import type { SafeStorage } from './safeStorage.ts';

/** The kept address of a trailer's thumbnail: 7 days, by video id. */
export function thumbnailStore(storage: SafeStorage, videoId: string) {
  return createStore({
    storage,
    key: storageKeys.thumbnail(videoId),
    field: 'url',
    value: z.string(),
    maxAge: limits.thumbnailMaxAge,
  });
}
