import type { CatalogueItem, Tracking } from '../client/index.ts';
import type { CatalogueType, MediaType } from '../contract/index.ts';
import { fixtureCatalogue } from './fixtureCatalogue.ts';

/** What a person keeps at the start: status and rating by slug. */
export type FixtureShelf = Readonly<Record<string, Tracking>>;

/** A shelf for each media type; a media type that is left out keeps nothing. */
export type FixtureShelves = Readonly<Partial<Record<CatalogueType, FixtureShelf>>>;

/** A shelf of nine games and one of five anime. */
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

/** Keeps what one person tracks, in memory. */
export function createFixtureCollection(shelves: FixtureShelves) {
  const kept = new Map<CatalogueItem, Tracking>();
  for (const type of Object.keys(fixtureCatalogue) as CatalogueType[])
    for (const [slug, tracking] of Object.entries(shelves[type] ?? {})) {
      const title = fixtureCatalogue[type].find((item) => item.slug === slug);
      if (title) kept.set(title, tracking);
    }

  const trackedItem = (title: CatalogueItem) => {
    const tracking = kept.get(title);
    return tracking ? { ...title, user_status: tracking.status, user_rating: tracking.rating } : null;
  };

  return {
    list: (type: MediaType) =>
      [...kept.keys()].filter((title) => titlesOf(type).includes(title)).map(trackedItem),
    get: trackedItem,
    set: (title: CatalogueItem, tracking: Tracking) => void kept.set(title, tracking),
    remove: (title: CatalogueItem) => void kept.delete(title),
  };
}

/** Fixtures are of what can be browsed. */
function titlesOf(type: MediaType): readonly CatalogueItem[] {
  const titles: Readonly<Partial<Record<MediaType, readonly CatalogueItem[]>>> = fixtureCatalogue;
  return titles[type] ?? [];
}
