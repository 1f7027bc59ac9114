/** The messages that the product requires word for word. A file holds the messages of pages that load them together. */

export {
  changePassword,
  forgotPassword,
  humanCheck,
  login,
  register,
  resetPassword,
  verification,
} from './account.ts';
export { collection } from './collection.ts';
export { home, session, transport, user } from './firstView.ts';
export { media } from './media.ts';
export { profile } from './profile.ts';
export { requiredThirdParty as thirdParty } from './thirdParty.ts';
