const second = 1000;
const hour = 60 * 60 * second;
const day = 24 * hour;

/** The numbers that the product requires, except those of styles; times in milliseconds, lengths of cards and carousels in CSS pixels. */
export const limits = {
  topListMaxAge: day,
  topListSize: 100,
  userContentMaxAge: 60 * second,
  toastDuration: 6 * second,
  searchResultsPerMediaType: 5,
  searchResults: 10,
  relevance: { exact: 100, prefix: 80, wordStart: 60, contains: 40, other: 20 },
  requestTimeout: 15 * second,
  humanCheckTimeout: 8 * second,
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

/** Keys in the browser's storage; other hosts and versions use the same. */
export const storageKeys = {
  token: 'token',
  contentType: 'contentType',
  topGames: 'topGames',
  topAnime: 'topAnime',
  thumbnail: (videoId: string) => `thumbnail_${videoId}`,
} as const;

/** The locale of dates, shown as day/month/year. */
export const dateLocale = 'en-GB';

/** Our own limits where the product requires none; lengths in UTF-16 code units. */
export const ownLimits = {
  username: 64,
  email: 254,
  password: 1024,
  humanCheckToken: 4096,
  searchQuery: 200,
  searchPageSize: 20,
  slug: 256,
  displayName: 80,
  bio: 2000,
  location: 120,
  url: 2048,
} as const;
