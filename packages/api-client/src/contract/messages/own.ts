/** Our own messages, where the product requires no particular text. A file holds the messages of pages that load them together. */

export { profile, request } from './account.ts';
export { account } from './accountResults.ts';
export { accessTokens, webhooks } from './apiAccess.ts';
export { builder } from './builder.ts';
export { collectionViews } from './collectionViews.ts';
export { dashboard } from './dashboard.ts';
export { edits } from './edits.ts';
export { embed, feed, oembed, shareImage } from './embed.ts';
export { media, search } from './firstView.ts';
export { history } from './history.ts';
export { session, unsaved } from './interruptions.ts';
export { lists } from './lists.ts';
export { title } from './media.ts';
export { adultTitles, historySettings, visibility } from './profile.ts';
export { collection, publicCollection } from './publicCollection.ts';
export { reviews } from './reviews.ts';
export { searchPage, searchPages } from './searchPage.ts';
export { thirdParty } from './thirdParty.ts';
