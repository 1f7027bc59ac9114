import { sql } from 'kysely';
import { isUuid } from '../ids/isUuid.ts';
import { uuid } from '../ids/uuid.ts';

/** The condition for a title by what stands in an address: its id or its slug, which never looks like an id. */
export function titleMatch(slugOrId: string) {
  const text = slugOrId.toLowerCase();
  if (isUuid(text)) return sql<boolean>`titles.title_id = ${uuid(text)}`;
  // PostgreSQL refuses text with a NUL in it, and no slug has one.
  return sql<boolean>`titles.slug = ${slugOrId.replaceAll('\0', ' ')}`;
}
