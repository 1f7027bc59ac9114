/** One entry of the vocabulary: a word that this code base does not use in this sense, and what to write instead. */
export interface ForbiddenWord {
  /** Matches lower-case prose, and identifiers split into lower-case words. Must be global. */
  readonly pattern: RegExp;
  readonly instead: string;
  /** Phrases in which the word is standard English or a standard term. */
  readonly allowed?: readonly RegExp[];
}

/** Words of a private vocabulary, which readers from outside have to learn. The terms of the product are in docs/glossary.md. */
export const forbiddenWords: readonly ForbiddenWord[] = [
  { pattern: /\banswer(s|ed|ing)?\b/g, instead: 'response, respond, result' },
  {
    pattern: /\b(asks?|asked|asking|asker)\b/g,
    instead: 'request, fetch, query',
    allowed: [/\b(asks?|asked|asking) (again )?(for (a )?(confirmation|verification)|the user|users|to)\b/g],
  },
  { pattern: /\bquestions?\b/g, instead: 'request, query', allowed: [/\bquestion marks?\b/g] },
  {
    pattern: /\bsentences?\b/g,
    instead: 'message, error message',
    allowed: [
      /\b(one|two|within a|plain|line or|row and|row or|end a|complete|a|in) sentences?\b/g,
      /\bsentence (or table row|end)\b/g,
    ],
  },
  {
    pattern: /\b(tells|told|says|said)\b/g,
    instead: 'returns, reports, throws, logs',
    allowed: [/\bsays (so|the same|why|what)\b/g],
  },
  {
    pattern: /\b(take over|takes over|taken over|taking over|takeovers?)\b/g,
    instead: 'hydrate',
    allowed: [/\btake over (an|the|its|their|a user's) accounts?\b/g],
  },
  {
    pattern: /\balive\b/g,
    instead: 'hydrated',
    allowed: [/\b(keep|keeps|keeping|kept)[ -]alive\b/g, /\b(stays|process is|is) alive\b/g],
  },
  { pattern: /\b(arrives?|comes?|came) complete\b/g, instead: 'is server-rendered' },
  { pattern: /\bkept\b/g, instead: 'cached, stored, saved', allowed: [/\bkept[ -]alive\b/g] },
  { pattern: /\b(house|own|foreign|system) letters\b/g, instead: 'font' },
  { pattern: /\bpictures?\b/g, instead: 'image, screenshot' },
  {
    pattern: /\blooks?\b/g,
    instead: 'styles, variant, theme',
    allowed: [/\blooks?[ -](up|for|like|at|in|into|as|the same|identical|alike)\b/g],
  },
  { pattern: /\b(somebody|nobody|whoever)\b/g, instead: 'user, visitor, owner, anyone' },
  { pattern: /\bpatience\b/g, instead: 'timeout, deadline' },
  { pattern: /\banew\b/g, instead: 'again' },
  { pattern: /\b(under way|underway)\b/g, instead: 'in flight, pending' },
  { pattern: /\bbeliefs?\b/g, instead: 'precedence' },
  { pattern: /\bleft alone\b/g, instead: 'the circuit breaker is open' },
  { pattern: /\bbehind the (answer|response)\b/g, instead: 'in the background' },
  { pattern: /\bodd\b/g, instead: 'invalid, malformed, missing' },
  { pattern: /\b(of before|made anew)\b/g, instead: 'stale, revalidate' },
  { pattern: /\bstillness\b/g, instead: 'debounced, throttled' },
  { pattern: /\bat the same moment\b/g, instead: 'concurrently' },
  { pattern: /\bstands? in line\b/g, instead: 'waits for the lock' },
  {
    pattern: /\b(refuse|refuses|refused|refusals?|refusing)\b/g,
    instead: 'reject, forbid',
    allowed: [/\bconnections? (is|are|was|were) refused\b/g, /\brefuses? to (be|run|start)\b/g],
  },
  { pattern: /\b(sent away|held against)\b/g, instead: 'rejected; compared with, measured against' },
  {
    pattern: /\baddress(es)? of (a|the|its|our) (page|title|site|search|image|cover|call)\b/g,
    instead: 'URL, path',
  },
  { pattern: /\bgaller(y|ies)\b/g, instead: 'AllVariants' },
  {
    pattern: /\bpeers?\b/g,
    instead: 'competitor, reference',
    allowed: [/\bpeer ?dependenc(y|ies)\b/g, /\bauto install peers\b/g],
  },
];

/** Names that are fixed elsewhere, with the reason and the files that may declare them. */
export const allowedNames: readonly {
  readonly reason: string;
  readonly names: readonly string[];
  readonly files: RegExp;
}[] = [
  { reason: 'claim of OpenID Connect', names: ['picture'], files: /\/third-party\// },
  {
    reason: 'field of an HTML form of the test provider',
    names: ['answer'],
    files: /hirdParty\w*(\.test)?\.ts$/,
  },
  {
    reason: 'fields of import files',
    names: ['picture', 'picture_url', 'picture_width', 'picture_height'],
    files: /(^bench|\/catalogue)\/import\//,
  },
  {
    reason: 'stored progress of an import',
    names: ['kept'],
    files: /\/catalogue\/import\/import(?:File|Progress)\.ts$/,
  },
  { reason: 'column of the database', names: ['pictures'], files: /^(apps\/api|bench)\// },
  {
    reason: 'settings of operators',
    names: ['START_ANEW', 'PICTURE_CACHE'],
    files: /^(apps\/api|tests\/faults)\//,
  },
  { reason: 'setting of pnpm', names: ['autoInstallPeers'], files: /^tests\/packages\// },
];

/** Lines that are fixed elsewhere: the names of threats and faults are those of the security guide, which a test compares. */
export const allowedLines: Readonly<Record<string, RegExp>> = { 'docs/controls.md': /^### (SEC|FLT|WEB)-/ };
