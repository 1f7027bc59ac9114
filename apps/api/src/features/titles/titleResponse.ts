import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import type { StoredFacts } from '../../providers/credits.ts';
import type { Covers, TitleWithCover } from '../covers/createCovers.ts';

interface TitleRecord extends TitleWithCover {
  readonly title_id: string;
}

interface ParsedTitle {
  readonly facts?: StoredFacts;
  /** Anime stored by earlier versions have their format ('TV') here until they are refreshed. */
  readonly type?: string;
}

/** A title as sent in responses, with a generated cover if it has no image. `json` is its item or card; further fields are passed on. */
export function titleResponse(covers: Covers, mediaType: MediaType, title: TitleRecord, json: string) {
  const image = mediaTypes[mediaType].imageFields(covers.coverUrl(mediaType, title));
  const item: ParsedTitle = JSON.parse(covers.withProxiedImages(title.title_id, json));
  return {
    ...image,
    ...item,
    ...(item.type && item.type !== mediaType && { type: mediaType, format: item.type }),
    id: title.title_id,
    slug: title.slug,
  };
}
