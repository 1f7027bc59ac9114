/** Titles of a collection that are loaded and shown first; the rest is loaded once the visitor scrolls, points, types or filters. */
export const firstCards = 50;
