export * as auth from './auth.ts';
export { type EmbedName, type EmbedParameters, embedParameters, type FrameTheme } from './embed.ts';
export {
  type Access,
  defineEndpoint,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  type PathParameters,
} from './endpoint.ts';
export { type CallInput, endpointPath, endpointUrl } from './endpointPath.ts';
export { endpoints } from './endpoints.ts';
export { isEmail, isStrongPassword, isUsername, isWebUrl } from './fields.ts';
export { type FormError, firstFormError } from './firstFormError.ts';
export { humanCheckAction } from './humanCheckAction.ts';
export { issueMessage } from './issueMessage.ts';
export { dateLocale, limits, ownLimits, storageKeys } from './limits.ts';
export { matchPath } from './matchPath.ts';
export type { Anime } from './media/anime.ts';
export { builtInCredits } from './media/builtInCredits.ts';
export { coverUrl } from './media/cover/coverUrl.ts';
export type { CoverShape } from './media/cover/shapes.ts';
export type { TopEntry } from './media/defineCatalogue.ts';
export { withoutSpanishPart } from './media/descriptionText.ts';
export type { Game } from './media/game.ts';
export {
  type CatalogueType,
  catalogues,
  catalogueTypes,
  type MediaType,
  mediaTypeNames,
  mediaTypeOf,
  mediaTypes,
} from './media/index.ts';
export { isCollectionCursor } from './media/isCollectionCursor.ts';
export { isCollectionName } from './media/isCollectionName.ts';
export {
  type Credit,
  type Fact,
  type MediaView,
  noDescription,
  unknownFact,
  untitled,
} from './media/mediaView.ts';
export type { Movie } from './media/movie.ts';
export { hasKanaOrKanji, normaliseForSearch } from './media/normaliseForSearch.ts';
export { ownerName } from './media/ownerName.ts';
export { byRelevance, relevance } from './media/relevance.ts';
export { serverCollectionQuery } from './media/serverCollectionQuery.ts';
export { serverPublicCollectionQuery } from './media/serverPublicCollectionQuery.ts';
export { isPlanned, legacyStatuses, parseStatus, statusLabel } from './media/status.ts';
export { stripInvisibleCharacters } from './media/stripInvisibleCharacters.ts';
export { isTitleSlug, reservedSlugs } from './media/titleSlug.ts';
export { nearestRating } from './media/trackedItem.ts';
export { trailerVideoId } from './media/trailerVideoId.ts';
export * as messages from './messages.ts';
export * as ownMessages from './ownMessages.ts';
export { type Problem, problem, problemMessage } from './problem.ts';
export { getProfile, type Profile, saveProfile } from './profile.ts';
export {
  type Credentials,
  credentials,
  type ForgottenPassword,
  forgottenPassword,
  type PasswordChange,
  type PasswordReset,
  type ProfileChange,
  passwordChange,
  passwordReset,
  profileChange,
  type Registration,
  registration,
  verificationResend,
} from './rules.ts';
export * as reading from './schemas.ts';
export { serverLimits } from './serverLimits.ts';
export { type SessionUser, type TokenPayload, tokenPayload } from './session.ts';
export {
  getVisibility,
  type PublicProfileField,
  publicProfileFields,
  setVisibility,
  type Visibility,
  type VisibilitySettings,
} from './visibility.ts';
