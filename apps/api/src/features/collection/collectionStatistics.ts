import { isFinished, mediaTypeNames } from '@gildshelf/api-client/contract';
import type { Viewer } from '../../platform/titles/visibleTitles.ts';
import type { CollectionContext } from './CollectionContext.ts';

/** The numbers of a public collection by media type. */
export async function readStatistics(
  { collection, findOwner }: Pick<CollectionContext, 'collection' | 'findOwner'>,
  viewer: Viewer,
  name: string,
) {
  const { user_id, username, display_name } = await findOwner(name);
  const parts = await collection.publicStatisticsOf(viewer, user_id);
  const statistics = mediaTypeNames.map((type) => {
    const ofType = parts.filter(({ media_type }) => media_type === type);
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
    const rated = sum(ofType.map((part) => part.rated));
    return {
      type,
      total: sum(ofType.map(({ count }) => count)),
      finished: sum(ofType.map(({ status, count }) => (isFinished(status) ? count : 0))),
      rated,
      average: rated === 0 ? null : sum(ofType.map(({ stars }) => stars)) / rated,
    };
  });
  return { username, display_name, statistics };
}
