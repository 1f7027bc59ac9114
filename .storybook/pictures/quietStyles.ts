/** What of a page would make its pictures heavy or different, and shows nothing of a component. */
export const quietStyles = [
  // The light behind a page is dithered: a quarter of a megabyte for each picture.
  'body { background-image: none !important }',
  // A browser fetches no image of what it has not laid out.
  '* { content-visibility: visible !important }',
  'code, kbd, pre, samp { font-family: Inter !important }',
].join('\n');
