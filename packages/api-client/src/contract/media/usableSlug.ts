// Browsers resolve dot segments even when they are escaped, and `encodeURIComponent` throws for a lone surrogate.
const unusable = /^\.{0,2}$|\p{Cs}/u;

/** The slug if it can be a path segment of a URL; null when it is missing or cannot. */
export function usableSlug(slug: string | null | undefined): string | null {
  return slug && !unusable.test(slug) ? slug : null;
}
