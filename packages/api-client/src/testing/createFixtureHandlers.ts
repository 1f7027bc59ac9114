import * as z from 'zod/mini';
import { present } from '../client/index.ts';
import {
  auth,
  browsing,
  builtInTypes,
  type CatalogueType,
  catalogues,
  catalogueTypes,
  createAccessToken,
  createWebhook,
  deleteWebhook,
  type Endpoint,
  enableWebhook,
  getAdultTitles,
  getCatalogueStatus,
  getCollectionStatistics,
  getCurrentUser,
  getProfile,
  getRelatedTitles,
  getVisibility,
  type HistorySettings,
  isFinished,
  limits,
  listAccessTokens,
  listWebhookDeliveries,
  listWebhooks,
  mediaTypeNames,
  mediaTypes,
  normaliseForSearch,
  ownLimits,
  ownMessages,
  type Profile,
  relevance,
  revokeAccessToken,
  serverLimits,
  setAdultTitles,
  setVisibility,
  updateProfile,
  type VisibilitySettings,
} from '../contract/index.ts';
import { addCollectionQueryHandlers } from './addCollectionQueryHandlers.ts';
import { browseFixtures } from './browseFixtures.ts';
import { createFixtureCollection, type FixtureShelves } from './createFixtureCollection.ts';
import { addCollectionHandlers } from './edits/addCollectionHandlers.ts';
import { createFixtureAccessTokens } from './fixtureAccessTokens.ts';
import { FixtureHttpError, type FixtureRequest } from './fixtureRequest.ts';
import { fixtureToken, fixtureUser } from './fixtureToken.ts';
import { createFixtureWebhooks } from './fixtureWebhooks.ts';
import { addDiaryHandlers } from './history/addDiaryHandlers.ts';
import { addHistoryHandlers } from './history/addHistoryHandlers.ts';
import { createFixtureHistory } from './history/createFixtureHistory.ts';
import type { FixtureHistories } from './history/fixtureHistories.ts';
import { addListHandlers } from './lists/addListHandlers.ts';
import type { FixtureList } from './lists/fixtureLists.ts';
import { addReviewHandlers } from './reviews/addReviewHandlers.ts';
import type { FixtureReviews } from './reviews/fixtureReviews.ts';
import { fixtureCatalogue } from './titles/fixtureCatalogue.ts';
import { requestedTitle } from './titles/requestedTitle.ts';

type Handler = (request: FixtureRequest) => unknown;

interface InitialHistory {
  readonly histories: FixtureHistories;
  readonly settings: HistorySettings;
}

/** The handlers of the fixture host; a call without a handler gets an empty response. */
export function createFixtureHandlers(
  shelves: FixtureShelves,
  profile: Profile,
  choices: VisibilitySettings,
  { histories, settings }: InitialHistory,
  lists: readonly FixtureList[],
  reviews: FixtureReviews,
): ReadonlyMap<Endpoint, Handler> {
  const collection = createFixtureCollection(shelves);
  const history = createFixtureHistory(histories);
  const handlers = new Map<Endpoint, Handler>();
  for (const type of catalogueTypes) addCatalogueHandlers(handlers, type);
  addCollectionHandlers(handlers, collection, history);
  addCollectionQueryHandlers(handlers, collection);
  addHistoryHandlers(handlers, collection, history);
  addDiaryHandlers(handlers, collection, history, settings);
  addReviewHandlers(handlers, collection, reviews);
  addListHandlers(handlers, lists);
  handlers.set(getCatalogueStatus, () => ({
    sources: builtInTypes.map((type) => ({ type, source: 'built-in', name: null, titles: 120 })),
    installation: [],
    is_installing: false,
  }));
  const user = { profile };
  addAccountHandlers(handlers, user);
  addVisibilityHandlers(handlers, choices, user, collection);
  addApiAccessHandlers(handlers);
  addAdultTitlesHandlers(handlers);
  return handlers;
}

function addAdultTitlesHandlers(handlers: Map<Endpoint, Handler>) {
  let choice = { adult_titles: false };
  handlers.set(getAdultTitles, () => choice);
  handlers.set(setAdultTitles, ({ body }) => {
    choice = setAdultTitles.body.parse(body);
    return choice;
  });
}

function addApiAccessHandlers(handlers: Map<Endpoint, Handler>) {
  const tokens = createFixtureAccessTokens();
  handlers.set(getCurrentUser, () => fixtureUser);
  handlers.set(listAccessTokens, () => tokens.list());
  handlers.set(createAccessToken, ({ body }) => tokens.create(body));
  const webhooks = createFixtureWebhooks();
  handlers.set(listWebhooks, () => webhooks.list());
  handlers.set(createWebhook, ({ body }) => webhooks.create(body));
  handlers.set(enableWebhook, ({ params }) => webhooks.enable(params.webhookId));
  handlers.set(deleteWebhook, ({ params }) => webhooks.remove(params.webhookId));
  handlers.set(listWebhookDeliveries, () => webhooks.deliveries());
  handlers.set(revokeAccessToken, ({ params }) => tokens.revoke(params.tokenId));
}

const fixtureSimilarTitles = 6;

