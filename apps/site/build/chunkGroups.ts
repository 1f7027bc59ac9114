const entry = [
  'apps/site/index.html',
  'apps/site/src/pages/home/HomePage',
  'packages/ui/src/components/(page/(card/cardStyles|shelf/)|graphics/image/)',
  'packages/ui/src/components/media/media-tile/MediaTile\\.',
  'packages/ui/src/components/typography/text/TruncatedText',
  'packages/widgets/src/media-cover/coverSources',
  'packages/api-client/src/client/storage/createStore',
  'packages/api-client/src/(contract/media/catalogues|client/mediaItem)',
];

/** Code that nearly every page except Home needs. */
const shared = [
  'packages/ui/src/components/(feedback/alert|page/panel)/',
  'packages/ui/src/components/actions/button/IconButton\\.',
  'packages/ui/src/components/(page/layout/(Stack|gapVariants)|typography/text/Text)\\.',
  // Of ratings and of the check in forms, which are on different pages.
  'packages/ui/src/components/fields/field/FormValueInput\\.',
  'packages/widgets/src/on-demand/lazyPart',
  'packages/api-client/src/contract/(media/index|messages/media)\\.',
  'packages/api-client/src/react/query\\.',
  'packages/ui/src/elements/usePreHydrationText',
  'apps/site/src/routing/navigation',
];

/** The signed-in user's account and the validation rules of its forms. */
const account = [
  'packages/api-client/src/react/account/useAccount',
  'packages/api-client/src/contract/(account/rules|errors/formErrors)',
  'apps/site/src/forms/useIsMounted',
];

/** The limits of our server, which are also part of messages. */
const limits = ['packages/api-client/src/contract/serverLimits\\.'];

/** Form fields, also of pages that submit nothing. */
const fields = ['packages/ui/src/components/fields/field/(Field|fieldControlStyles|TextField)\\.'];

/** Account pages whose form has a human check. */
const forms = [
  'packages/ui/src/components/fields/(checkbox/|field/PasswordField)',
  'packages/widgets/src/human-check/useHumanCheck',
  'apps/site/src/forms/(useForm|AuthForm)',
];

/** A title and its rating, on any page. */
const title = [
  'packages/ui/src/components/media/media-layout/ScoreLine\\.',
  'packages/widgets/src/rating-form/LoginPrompt',
  'packages/api-client/src/react/catalogue/useTitleDetails',
];

/** What pages show of a title beside its cover. Public collections need nothing else of the group below. */
const facts = [
  'packages/ui/src/components/fields/star-rating/(StarDisplay|starScale)\\.',
  'packages/ui/src/components/typography/fact-list/',
];

/** Groups of checkboxes and of radio buttons, which filters and dialogs show. */
const choices = [
  'packages/ui/src/components/fields/(choice/|checkbox-group/|radio-group/|checkbox-field/CheckboxInput\\.)',
];

/** Lists that are loaded page by page. */
const paging = [
  'packages/api-client/src/react/(pagedList|history/withReloadedPages)\\.',
  'packages/ui/src/elements/useShowMore\\.',
];

/** Plays, which diaries, titles and dialogs show. */
const plays = [
  'packages/api-client/src/contract/history/(partialDate|playState|play)\\.',
  'packages/widgets/src/history/playTexts\\.',
];

/** The rows of a search and of other lists in a column. */
const rows = ['packages/ui/src/components/(typography/list/List|page/layout/Column)\\.'];

/** Data of the signed-in user. */
const userData = ['packages/api-client/src/react/(useOwnId|useUserData|account/useOwnData)\\.'];

/** What the groups above import, and pages that need nothing else of them. */
const basics = {
  command: 'packages/api-client/src/react/useCommand\\.',
  history: 'packages/api-client/src/contract/messages/history\\.',
  statuses: 'packages/api-client/src/contract/media/define/statusMeaning\\.',
  supported: 'packages/api-client/src/react/nullIfUnsupported\\.',
};

const groups = [
  { name: 'index', patterns: entry, priority: 5 },
  { name: 'shared', patterns: shared, priority: 4 },
  { name: 'account', patterns: account, priority: 3 },
  { name: 'limits', patterns: limits, priority: 3 },
  { name: 'fields', patterns: fields, priority: 2 },
  { name: 'facts', patterns: facts, priority: 2 },
  ...Object.entries(basics).map(([name, pattern]) => ({ name, patterns: [pattern], priority: 2 })),
  { name: 'title', patterns: title, priority: 1 },
  { name: 'forms', patterns: forms, priority: 1 },
  { name: 'choices', patterns: choices, priority: 1 },
  { name: 'paging', patterns: paging, priority: 1 },
  { name: 'plays', patterns: plays, priority: 1 },
  { name: 'rows', patterns: rows, priority: 1 },
  { name: 'userData', patterns: userData, priority: 1 },
];

/**
 * Modules that are loaded together form one chunk. In the small chunks of the bundler's default each module would be compressed on its
 * own, and a page would wait for a dozen responses. Home is in the entry's chunk, since a chunk of its own would cost a second round
 * trip. A module belongs to the matching group with the highest priority.
 */
export const chunkGroups = groups.map(({ name, patterns, priority }) => ({
  name,
  test: new RegExp(`(${patterns.join('|')})`),
  priority,
}));

/** The patterns of all groups, for their test. */
export const chunkPatterns: readonly string[] = groups.flatMap(({ patterns }) => patterns);
