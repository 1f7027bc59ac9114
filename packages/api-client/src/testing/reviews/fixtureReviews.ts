import type { CatalogueType, Review } from '../../contract/index.ts';

/** The initial reviews of titles, by media type and slug; one of mara is that of the fixture user. */
export type FixtureReviews = Readonly<
  Partial<Record<CatalogueType, Readonly<Record<string, readonly Review[]>>>>
>;

/** A public review; what is missing is that of a review without votes. */
export function fixtureReview({
  username,
  ...changes
}: Partial<Review> & { readonly username: string }): Review {
  return {
    ...{ id: `review-${username}`, text: 'I would play it again.', is_spoiler: false, visibility: 'public' },
    ...{ rating: null, created_at: '2026-11-03T18:00:00.000Z', updated_at: '2026-11-03T18:00:00.000Z' },
    author: { username, display_name: null, avatar_url: null, has_collection: true },
    ...{ helpful_count: 0, is_helpful: false, is_own: false, hidden_reason: null },
    ...changes,
  };
}

/** Reviews of 'disco-elysium': with formatted text, with a spoiler in the text, hidden as a whole, and short. */
export const fixtureReviews: FixtureReviews = {
  game: {
    'disco-elysium': [
      fixtureReview({
        ...{ username: 'mira', rating: 5, helpful_count: 14 },
        text: 'The only detective story in which I lost an argument with *my own tie*.\n\n> Every sentence has been written.\n\n- **Talk to everyone**\n- Read every book',
      }),
      fixtureReview({
        ...{ username: 'tomasz', rating: 3.5, helpful_count: 3 },
        ...{ created_at: '2026-09-19T08:30:00.000Z', updated_at: '2026-09-21T08:30:00.000Z' },
        text: 'Wonderful first ten hours, then the city begins to repeat itself. ||The murderer is someone you have never met.||',
      }),
      fixtureReview({
        ...{ username: 'june_k', rating: 4.5, is_spoiler: true },
        ...{ created_at: '2026-06-02T20:15:00.000Z', updated_at: '2026-06-02T20:15:00.000Z' },
        text: 'The phasmid at the end is worth all of it.',
      }),
    ],
  },
};
