import * as auth from './account/auth.ts';
import * as profile from './account/profile.ts';
import * as visibility from './account/visibility.ts';
import type { Endpoint } from './endpoint.ts';
import { catalogues, mediaTypes } from './media/index.ts';

/** All endpoints of the contract, for tests, the fuzzer and the authorization matrix. */
export const endpoints: readonly Endpoint[] = [
  ...Object.values(catalogues).flatMap((catalogue) => [
    catalogue.topEndpoint,
    catalogue.refreshTopEndpoint,
    catalogue.searchEndpoint,
    catalogue.detailsEndpoint,
    catalogue.ratingEndpoint,
  ]),
  ...Object.values(mediaTypes).flatMap((mediaType) => [
    mediaType.listEndpoint,
    mediaType.getEndpoint,
    mediaType.rateEndpoint,
    mediaType.removeEndpoint,
    mediaType.publicListEndpoint,
  ]),
  profile.getProfile,
  profile.saveProfile,
  visibility.getVisibility,
  visibility.setVisibility,
  auth.login,
  auth.register,
  auth.resendVerification,
  auth.verifyEmail,
  auth.verificationStatus,
  auth.changePassword,
  auth.forgotPassword,
  auth.verifyPasswordReset,
  auth.exchangeSession,
  auth.logout,
  auth.humanCheckChallenge,
];
