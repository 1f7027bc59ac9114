import * as z from 'zod/mini';
import { limits, storageKeys } from '../../contract/index.ts';
import { createStore } from './createStore.ts';
import type { SafeStorage } from './safeStorage.ts';

/** The cached URL of a trailer's thumbnail, by video id; stale after 7 days. */
export function thumbnailStore(storage: SafeStorage, videoId: string) {
  return createStore({
    storage,
    key: storageKeys.thumbnail(videoId),
    field: 'url',
    value: z.string(),
    maxAge: limits.thumbnailMaxAge,
  });
}
