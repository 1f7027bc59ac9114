// The numbers that the product requires, except those of styles; times in milliseconds, lengths of cards and carousels in CSS pixels. Each is
// an export of its own, so that a bundle contains only those that it uses.

const second = 1000;
const hour = 60 * 60 * second;
const day = 24 * hour;

export const topListMaxAge = day;
export const topListSize = 100;
export const userContentMaxAge = 60 * second;
export const toastDuration = 6 * second;
export const searchResultsPerMediaType = 5;
export const searchResults = 10;
export const relevance = { exact: 100, prefix: 80, wordStart: 60, contains: 40, other: 20 } as const;
export const requestTimeout = 15 * second;
export const humanCheckTimeout = 8 * second;
export const reloadDelay = 1.5 * second;
export const ratingMaximum = 5;
export const ratingStep = 0.5;
export const passwordMinimum = 6;
export const usernameMinimum = 3;
export const verificationLinkLifetime = day;
export const thumbnailMaxAge = 7 * day;
export const dialogDelay = 300;
export const profileRedirectDelay = 1.5 * second;
export const passwordDialogCloseDelay = 5 * second;
export const carousel = { rows: 2, cardWidth: 200, gap: 24, minHeight: 400 } as const;
export const homeCard = { width: 150, height: 240, imageHeight: 180, nameLines: 2 } as const;
export const dashboardCard = { width: 240, height: 350, columns: [1, 2, 3] } as const;
export const scrollRestoreDelay = 100;
