export { ApiError, sentenceOf } from './ApiError.ts';
export { type ApiClient, type ApiClientOptions, createApiClient } from './createApiClient.ts';
export { createSession, type Session, type SessionState } from './createSession.ts';
export { createStore, type Store, type StoreOptions } from './createStore.ts';
export { decodeToken } from './decodeToken.ts';
export { type SafeStorage, safeStorage } from './safeStorage.ts';
export { thumbnailStore } from './thumbnailStore.ts';
export { topListStore } from './topListStore.ts';
