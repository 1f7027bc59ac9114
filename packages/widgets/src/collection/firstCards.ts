/**
 * Number of titles of a collection that are loaded and shown first. The rest is loaded once the visitor scrolls, moves the
 * pointer, types or filters.
 */
export const firstCards = 50;
