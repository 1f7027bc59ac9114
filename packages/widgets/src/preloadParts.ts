/**
 * Fetches what widgets load on demand, which is dialogs, toasts and drawn covers, so that an open page outlives a network
 * that goes away. What cannot be fetched now is asked for again when it is needed.
 */
export async function preloadParts(): Promise<void> {
  await Promise.allSettled([
    import('./collection/CollectionDialogs.tsx'),
    import('./media-cover/drawnCover.ts'),
    import('./toasts/toastRegion.ts'),
  ]);
}
