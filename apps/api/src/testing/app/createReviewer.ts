import type { NewReview, Review, ReviewPage } from '@gildshelf/api-client/contract';
import type { MediaServer } from './createMediaServer.ts';
import { createPlayer } from './createPlayer.ts';

/** A new user of a server who tracks a game, with the calls of its reviews. */
export async function createReviewer(server: MediaServer, { slug = 'portal', rating = 4 } = {}) {
  const player = await createPlayer(server, { slug });
  if ((await player.rate('completed', rating))[0] !== 200) throw new Error('The title is not tracked.');
  const path = `/api/reviews/game/${slug}`;
  const text = `The review of ${player.username}.`;
  const save = (change: Partial<NewReview> | Record<string, unknown> = {}) =>
    player.call<{ review: Review }>('PUT', `${path}/own`, {
      ...{ text, is_spoiler: false, visibility: 'public' },
      ...change,
    });
  return {
    ...player,
    path,
    text,
    save,
    /** Saves a public review and resolves to its id. */
    publish: async () => (await save())[1].review.id,
    own: async () => (await player.call<{ review: Review | null }>('GET', `${path}/own`))[1].review,
    deleteReview: () => player.call('DELETE', `${path}/own`),
    list: async (query = '') => (await player.call<ReviewPage>('GET', `${path}${query}`))[1],
    vote: (reviewId: string) => player.call<Review>('PUT', `/api/review-votes/${reviewId}`),
    removeVote: (reviewId: string) => player.call<Review>('DELETE', `/api/review-votes/${reviewId}`),
    report: (reviewId: string, reason: unknown = 'Spam.') =>
      player.call('POST', `/api/review-reports/${reviewId}`, { reason }),
  };
}

/** A user with the calls of reviews of one title. */
export type Reviewer = Awaited<ReturnType<typeof createReviewer>>;