function addCatalogueHandlers(handlers: Map<Endpoint, Handler>, type: CatalogueType) {
  const { listTopTitles, searchTitles, getTitleDetails, getTitleRating, entryField } = catalogues[type];
  const titles = fixtureCatalogue[type];
  handlers.set(listTopTitles, () => titles.map((title, index) => ({ rank: index + 1, [entryField]: title })));
  handlers.set(getTitleDetails, ({ params }) => requestedTitle(type, params.slug));
  handlers.set(
    getTitleRating,
    ({ params }) =>
      requestedTitle(type, params.slug) && {
        average: 4.25,
        count: 12,
        distribution: [0, 0, 0, 0, 0, 0, 2, 4, 4, 2],
      },
  );
  handlers.set(getRelatedTitles[type], ({ params }) => {
    const current = requestedTitle(type, params.slug);
    const genres = new Set(present(type, current).genres);
    const similar = titles.filter(
      (title) => title !== current && present(type, title).genres.some((genre) => genres.has(genre)),
    );
    return { series: null, franchise: [], similar: similar.slice(0, fixtureSimilarTitles) };
  });
  handlers.set(browsing[type].browseTitles, ({ parameters }) => browseFixtures(type, parameters));
  handlers.set(searchTitles, ({ query }) => {
    const text = query.query ?? '';
    const needle = normaliseForSearch(text);
    const nameOf = (title: (typeof titles)[number]) => present(type, title).title;
    const found = titles.filter((title) => normaliseForSearch(nameOf(title)).includes(needle));
    if (query.sort !== 'best') return found.slice(0, limits.searchResultsPerMediaType);
    // The titles are in the order of their top list, which a stable sort preserves.
    const end = Number(query.page ?? 1) * ownLimits.searchPageSize;
    return found
      .sort((a, b) => relevance(nameOf(b), text) - relevance(nameOf(a), text))
      .slice(end - ownLimits.searchPageSize, end);
  });
}

function addVisibilityHandlers(
  handlers: Map<Endpoint, Handler>,
  initialChoices: VisibilitySettings,
  user: { readonly profile: Profile },
  collection: ReturnType<typeof createFixtureCollection>,
) {
  let choices: VisibilitySettings = { profile: [], ...initialChoices };
  handlers.set(getVisibility, () => choices);
  handlers.set(getCollectionStatistics, ({ params }) => {
    if (choices.collection === 'private' || params.username?.toLowerCase() !== fixtureUser.username)
      throw new FixtureHttpError(404, ownMessages.collection.notPublic);
    const { username, display_name } = fixtureUser;
    const statistics = catalogueTypes.map((type) => {
      const items = collection.list(type).flatMap((item) => item ?? []);
      const ratings = items.flatMap(({ user_rating }) => (user_rating ? [user_rating] : []));
      const stars = ratings.reduce((sum, rating) => sum + rating, 0);
      const finished = items.filter(({ user_status }) => isFinished(user_status ?? ''));
      return {
        ...{ type, total: items.length, finished: finished.length, rated: ratings.length },
        average: ratings.length === 0 ? null : stars / ratings.length,
      };
    });
    return { username, display_name, statistics };
  });
  handlers.set(setVisibility, ({ body }) => {
    const change = setVisibility.body.parse(body);
    choices = change.collection === 'private' ? { ...change, profile: [] } : { ...choices, ...change };
    return choices;
  });
  for (const type of mediaTypeNames)
    handlers.set(mediaTypes[type].listPublicTitles, ({ params, query }) => {
      const { username, display_name, avatar_url } = fixtureUser;
      if (choices.collection === 'private' || params.username?.toLowerCase() !== username)
        throw new FixtureHttpError(404, ownMessages.collection.notPublic);
      const all = collection.list(type, query.status);
      // A cursor is the number of titles before the page.
      const start = Number(query.after ?? 0);
      const end = start + Number(query.limit ?? serverLimits.publicSize);
      const publicFields = (choices.profile ?? []).map((field) => [field, user.profile[field]]);
      return {
        ...{ username, display_name, avatar_url, ...Object.fromEntries(publicFields) },
        ...{ total: all.length, next: end < all.length ? String(end) : null, items: all.slice(start, end) },
      };
    });
}

function addAccountHandlers(handlers: Map<Endpoint, Handler>, user: { profile: Profile }) {
  handlers.set(auth.logIn, () => ({ token: fixtureToken(), user: { email: 'mara@example.com' } }));
  handlers.set(auth.register, () => ({ message: ownMessages.account.registered }));
  handlers.set(auth.getVerificationStatus, () => ({ isVerified: true }));
  handlers.set(auth.exchangeSession, () => ({ token: fixtureToken() }));
  handlers.set(auth.getHumanCheck, () => fixtureHumanCheck);
  handlers.set(auth.changePassword, () => ({
    message: ownMessages.account.passwordChanged,
    token: fixtureToken(),
  }));
  handlers.set(getProfile, () => user.profile);
  handlers.set(updateProfile, ({ body }) => {
    const change = z.record(z.string(), z.nullable(z.string())).parse(updateProfile.body.parse(body));
    user.profile = { ...user.profile, ...change };
    return {
      token: fixtureToken({ display_name: change.display_name ?? fixtureUser.display_name }),
      ...user.profile,
    };
  });
}

/** A proof-of-work challenge that is solved in a few milliseconds; it never expires, and its signature is not from a server. */
const fixtureHumanCheck = {
  parameters: {
    algorithm: 'SHA-256',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    nonce: 'c96b71fd497b9c20a32fb625bb2c6827',
    salt: '766e8b73be4671db97d0ba24a3354a24',
  },
  signature: 'b120c79d5f5f1eba68defb8ca489d24ef45b6edaee79eb69bbf7fdd460af1845',
};
