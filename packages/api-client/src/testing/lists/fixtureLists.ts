import type { CatalogueType, ListVisibility } from '../../contract/index.ts';

/** A title of a list by its media type and slug, with its note. */
type FixtureEntry = readonly [type: CatalogueType, slug: string, note?: string];

/** An initial list of the fixture user: private and not ranked by default. */
export interface FixtureList {
  readonly name: string;
  readonly slug: string;
  readonly description?: string;
  readonly visibility?: ListVisibility;
  readonly isRanked?: boolean;
  readonly entries: readonly FixtureEntry[];
}

/** The initial lists of the fixture user, the last changed first: a public one with places and notes, a private and an empty one. */
export const fixtureLists: readonly FixtureList[] = [
  {
    name: 'Worlds I would move to',
    slug: 'worlds-i-would-move-to',
    description: 'Bad plumbing and all.\nThe order changes with the weather.',
    visibility: 'public',
    isRanked: true,
    entries: [
      ['game', 'disco-elysium', 'A room above the Whirling-in-Rags, please.'],
      ['anime', 'frieren-beyond-journeys-end'],
      ['game', 'chrono-trigger', 'Any of its seven centuries.'],
      ['anime', 'steins-gate'],
      ['game', 'super-mario-odyssey'],
      ['game', 'hollow-knight', 'The town above, not the kingdom below.'],
    ],
  },
  {
    name: 'Winter evenings',
    slug: 'winter-evenings',
    entries: [
      ['game', 'elden-ring'],
      ['anime', 'monster'],
      ['game', 'portal-2'],
    ],
  },
  { name: 'With Noor', slug: 'with-noor', description: 'For two sofas.', visibility: 'public', entries: [] },
];
