import { ownLimits, reservedSlugs } from '@gildshelf/api-client/contract';
import { isUuid } from '../../../../platform/db/uuid.ts';

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text is a valid slug in the URL of a title. */
export function isSlug(text: string): boolean {
  return (
    pattern.test(text) && text.length <= ownLimits.slug && !reservedSlugs.includes(text) && !isUuid(text)
  );
}
