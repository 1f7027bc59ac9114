/** What of a page would make its pictures heavy or different, and shows nothing of a component. */
export const quietStyles = [
  // The light behind a page is dithered: a quarter of a megabyte for each picture.
  'body { background-image: none !important }',
  'code, kbd, pre, samp { font-family: Inter !important }',
].join('\n');
