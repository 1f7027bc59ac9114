import { ownLimits } from '@gildshelf/api-client/contract';
import { isUuid } from '../ids/isUuid.ts';

const shape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Words that stand where a slug does in the addresses of the calls. */
const reserved = ['top', 'search'];

/** Whether a title can be reached by this slug. */
export function isSlug(text: string): boolean {
  return shape.test(text) && text.length <= ownLimits.slug && !reserved.includes(text) && !isUuid(text);
}
