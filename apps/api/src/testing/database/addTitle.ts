import type { MediaType } from '@gildshelf/api-client/contract';
import { createTitlesRepository } from '../../features/titles/createTitlesRepository.ts';
import { uuidv7 } from '../../platform/crypto/uuidv7.ts';
import type { Store } from '../../platform/db/Store.ts';
import type { TitleRow } from '../../platform/db/schema.ts';

/** Adds a title with any name to the catalogue; resolves to its slug. */
export async function addTitle(
  store: Store,
  name: string,
  { mediaType = 'game' as MediaType, item = {} as object, now = 0 } = {},
): Promise<string> {
  const title_id = uuidv7(now);
  const slug = `title-${title_id.slice(-12)}`;
  const json = JSON.stringify({ name, title: name, ...item });
  const row: TitleRow = {
    ...{ title_id, media_type: mediaType, slug, title: name, rank: null },
    ...{ item: json, card: json, created_at: now, updated_at: now },
  };
  await createTitlesRepository(store.db).save([row]);
  return slug;
}
