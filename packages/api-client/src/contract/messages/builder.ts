export const builder = {
  title: 'Show Gildshelf on your page',
  intro:
    'A carousel, a rating or somebody’s public collection, on a wiki, a blog or a forum. No cookies, no storage, no tracking.',
  slugHint: 'Search by name, or enter the end of its page’s URL, such as portal-2.',
  slugsHint: (maximum: number) =>
    `The ends of the URLs of their pages, with commas between them: portal-2, hades. At most ${maximum}.`,
  userHint: 'A username. Only a collection that its owner has made public is shown.',
  countHint: (maximum: number) => `1 to ${maximum}; 24 without a number.`,
  accentHint: 'A colour in place of gold, such as #ffd700.',
  preview: 'It looks like this on your page, without the frame’s border and footer.',
  react: 'For a page made with React: components of your own bundle, from npm.',
  script: 'For any other page. The element keeps its height, and its link shows where no script runs.',
  frame: 'For editors that take no script.',
  link: 'Paste this address: blogs, forums and wikis that know oEmbed make a frame of it.',
  card: 'A picture, for a README or a signature.',
  integrity: (attributes: string) =>
    `To take no other script than this one, add ${attributes} to the script tag. After an update of this site the script is refused until you copy the new hash; the link stays.`,
  weightOfReact: 'what your bundler makes of it',
  weightOfScript: (kilobytes: string) => `${kilobytes} kB of script, once a page`,
  weightUnknown: 'at most 2 kB of script, once a page',
  weightOfFrame: 'no script',
  weightOfCard: 'one picture',
  copied: 'Copied',
  selected: 'Selected',
} as const;
