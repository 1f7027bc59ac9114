import type { MediaType } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { isVisible, type Viewer } from './visibleTitles.ts';

/** The kinds of aliases; an id in another catalogue has the name of the id as its kind. */
export const aliasKinds = {
  slug: 'slug',
  titleId: 'title_id',
  source: (name: string) => `source ${name}`,
} as const;

/** The title that the title with this slug or id was merged into. */
export function findMergedTitle(db: Kysely<Schema>, viewer: Viewer, mediaType: MediaType, slugOrId: string) {
  // PostgreSQL rejects text with a NUL character, which no slug contains.
  const text = slugOrId.replaceAll('\0', ' ');
  return db
    .selectFrom('title_aliases')
    .innerJoin('titles', 'titles.title_id', 'title_aliases.title_id')
    .select(['titles.title_id', 'titles.slug'])
    .where('title_aliases.media_type', '=', mediaType)
    .where('alias_kind', 'in', [aliasKinds.slug, aliasKinds.titleId])
    .where('alias_value', 'in', [text, text.toLowerCase()])
    .where(isVisible(viewer))
    .executeTakeFirst();
}
