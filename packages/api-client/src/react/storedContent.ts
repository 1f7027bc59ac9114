import { type Cache, unstable_serialize } from 'swr';
import { decodeToken } from '../client/session/decodeToken.ts';
import { storageKeys } from '../contract/index.ts';
import type { Api } from './ApiProvider.tsx';
import { isUserContent, type UserContent } from './collection/userContent.ts';
import { profileKey } from './query.ts';

/** A state in the cache of SWR, which contains the key as it was before it became a text. */
interface CachedState {
  readonly data?: unknown;
  readonly _k?: unknown;
}

type StoredEntry = readonly [key: readonly string[], data: unknown];

interface StoredContent {
  /** The code that has stored it: other code may expect data of another shape. */
  readonly version: string;
  readonly userId: string;
  readonly entries: readonly StoredEntry[];
}

/** The longest JSON that is stored of one entry, and of all: browsers have room for about 5 million characters. */
const maxEntryLength = 200_000;
const maxLength = 1_000_000;
/** Titles that are stored of a collection: the first view, and more than fit on a screen. */
const maxTitles = 100;

/**
 * Fills the cache with the content of the signed-in user that was stored when the last page was left, and stores it when this page is
 * left. What is stored is deleted when the session ends or its user changes. Returns a function that stops it.
 */
export function storeContent(
  { session, localStorage }: Api,
  cacheOf: () => Cache,
  version: string,
): () => void {
  const key = storageKeys.ownContent;
  const deleteStored = () => localStorage.remove(key);

  function restore() {
    const text = localStorage.get(key);
    if (text === null) return;
    try {
      const stored: StoredContent = JSON.parse(text);
      const owner = decodeToken(session.getToken()).userId;
      if (stored.version !== version || stored.userId !== owner) return deleteStored();
      const cache = cacheOf();
      for (const [key, data] of stored.entries) {
        const name = unstable_serialize(key);
        const state: CachedState = { data, _k: key };
        if (isOwnContent(key, owner) && cache.get(name)?.data === undefined) cache.set(name, state);
      }
    } catch {
      deleteStored();
    }
  }

  function save() {
    const userId = session.read()?.userId;
    if (userId === undefined || decodeToken(session.getToken()).userId !== userId) return;
    const content: StoredContent = { version, userId, entries: entriesOf(cacheOf(), userId) };
    localStorage.set(key, JSON.stringify(content));
  }
  const saveIfHidden = () => {
    if (document.visibilityState === 'hidden') save();
  };

  let userId = session.getState().user?.userId;
  const unsubscribe = session.subscribe(() => {
    const next = session.getState().user?.userId;
    if (next === undefined || (userId !== undefined && next !== userId)) deleteStored();
    userId = next;
  });
  restore();
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', saveIfHidden);
  return () => {
    unsubscribe();
    removeEventListener('pagehide', save);
    document.removeEventListener('visibilitychange', saveIfHidden);
  };
}

/** Collections, histories and the profile; not access tokens, webhooks or settings. */
const isOwnContent = (key: unknown, userId: string): key is readonly string[] =>
  isUserContent(key, userId) || String(key) === String(profileKey(userId));

/** The entries of a user in the cache, as many of the last ones as fit. */
function entriesOf(cache: Cache, userId: string): StoredEntry[] {
  const entries: StoredEntry[] = [];
  let length = 0;
  for (const name of [...cache.keys()].reverse()) {
    const { _k: key, data }: CachedState = cache.get(name) ?? {};
    if (data === undefined || !isOwnContent(key, userId)) continue;
    const entry: StoredEntry = [key, shortened(data)];
    const entryLength = JSON.stringify(entry).length;
    if (entryLength > maxEntryLength || length + entryLength > maxLength) continue;
    length += entryLength;
    entries.push(entry);
  }
  return entries;
}

/** Only the first titles of a collection; other data is unchanged. */
function shortened(data: unknown): unknown {
  const { items, isComplete }: Partial<UserContent> = data ?? {};
  if (!items || isComplete === undefined || items.length <= maxTitles) return data;
  return { items: items.slice(0, maxTitles), isComplete: false };
}
