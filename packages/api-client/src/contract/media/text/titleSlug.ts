import { usableSlug } from './providerText.ts';

/** Path segments of other endpoints in the position of a slug; a title with such a slug cannot be requested by it. */
export const reservedSlugs: readonly string[] = ['top', 'search', 'browse'];

const controlCharacter = /\p{Cc}/u;

/** Whether a title can be requested by this slug or id. */
export function isTitleSlug(text: string): boolean {
  return usableSlug(text) !== null && !controlCharacter.test(text) && !reservedSlugs.includes(text);
}
