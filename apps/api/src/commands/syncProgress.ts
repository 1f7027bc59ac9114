/** How far a provider's list was read; kept with the titles, in the same transaction. */
export interface SyncProgress {
  /** The last page that was kept. */
  readonly page: number;
  /** The titles so far, best first. */
  readonly titleIds: readonly string[];
  /** When its first page was asked for. */
  readonly startedAt: number;
}

const day = 24 * 60 * 60 * 1000;

/** Reads it; one that is not there, or began so long ago that the list is another now, begins anew. */
export function readSyncProgress(value: string | undefined, now: number): SyncProgress {
  const start: SyncProgress = { page: 0, titleIds: [], startedAt: now };
  if (!value) return start;
  const progress = JSON.parse(value) as SyncProgress;
  return now - progress.startedAt < day ? progress : start;
}
