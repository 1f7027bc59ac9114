import { prefetchLinked } from '../prefetch/prefetchLinked.ts';
import { listenForShortcut } from '../routing/searchShortcut.ts';

/** What every page starts once the browser is idle after its load, in a chunk of its own: the shortcut of the search, then prefetching. */
export async function startIdleWork(): Promise<void> {
  listenForShortcut();
  await prefetchLinked();
}
