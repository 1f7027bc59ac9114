import { preloadParts } from '@gildshelf/widgets';

/** Fetches what pages load only when something happens, mostly because something went wrong: a network that is gone brings none of it. */
export function preload(): Promise<unknown> {
  return Promise.allSettled([
    preloadParts(),
    import('./WidgetFailure.tsx'),
    import('./SessionNotice.tsx'),
    import('./pages/home/HomeAlert.tsx'),
    import('./layouts/SignedInItem.tsx'),
    import('./layouts/AccountMenu.tsx'),
  ]);
}
