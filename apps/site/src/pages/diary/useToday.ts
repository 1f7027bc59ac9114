import { useSyncExternalStore } from 'react';

/** The current day in UTC: '2026-11-28'. */
export const utcDay = (): string => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The current day of the browser's calendar; in server-rendered HTML, for which the calendar is unknown, that in UTC. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, localDay, utcDay);
}

const subscribe = () => () => undefined;

function localDay(): string {
  const now = new Date();
  const parts = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return [now.getFullYear(), ...parts].join('-');
}
