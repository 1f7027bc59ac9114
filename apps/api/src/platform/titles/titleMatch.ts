import { sql } from 'kysely';
import { isUuid, uuid } from '../db/uuid.ts';

/** SQL condition for a title by the id or slug in a URL; a slug never has the format of an id. */
export function titleMatch(slugOrId: string) {
  const text = slugOrId.toLowerCase();
  if (isUuid(text)) return sql<boolean>`titles.title_id = ${uuid(text)}`;
  // PostgreSQL rejects text with a NUL character, which no slug contains.
  return sql<boolean>`titles.slug = ${slugOrId.replaceAll('\0', ' ')}`;
}
