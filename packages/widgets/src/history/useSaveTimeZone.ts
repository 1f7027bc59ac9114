import { getHistorySettings, updateHistorySettings } from '@gildshelf/api-client/contract';
import { type Api, useApi, useUser } from '@gildshelf/api-client/react';
import { useCallback, useEffect, useRef } from 'react';

type Client = Api['client'];

/** The ids of the users whose time zone has been saved or found, by the client that requested it. */
const settledUsers = new WeakMap<Client, Set<string>>();

/**
 * A function that saves the browser's time zone for a signed-in user who has none stored, when they first add a play or open their diary.
 * It resolves to whether it has saved one, and never rejects: a failed attempt is repeated by the next call.
 */
export function useSaveTimeZone(): () => Promise<boolean> {
  const { client } = useApi();
  const userId = useUser().user?.userId;
  return useCallback(async () => {
    const settled = settledUsers.get(client) ?? new Set<string>();
    settledUsers.set(client, settled);
    if (userId === undefined || settled.has(userId)) return false;
    settled.add(userId);
    try {
      return await saveMissingTimeZone(client);
    } catch {
      settled.delete(userId);
      return false;
    }
  }, [client, userId]);
}

/** Saves the browser's time zone as `useSaveTimeZone` does once the user has added a play; undefined while the number is not known. */
export function useTimeZoneOfAddedPlay(playCount: number | undefined): void {
  const save = useSaveTimeZone();
  const lastCount = useRef(playCount);
  useEffect(() => {
    if (lastCount.current !== undefined && playCount !== undefined && playCount > lastCount.current)
      void save();
    lastCount.current = playCount;
  }, [playCount, save]);
}

async function saveMissingTimeZone(client: Client): Promise<boolean> {
  const { time_zone: stored } = await client.call(getHistorySettings, {});
  if (stored) return false;
  const time_zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  await client.call(updateHistorySettings, { body: { time_zone } });
  return true;
}
