import { usableSlug } from './usableSlug.ts';

/** Words that stand where a slug does in the addresses of the calls: no title can be asked for by one. */
export const reservedSlugs: readonly string[] = ['top', 'search'];

const controlCharacter = /\p{Cc}/u;

/** Whether a host can be asked for a title by this slug or id. */
export function isTitleSlug(text: string): boolean {
  return usableSlug(text) !== null && !controlCharacter.test(text) && !reservedSlugs.includes(text);
}
