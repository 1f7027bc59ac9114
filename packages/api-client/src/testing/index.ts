export { type FixtureShelf, type FixtureShelves, fixtureShelves } from './createFixtureCollection.ts';
export { createFixtureFetch, type FixtureException, type FixtureFetchOptions } from './createFixtureFetch.ts';
export { fixtureAccessTokens } from './fixtureAccessTokens.ts';
export { fixtureAnime } from './fixtureAnime.ts';
export { fixtureCatalogue, fixtureTitle } from './fixtureCatalogue.ts';
export { fixtureGames } from './fixtureGames.ts';
export { fixtureThumbnails } from './fixtureThumbnails.ts';
export { fixtureToken, fixtureUser } from './fixtureToken.ts';
export { fixtureWebhookDeliveries, fixtureWebhooks } from './fixtureWebhooks.ts';
