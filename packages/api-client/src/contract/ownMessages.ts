/** Sentences of our own, for what the spec leaves without words. One file a screen, so that a page carries only its own. */

export { account } from './ownMessages/account.ts';
export { builder } from './ownMessages/builder.ts';
export { card } from './ownMessages/card.ts';
export { collection } from './ownMessages/collection.ts';
export { dashboard } from './ownMessages/dashboard.ts';
export { embed } from './ownMessages/embed.ts';
export { media } from './ownMessages/media.ts';
export { oembed } from './ownMessages/oembed.ts';
export { profile } from './ownMessages/profile.ts';
export { publicCollection } from './ownMessages/publicCollection.ts';
export { request } from './ownMessages/request.ts';
export { search } from './ownMessages/search.ts';
export { searchPage } from './ownMessages/searchPage.ts';
export { session } from './ownMessages/session.ts';
export { thirdParty } from './ownMessages/thirdParty.ts';
export { title } from './ownMessages/title.ts';
export { unsaved } from './ownMessages/unsaved.ts';
export { visibility } from './ownMessages/visibility.ts';
