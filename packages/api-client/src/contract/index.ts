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
export { type CallInput, callAddress, endpointPath } from './endpointPath.ts';
export { endpoints } from './endpoints.ts';
export { isEmail, isStrongPassword, isUsername, isWebAddress } from './fields.ts';
export { type FormProblem, firstProblem } from './firstProblem.ts';
export { humanCheckAction } from './humanCheckAction.ts';
export { issueSentence } from './issueSentence.ts';
export { dateLocale, limits, ownLimits, storageKeys } from './limits.ts';
export type { Anime } from './media/anime.ts';
export { builtInCredits } from './media/builtInCredits.ts';
export { coverUrl } from './media/cover/coverUrl.ts';
export type { CoverShape } from './media/cover/shapes.ts';
export type { TopEntry } from './media/defineCatalogue.ts';
export { withoutSpanishPart } from './media/descriptionText.ts';
export type { Game } from './media/game.ts';
export { type CatalogueType, catalogues, type MediaType, mediaTypeOf, mediaTypes } from './media/index.ts';
export { isCollectionName } from './media/isCollectionName.ts';
export { isCollectionPlace } from './media/isCollectionPlace.ts';
export {
  type Credit,
  type Fact,
  type MediaView,
  noDescription,
  unknownFact,
  untitled,
} from './media/mediaView.ts';
export type { Movie } from './media/movie.ts';
export { hasKanaOrKanji, normalForm } from './media/normalForm.ts';
export { ownerName } from './media/ownerName.ts';
export { byRelevance, relevance } from './media/relevance.ts';
export { servedCollectionPage } from './media/servedCollectionPage.ts';
export { servedPublicCollection } from './media/servedPublicCollection.ts';
export { isPlanned, legacyStatuses, readStatus, statusLabel } from './media/status.ts';
export { isTitleSlug, reservedSlugs } from './media/titleSlug.ts';
export { nearestRating } from './media/trackedItem.ts';
export { trailerVideoId } from './media/trailerVideoId.ts';
export { visibleText } from './media/visibleText.ts';
export * as messages from './messages.ts';
export * as ownMessages from './ownMessages.ts';
export { type Problem, problem, problemSentence } from './problem.ts';
export { getProfile, type Profile, saveProfile } from './profile.ts';
export * as reading from './reading.ts';
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
export { servedLimits } from './servedLimits.ts';
export { type SessionUser, type TokenPayload, tokenPayload } from './session.ts';
export {
  getVisibility,
  type ProfilePart,
  type PublicChoices,
  profileParts,
  setVisibility,
  type Visibility,
} from './visibility.ts';
