import { ownLimits, reservedSlugs } from '@gildshelf/api-client/contract';
import { isUuid } from '../../../../platform/db/uuid.ts';

const shape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a title can be reached by this slug. */
export function isSlug(text: string): boolean {
  return shape.test(text) && text.length <= ownLimits.slug && !reservedSlugs.includes(text) && !isUuid(text);
}
