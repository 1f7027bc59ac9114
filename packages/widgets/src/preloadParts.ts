import { preloadLazyParts } from './lazy-part/lazyPart.tsx';

/**
 * Fetches what widgets load on demand, which is dialogs, players, toasts and drawn covers, and every `lazyPart` that was
 * declared, so that an open page outlives a network that goes away. What cannot be fetched now is asked for again when it is
 * needed.
 */
export async function preloadParts(): Promise<void> {
  await Promise.allSettled([
    preloadLazyParts(),
    import('./media-cover/drawnCover.ts'),
    import('./toasts/toastRegion.ts'),
  ]);
}
