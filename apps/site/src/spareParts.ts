import { preloadParts } from '@gildshelf/widgets';

/** Fetches what pages load only when something happens, mostly because something went wrong: a network that is gone brings none of it. */
export async function preload(): Promise<void> {
  await Promise.allSettled([
    import('./WidgetFailure.tsx'),
    import('./SessionNotice.tsx'),
    import('./pages/home/HomeAlert.tsx'),
    import('./layouts/SignedInItem.tsx'),
  ]);
  // With the lazy parts that these and the pages have declared.
  await preloadParts();
}
