/** The measures of five stars in a row, in units of the drawing, and what a rating is to eyes and ears. */
export const starDrawing = {
  path: Array.from(
    { length: 5 },
    (_, index) => `M${12 + index * 33} 2l3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3 1.2-6.9-5-4.9 6.9-1z`,
  ).join(''),
  viewBox: '0 0 156 24',
  width: 208,
  height: 32,
  filled: (rating: number) => Math.floor(rating) * 33 + (rating % 1) * 24,
  words: (rating: number) => `${rating} of 5 stars`,
  /** The rating that a key leads to. */
  after: (key: string, rating: number): number | undefined => {
    const next = {
      ArrowRight: rating + 0.5,
      ArrowUp: rating + 0.5,
      ArrowLeft: rating - 0.5,
      ArrowDown: rating - 0.5,
      PageUp: rating + 1,
      PageDown: rating - 1,
      Home: 0,
      End: 5,
    }[key];
    return next === undefined ? undefined : Math.min(5, Math.max(0, next));
  },
};
