import { catalogues, dateLocale, limits, mediaTypeNames, storageKeys } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';

const { relevance, carousel, homeCard, dashboardCard } = limits;
const specified = tokens.specification;

/** §9, row by row: our value, and the one of the specification. */
const rows: readonly (readonly [row: string, actual: unknown, expected: unknown])[] = [
  ['Token storage key', storageKeys.token, 'token'],
  ['Top-list cache: keys', [storageKeys.topGames, storageKeys.topAnime], ['topGames', 'topAnime']],
  ['Top-list cache: expires after 24 h', limits.topListMaxAge, 86_400_000],
  ['Top list size', limits.topListSize, 100],
  ['Per-user content cache: 60 s', limits.userContentMaxAge, 60_000],
  ['Toast auto-hide: 6 s', limits.toastDuration, 6000],
  ['Search limits: of each', limits.searchResultsPerMediaType, 5],
  ['Search limits: in total', limits.searchResults, 10],
  ['Search relevance: exact match', relevance.exact, 100],
  ['Search relevance: prefix', relevance.prefix, 80],
  ['Search relevance: word-start', relevance.wordStart, 60],
  ['Search relevance: contains', relevance.contains, 40],
  ['Search relevance: otherwise', relevance.other, 20],
  ['Request timeout: 15 s', limits.requestTimeout, 15_000],
  ['Human-check wait: 8 s', limits.humanCheckTimeout, 8000],
  ['Reload after failed login or register: 1.5 s', limits.reloadDelay, 1500],
  ['Rating: maximum', limits.ratingMaximum, 5],
  ['Rating: step', limits.ratingStep, 0.5],
  ['Password minimum', limits.passwordMinimum, 6],
  ['Username minimum', limits.usernameMinimum, 3],
  ['Verification link lifetime: 24 hours', limits.verificationLinkLifetime, 86_400_000],
  ['Thumbnail cache: 7 days', limits.thumbnailMaxAge, 604_800_000],
  ['Thumbnail cache: key', storageKeys.thumbnail('dQw4w9WgXcQ'), 'thumbnail_dQw4w9WgXcQ'],
  ['Dialog delay after action: 300 ms', limits.dialogDelay, 300],
  ['Profile redirect delay: 1.5 s', limits.profileRedirectDelay, 1500],
  ['Password dialog close delay: 5 s', limits.passwordDialogCloseDelay, 5000],
  ['Dashboard content type: default games', mediaTypeNames[0], 'game'],
  ['Dashboard content type: remembered under', storageKeys.contentType, 'contentType'],
  ['Carousel', carousel, { rows: 2, cardWidth: 200, gap: 24, minHeight: 400 }],
  ['Home card', homeCard, { width: 150, height: 240, imageHeight: 180, nameLines: 2 }],
  ['Dashboard card', dashboardCard, { width: 240, height: 350, columns: [1, 2, 3] }],
  ['Scroll-restore smooth-scroll re-enable: 100 ms', limits.scrollRestoreDelay, 100],
  ['Date display', dateLocale, 'en-GB'],
  ['Theme: background', specified.background, '#051426'],
  ['Theme: primary gold at 70% opacity', specified.gold.replaceAll(' ', ''), 'rgba(255,215,0,.7)'],
  ['Theme: text white', specified.text, '#ffffff'],
  ['Theme: card corner radius and button radius', specified.radius, { card: 12, button: 4 }],
  ['Responsive breakpoints', specified.breakpoints, { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 }],
];

test.each(rows)('%s', (_, actual, expected) => {
  expect(actual).toEqual(expected);
});

test('every value of limits is in a row of §9', () => {
  const inRows = rows.map(([, actual]) => actual);
  const others = Object.entries(limits).filter(([, value]) => value !== relevance && !inRows.includes(value));
  expect(others).toEqual([]);
});

test('the theme uses the specified colours and radii', () => {
  const { colors, radii } = tokens;
  expect(colors.page).toBe(specified.background);
  expect(colors.gold).toBe(specified.gold);
  expect(colors.text).toBe(specified.text);
  expect([radii.card, radii.button]).toEqual(['12px', '4px']);
});

test('each top list is stored under its own key', () => {
  const { game, anime } = catalogues;
  expect([game.topStorageKey, anime.topStorageKey]).toEqual([storageKeys.topGames, storageKeys.topAnime]);
  const keys = Object.values(catalogues).map(({ topStorageKey }) => topStorageKey);
  expect(new Set(keys).size).toBe(keys.length);
});
