/** The messages that the product requires word for word, by screen. One file per screen, so that a page loads only its own. */

export { changePassword } from './messages/changePassword.ts';
export { collection } from './messages/collection.ts';
export { forgotPassword } from './messages/forgotPassword.ts';
export { home } from './messages/home.ts';
export { humanCheck } from './messages/humanCheck.ts';
export { login } from './messages/login.ts';
export { media } from './messages/media.ts';
export { profile } from './messages/profile.ts';
export { register } from './messages/register.ts';
export { resetPassword } from './messages/resetPassword.ts';
export { session } from './messages/session.ts';
export { thirdParty } from './messages/thirdParty.ts';
export { transport } from './messages/transport.ts';
export { verification } from './messages/verification.ts';
