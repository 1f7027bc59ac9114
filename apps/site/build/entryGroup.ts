const parts = [
  'apps/site/index.html',
  'apps/site/src/pages/home/(HomePage|skyline)',
  'packages/ui/src/(card|image|shelf)/',
  'packages/ui/src/media-tile/(MediaTile|TileBody|TileName|colonBreak)',
  'packages/ui/src/(button/IconButton|text/TruncatedText)',
  'packages/widgets/src/media-cover/coverSources',
  'packages/api-client/src/client/createStore',
  'packages/api-client/src/contract/media/catalogues',
];

/**
 * Home and what nearly every page shows, kept in one chunk with the entry: in chunks of its own it would weigh a twentieth
 * more, for each is compressed without knowing the others, and Home would wait for a second journey.
 */
export const entryGroup = { name: 'index', test: new RegExp(`(${parts.join('|')})`) };
