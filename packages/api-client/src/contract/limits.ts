const second = 1000;
const hour = 60 * 60 * second;
const day = 24 * hour;

/** Every number of the spec's §9 that is not a look; times in milliseconds. */
export const limits = {
  topListMaxAge: day,
  topListSize: 100,
  userContentMaxAge: 60 * second,
  toastDuration: 6 * second,
  searchResultsPerMediaType: 5,
  searchResults: 10,
  relevance: { exact: 100, prefix: 80, wordStart: 60, contains: 40, other: 20 },
  requestTimeout: 15 * second,
  humanCheckWait: 8 * second,
  reloadDelay: 1.5 * second,
  ratingMaximum: 5,
  ratingStep: 0.5,
  passwordMinimum: 6,
  usernameMinimum: 3,
  verificationLinkLifetime: day,
  thumbnailMaxAge: 7 * day,
  dialogDelay: 300,
  profileRedirectDelay: 1.5 * second,
  passwordDialogCloseDelay: 5 * second,
  carousel: { rows: 2, cardWidth: 200, gap: 24, minHeight: 400 },
  homeCard: { width: 150, height: 240, imageHeight: 180, nameLines: 2 },
  dashboardCard: { width: 240, height: 350, columns: [1, 2, 3] },
  scrollRestoreDelay: 100,
} as const;

/** Keys under which a browser keeps things (§4, §9). */
export const storageKeys = {
  token: 'token',
  contentType: 'contentType',
  topGames: 'topGames',
  topAnime: 'topAnime',
  thumbnail: (videoId: string) => `thumbnail_${videoId}`,
} as const;

/** Dates as day/month/year (§9). */
export const dateLocale = 'en-GB';

/** Limits of our own where the spec shows none; lengths in UTF-16 units, sizes in bytes. */
export const ownLimits = {
  username: 64,
  email: 254,
  password: 1024,
  humanCheckAnswer: 4096,
  searchQuery: 200,
  slug: 256,
  displayName: 80,
  bio: 2000,
  location: 120,
  url: 2048,
} as const;
