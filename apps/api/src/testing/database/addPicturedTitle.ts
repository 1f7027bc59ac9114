import type { MediaType } from '@gildshelf/api-client/contract';
import { saveTopList } from '../../features/catalogue/sync/saveTopList.ts';
import { createTitlesRepository } from '../../features/titles/createTitlesRepository.ts';
import type { Store } from '../../platform/db/Store.ts';
import { foundTitle } from '../providers/foundTitle.ts';

/** Makes a title the whole top list of its media type, 'Pictured', with the sizes of its picture at these places: each `<host>/<path>`. */
export async function addPicturedTitle(store: Store, mediaType: MediaType, places: readonly string[]) {
  const pictures = places.map((place, index) => ({
    ...{ url: `https://${place}`, width: 300 + index, height: 200 },
  }));
  const found = foundTitle({ sourceId: '1', mediaType, names: ['Pictured'], rank: 1, pictures });
  await saveTopList(store, mediaType, 'rawg', [found], 0);
  const titleId = await createTitlesRepository(store.db).findId(mediaType, 'pictured');
  return { slug: 'pictured', titleId: titleId ?? '' };
}
