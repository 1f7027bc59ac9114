import { onIdle } from './loadPhases.ts';

let resolveHydrated = () => {};

/**
 * Resolves once the first page of the visit is hydrated, including the parts out of view. React hydrates those last; an update that
 * reaches them earlier would make it hydrate all of them at once, in one long task.
 */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = () => onIdle(resolve, 1_000);
});

/** Announces that React listens for events: from now on it hydrates a clicked part first and replays the click. */
export function dispatchListening(): void {
  // The mark is for scripts that load after the event.
  performance.mark('gildshelf:listening');
  dispatchEvent(new Event('gildshelf:listening'));
}

/** Announces that the page is hydrated, also to the script that has started the site. */
export function dispatchHydrated(): void {
  resolveHydrated();
  dispatchEvent(new Event('gildshelf:hydrated'));
}
