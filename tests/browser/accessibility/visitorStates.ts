import { catalogues, ownMessages } from '@gildshelf/api-client/contract';
import { disableServerRendering } from '../fixtures/disableServerRendering.ts';
import { expect } from './accessibilityTest.ts';
import { mockTrailers, playTrailer } from './mockTrailers.ts';
import { fail, heading, type State } from './screenState.ts';

const word = 'Supercalifragilisticexpialidocious';

/** A game with a value in every field and with very long texts. */
const longTextGame = {
  id: 77,
  slug: 'endless',
  name: `The Unabridged Chronicles of ${word}: Director's Definitive Collection`,
  background_image: null,
  released: '2024-12-31',
  tba: false,
  platforms: [
    'PlayStation 5',
    'Xbox Series S/X',
    'Nintendo Switch',
    'PC',
    'macOS',
    'Linux',
    'Super Nintendo Entertainment System',
  ].map((name) => ({ platform: { name } })),
  esrb_rating: { name: 'Adults Only 18+' },
  rawg_rating: 4.66,
  description_raw: `${'A long tale of a long game. '.repeat(20)}\n\nhttps://games.example/${'a'.repeat(120)}`,
};

/** A series and a manga with a value in every field. */
const completeTitles = {
  show: {
    ...{
      id: 78,
      slug: 'complete',
      title: `Tales of the ${word}`,
      poster_image: null,
      status: 'Returning Series',
    },
    ...{ released: '2011-04-17', ended: '2019-05-19', seasons: 8, episodes: 73, runtime: 57 },
    ...{
      certification: 'TV-MA',
      genres: ['Drama', 'Action & Adventure'],
      description: 'A long tale. '.repeat(20),
    },
  },
  manga: {
    ...{
      id: 79,
      slug: 'complete',
      title: 'Sousou no Frieren',
      title_english: 'Frieren: Beyond Journey’s End',
    },
    ...{ title_japanese: '葬送のフリーレン', cover_image: null, format: 'Light Novel', status: 'Publishing' },
    ...{
      published: { from: { year: 2020, month: 4, day: 28 }, to: null },
      chapters: 147,
      volumes: 15,
      score: 8.9,
    },
    ...{ genres: ['Adventure', 'Slice of Life'], description: 'A long tale. '.repeat(20) },
  },
} as const;

function completeTitle(type: keyof typeof completeTitles): State {
  const { root, detailPath } = catalogues[type];
  return {
    name: `a ${type} with a value in every field`,
    path: detailPath('complete'),
    async prepare(page) {
      await disableServerRendering(page);
      await page.route(`**${root}/complete`, (route) => route.fulfill({ json: completeTitles[type] }));
    },
    reach: (page) => expect(page.locator('[data-part="facts"]')).toContainText('Status'),
  };
}

const trailer = '/anime/frieren-beyond-journeys-end';

/** A response with a public collection; the profile fields are as long as the server accepts, and two have no spaces. */
const publicList = {
  username: 'mara',
  display_name: 'Mara of the Shelf',
  bio: 'Finishes what she starts. '.repeat(12).trim(),
  location: 'L'.repeat(80),
  website: `https://mara.example.com/${'a'.repeat(150)}/`,
  total: 50,
  next: 'cursor',
  items: Array.from({ length: 7 }, (_, index) => ({
    id: `${index}`,
    slug: `title-${index}`,
    name: `Title ${index}`,
    title: `Title ${index}`,
    user_status: 'completed',
    user_rating: 4.5,
  })),
};

/** The states of screens for visitors. */
export const visitorStates: readonly State[] = [
  {
    name: 'Home',
    path: '/',
    reach: (page) => expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible(),
  },
  {
    name: 'Home without its lists',
    path: '/',
    async prepare(page) {
      await disableServerRendering(page);
      await fail('**/api/*/top')(page);
    },
    reach: (page) => expect(page.getByRole('button', { name: 'Try Loading Content Again' })).toBeVisible(),
  },
  {
    name: 'a game',
    isCheckedRtl: true,
    path: '/game/the-witcher-3-wild-hunt',
    reach: heading('The Witcher 3: Wild Hunt'),
  },
  {
    name: 'a game with long texts in every field',
    path: '/game/endless',
    async prepare(page) {
      await disableServerRendering(page);
      await page.route('**/api/games/endless', (route) => route.fulfill({ json: longTextGame }));
    },
    reach: heading(longTextGame.name),
  },
  { name: 'a game without an average', path: '/game/chrono-trigger', reach: heading('Chrono Trigger') },
  { name: 'a game that does not exist', path: '/game/nothing-of-this-name', reach: heading('Game') },
  {
    name: 'an anime with a trailer',
    isCheckedRtl: true,
    path: trailer,
    prepare: mockTrailers,
    reach: heading("Frieren: Beyond Journey's End"),
  },
  completeTitle('show'),
  completeTitle('manga'),
  { name: 'the browse page of TV series', path: '/browse/show', reach: heading('Browse TV shows') },
  { name: 'a playing trailer', path: trailer, prepare: mockTrailers, reach: playTrailer },
  { name: 'Search', path: '/search', reach: heading('Discover Content') },
  {
    name: 'Search with results',
    path: '/search?query=legend',
    reach: (page) => expect(page.getByText(/^\d+ results$/)).toBeVisible(),
  },
  {
    name: 'Search without results',
    path: '/search?query=qqqq',
    reach: (page) => expect(page.getByText('No results found')).toBeVisible(),
  },
  { name: 'Account', path: '/account', reach: heading('Your shelf is waiting') },
  { name: 'the error screen', path: '/nowhere', reach: heading('Unexpected Application Error!') },
  { name: 'Login', path: '/auth/login', reach: heading('Welcome Back!') },
  { name: 'Register', path: '/auth/register', reach: heading('Join the Adventure') },
  { name: 'the verification screen', path: '/auth/verify-email', reach: heading('Check Your Email') },
  {
    name: 'the screen after the verification',
    path: '/auth/verify-email-success',
    reach: heading('Email Verified!'),
  },
  { name: 'the forgot-password form', path: '/auth/forgot-password', reach: heading('Forgot Password?') },
  { name: 'the reset-password form', path: '/auth/reset-password?token=t', reach: heading('Reset Password') },
  {
    name: 'a collection that is not public',
    path: '/user/nobody/collection',
    reach: heading(ownMessages.collection.notPublic),
  },
  {
    name: 'a public collection with its owner’s full profile',
    path: '/user/mara/collection',
    async prepare(page) {
      await disableServerRendering(page);
      await page.route('**/api/collections/mara/*', (route) => route.fulfill({ json: publicList }));
    },
    reach: (page) => expect(page.getByRole('link', { name: 'Show more games' })).toBeVisible(),
  },
  {
    name: 'the widget builder',
    path: '/embed?widget=rating&slug=portal-2',
    reach: (page) =>
      expect(
        page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Portal 2' }),
      ).toBeVisible(),
  },
  {
    name: 'the widget builder with a list of titles',
    path: '/embed?widget=list&slugs=portal-2,no-such-game',
    reach: (page) => expect(page.getByText('Not found on this site')).toBeVisible(),
  },
  {
    name: 'the rating window of a visitor',
    path: '/embed/rate?type=game&slug=portal-2',
    reach: (page) => expect(page.getByRole('link', { name: 'Log In' })).toBeVisible(),
  },
];
