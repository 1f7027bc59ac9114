/** Our own messages, where the product requires no particular text. One file per screen, so that a page loads only its own. */

export { account } from './ownMessages/account.ts';
export { builder } from './ownMessages/builder.ts';
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
export { shareImage } from './ownMessages/shareImage.ts';
export { thirdParty } from './ownMessages/thirdParty.ts';
export { title } from './ownMessages/title.ts';
export { unsaved } from './ownMessages/unsaved.ts';
export { visibility } from './ownMessages/visibility.ts';
