// Dots are a step upwards even when they are escaped, and half a character cannot be escaped at all.
const unusable = /^\.{0,2}$|\p{Cs}/u;

/** A slug that can stand in an address; null for one that is missing or cannot. */
export function usableSlug(slug: string | null | undefined): string | null {
  return slug && !unusable.test(slug) ? slug : null;
}
