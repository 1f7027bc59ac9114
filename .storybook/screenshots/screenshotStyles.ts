/** CSS that removes what makes screenshots large or unstable and is not part of a component. */
export const screenshotStyles = [
  // The background gradient of a page is dithered, which adds 250 kB to each image.
  'body { background-image: none !important }',
  // A browser does not fetch images in content that it has not laid out.
  '* { content-visibility: visible !important }',
  'code, kbd, pre, samp { font-family: Inter !important }',
].join('\n');
