import type { CatalogueItem, Tracking } from '../client/index.ts';
import type { CatalogueType, MediaType } from '../contract/index.ts';
import { fixtureCatalogue } from './titles/fixtureCatalogue.ts';

/** The initial collection of the user: status and rating by slug. */
export type FixtureShelf = Readonly<Record<string, Tracking>>;

/** The initial collection by media type; it is empty for a media type that is left out. */
export type FixtureShelves = Readonly<Partial<Record<CatalogueType, FixtureShelf>>>;

/** A collection of nine games and five anime. */
export const fixtureShelves: FixtureShelves = {
  game: {
    'hades-2018': { status: 'completed', rating: 5 },
    'disco-elysium': { status: 'playing', rating: 4.5 },
    'elden-ring': { status: 'completed', rating: 5 },
    'hollow-knight': { status: 'planned', rating: 0 },
    'portal-2': { status: 'completed', rating: 4 },
    bloodborne: { status: 'playing', rating: 3.5 },
    'chrono-trigger': { status: 'completed', rating: 4.5 },
    'dark-souls': { status: 'dropped', rating: 2.5 },
    'super-mario-odyssey': { status: 'completed', rating: 4 },
  },
  anime: {
    'frieren-beyond-journeys-end': { status: 're-watching', rating: 5 },
    'one-piece': { status: 'watching', rating: 4 },
    'steins-gate': { status: 'completed', rating: 4.5 },
    monster: { status: 'planned', rating: 0 },
    gintama: { status: 'paused', rating: 3.5 },
  },
};

/** The collection of one user in memory. */
export function createFixtureCollection(shelves: FixtureShelves) {
  const trackings = new Map<CatalogueItem, Tracking>();
  const removed = new Map<CatalogueItem, Tracking>();
  for (const type of Object.keys(fixtureCatalogue) as CatalogueType[])
    for (const [slug, tracking] of Object.entries(shelves[type] ?? {})) {
      const title = fixtureCatalogue[type].find((item) => item.slug === slug);
      if (title) trackings.set(title, tracking);
    }

  const trackedItem = (title: CatalogueItem) => {
    const tracking = trackings.get(title);
    return tracking ? { ...title, user_status: tracking.status, user_rating: tracking.rating } : null;
  };

  return {
    /** The titles of a media type, or those with a status. */
    list: (type: MediaType, status?: string) =>
      [...trackings.keys()]
        .filter((title) => titlesOf(type).includes(title))
        .map(trackedItem)
        .filter((item) => !status || item?.user_status === status),
    get: trackedItem,
    set: (title: CatalogueItem, tracking: Tracking) => void trackings.set(title, tracking),
    remove(title: CatalogueItem) {
      const tracking = trackings.get(title);
      if (tracking) removed.set(title, tracking);
      trackings.delete(title);
    },
    /** Adds a removed title again; false if it was not removed. */
    restore(title: CatalogueItem): boolean {
      const tracking = removed.get(title);
      if (tracking) trackings.set(title, tracking);
      return removed.delete(title);
    },
  };
}

/** The fixtures of a media type; none for one without a catalogue. */
function titlesOf(type: MediaType): readonly CatalogueItem[] {
  const titles: Readonly<Partial<Record<MediaType, readonly CatalogueItem[]>>> = fixtureCatalogue;
  return titles[type] ?? [];
}
