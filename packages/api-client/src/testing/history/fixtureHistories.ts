import type { CatalogueType, NewPlay, PlayedEpisode } from '../../contract/index.ts';

/** The initial plays of a title, the newest first. */
type FixturePlay = NewPlay & { readonly recordedEpisodes?: readonly PlayedEpisode[] };

/** What the fixture user has recorded about a title; what is missing is not recorded. */
export interface FixtureHistory {
  readonly isFavourite?: boolean;
  readonly isPrivate?: boolean;
  readonly note?: string;
  readonly tags?: readonly string[];
  readonly plays?: readonly FixturePlay[];
}

/** The initial history by media type and slug. Titles that are not in the collection have none. */
export type FixtureHistories = Readonly<
  Partial<Record<CatalogueType, Readonly<Record<string, FixtureHistory>>>>
>;

/**
 * The history of `fixtureShelves`. 'disco-elysium' has a note, tags and one play of each kind: in progress, with days, with only a year,
 * and counted three times without dates. The diary has most entries in November 2026.
 */
export const fixtureHistories: FixtureHistories = {
  game: {
    'disco-elysium': {
      isFavourite: true,
      note: 'Play the next one without skill points in Logic.',
      tags: ['detective', 'replay every year'],
      plays: [
        { state: 'ongoing', started: '2026-11-14', progress: 540, is_repeat: true, platform: 'PC' },
        {
          ...{ state: 'finished', started: '2023-03-04', finished: '2023-03-26', is_repeat: true },
          ...{ progress: 1860, rating: 4.5, platform: 'PlayStation 5', note: 'With the final cut.' },
        },
        { state: 'finished', finished: '2021', rating: 4, is_repeat: false },
        { state: 'finished', times: 3 },
      ],
    },
    'elden-ring': {
      isFavourite: true,
      tags: ['open world'],
      plays: [
        { state: 'finished', started: '2026-09-20', finished: '2026-11-08', progress: 7440, rating: 5 },
        { state: 'finished', finished: '2022-05', rating: 4.5, is_repeat: false },
      ],
    },
    'portal-2': {
      plays: [
        { state: 'finished', finished: '2026-11-08', is_repeat: true, rating: 4, is_private: true },
        { state: 'finished', finished: '2011' },
      ],
    },
    'hades-2018': { plays: [{ state: 'finished', finished: '2026-11-05T21:30:00Z', rating: 5 }] },
    'chrono-trigger': {
      plays: [
        { state: 'finished', started: '2026-02-14', finished: '2026-03-01', rating: 4.5, is_repeat: true },
        { state: 'finished', finished: '1997-12' },
      ],
    },
    'super-mario-odyssey': { plays: [{ state: 'finished', finished: '2026-01-11', rating: 4 }] },
    'dark-souls': { plays: [{ state: 'stopped', finished: '2026-06', rating: 2.5, progress: 720 }] },
  },
  anime: {
    'frieren-beyond-journeys-end': {
      tags: ['fantasy', 'with friends'],
      plays: [
        {
          ...{ state: 'ongoing', started: '2026-11-01', progress: 18, is_repeat: true },
          recordedEpisodes: [
            { season: 1, number: 17, watched: '2026-11-18', rating: null },
            { season: 1, number: 18, watched: '2026-11-19', rating: 5 },
          ],
        },
        { state: 'finished', started: '2024-01', finished: '2024-03-22', progress: 28, rating: 5 },
      ],
    },
    'one-piece': { plays: [{ state: 'ongoing', progress: 1071 }] },
    'steins-gate': { plays: [{ state: 'finished', finished: '2026-03-01', rating: 4.5, is_repeat: true }] },
    gintama: { isPrivate: true, plays: [{ state: 'paused', started: '2026-04-05', progress: 201 }] },
  },
};
