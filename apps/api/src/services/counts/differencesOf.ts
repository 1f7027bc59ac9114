import type { MediaType } from '@gildshelf/api-client/contract';
import { type CountsRepository, notCounted } from '../../repositories/createCountsRepository.ts';

type Taken = Awaited<ReturnType<CountsRepository['take']>>;
type Differences = Parameters<CountsRepository['add']>[0];

/** What changed and removed items add to the counts and subtract from them. */
export function differencesOf({ changed, removed }: Taken): Differences {
  const ratings = new Map<string, Differences['ratings'][number]>();
  const sizes = new Map<string, Differences['sizes'][number]>();
  const addRating = (title_id: string, rating: number, by: number) => {
    const key = `${title_id} ${rating}`;
    const rating_count = (ratings.get(key)?.rating_count ?? 0) + by;
    if (rating > 0) ratings.set(key, { title_id, rating, rating_count });
  };
  const addTitle = (user_id: string, media_type: MediaType, by: number) => {
    const key = `${user_id} ${media_type}`;
    sizes.set(key, { user_id, media_type, title_count: (sizes.get(key)?.title_count ?? 0) + by });
  };
  for (const { user_id, media_type, title_id, rating, counted_rating } of changed) {
    addRating(title_id, rating, 1);
    addRating(title_id, counted_rating, -1);
    if (counted_rating === notCounted) addTitle(user_id, media_type, 1);
  }
  for (const { user_id, media_type, title_id, counted_rating } of removed) {
    addRating(title_id, counted_rating, -1);
    addTitle(user_id, media_type, -1);
  }
  return { ratings: [...ratings.values()], sizes: [...sizes.values()] };
}
