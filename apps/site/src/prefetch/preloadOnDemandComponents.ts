import { preloadParts } from '@gildshelf/widgets';

/** Preloads components that pages load on demand, mostly for errors, since they could not be loaded once the network is lost. */
export async function preloadOnDemandComponents(): Promise<void> {
  await Promise.allSettled([
    import('../app/WidgetFailure.tsx'),
    import('../app/SessionNotice.tsx'),
    import('../pages/home/HomeAlert.tsx'),
    import('../layouts/SignedInItem.tsx'),
  ]);
  // Includes the lazy parts that these modules and the pages have declared.
  await preloadParts();
}
