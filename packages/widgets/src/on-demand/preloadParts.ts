import { preloadLazyParts } from './lazyPart.tsx';

/**
 * Preloads the code that widgets load on demand (dialogs, players, toasts, generated covers) and every declared `lazyPart`,
 * so that an open page keeps working when the network fails. Code that fails to load is requested again when it is needed.
 */
export async function preloadParts(): Promise<void> {
  await Promise.allSettled([
    preloadLazyParts(),
    import('../media-cover/generatedCoverUrl.ts'),
    import('./toastRegion.ts'),
  ]);
}
