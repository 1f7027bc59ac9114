import type { MediaType } from '@gildshelf/api-client/contract';
import { saveTopList } from '../../features/catalogue/sync/saveTopList.ts';
import { createTitlesRepository } from '../../features/titles/createTitlesRepository.ts';
import type { Store } from '../../platform/db/Store.ts';
import { foundTitle } from '../providers/foundTitle.ts';

/** Saves the title 'Pictured' as the only one in the top list of its media type, with an image size per place, a `<host>/<path>`. */
export async function addTitleWithImages(store: Store, mediaType: MediaType, places: readonly string[]) {
  const images = places.map((place, index) => ({
    ...{ url: `https://${place}`, width: 300 + index, height: 200 },
  }));
  const found = foundTitle({ sourceId: '1', mediaType, names: ['Pictured'], rank: 1, pictures: images });
  await saveTopList(store, mediaType, 'rawg', [found], 0);
  const titleId = await createTitlesRepository(store.db).findId(mediaType, 'pictured');
  return { slug: 'pictured', titleId: titleId ?? '' };
}
