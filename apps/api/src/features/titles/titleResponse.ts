import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import type { KeptFacts } from '../../providers/credits.ts';
import type { Covered, Covers } from '../covers/createCovers.ts';

/** A kept title and the JSON of it that is asked for: all of it, or what lists show. */
interface KeptTitle extends Covered {
  readonly title_id: string;
}

interface StoredTitle {
  readonly facts?: KeptFacts;
  /** Anime stored by earlier versions have their format ('TV') here, until their source is read again. */
  readonly type?: string;
}

/** A title as it is answered; our own cover stands where it has no picture. More than the contract names may be in it. */
export function titleResponse(covers: Covers, mediaType: MediaType, title: KeptTitle, json: string) {
  const picture = mediaTypes[mediaType].imageFields(covers.address(mediaType, title));
  const item: StoredTitle = JSON.parse(covers.withPictures(title.title_id, json));
  return {
    ...picture,
    ...item,
    ...(item.type && item.type !== mediaType && { type: mediaType, format: item.type }),
    id: title.title_id,
    slug: title.slug,
  };
}
