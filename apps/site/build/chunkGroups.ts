const entry = [
  'apps/site/index.html',
  'apps/site/src/pages/home/(HomePage|skyline)',
  'packages/ui/src/(card|image|shelf)/',
  'packages/ui/src/media-tile/(MediaTile|TileBody|TileName|colonBreak)',
  'packages/ui/src/(button/IconButton|text/TruncatedText)',
  'packages/widgets/src/media-cover/coverSources',
  'packages/api-client/src/client/createStore',
  'packages/api-client/src/(contract/media/catalogues|client/presentTitle)',
];

/** What nearly every page but Home shows. */
const shared = [
  'packages/ui/src/(alert|panel)/',
  'packages/ui/src/(layout/(Stack|gapVariants)|text/Text)\\.',
  'packages/widgets/src/(lazy-part|part-boundary)/',
  'packages/api-client/src/contract/(messages|ownMessages)/(media|title)\\b',
  'packages/api-client/src/react/query\\.',
  'packages/ui/src/field/useEarlyText',
  'apps/site/src/(navigationState|useSearchParameter)',
];

/** Who is signed in, and the rules of what they type. */
const account = [
  'packages/api-client/src/react/useAccount',
  'packages/api-client/src/contract/(rules|firstProblem|issueSentence)',
  'apps/site/src/useIsHere',
];

/** What is filled in, also where nothing is sent. */
const fields = ['packages/ui/src/field/(Field|fieldControl|TextField)\\.'];

/** The account pages with a form that a person, and no programme, sends. */
const forms = [
  'packages/ui/src/(checkbox/|field/(PasswordField|useShownCharacters))',
  'packages/widgets/src/human-check/useHumanCheck',
  'apps/site/src/(useForm|useIsLive|layouts/AuthForm)',
];

/** A title and its rating, wherever they stand. */
const title = [
  'packages/ui/src/(media-layout/ScoreLine|fact-list/)',
  'packages/widgets/src/login-prompt/LoginPrompt',
  'packages/api-client/src/react/useMediaDetails',
];

const matching = (parts: readonly string[]) => new RegExp(`(${parts.join('|')})`);

/**
 * What is fetched together is one file: in chunks of their own, as the bundler would have it, parts are compressed without
 * knowing each other, and a page waits for a dozen answers. Home is in one chunk with the entry, since it would wait for a
 * second journey. A part is in the first group that names it.
 */
export const chunkGroups = [
  { name: 'index', test: matching(entry), priority: 5 },
  { name: 'shared', test: matching(shared), priority: 4 },
  { name: 'account', test: matching(account), priority: 3 },
  { name: 'fields', test: matching(fields), priority: 2 },
  { name: 'title', test: matching(title), priority: 1 },
  { name: 'forms', test: matching(forms), priority: 1 },
];
