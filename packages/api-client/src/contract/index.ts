export { accessTokenScopeOf } from './account/accessTokenScopes.ts';
export {
  type AccessToken,
  type AccessTokenScope,
  accessTokenLifetimes,
  accessTokenScopes,
  createAccessToken,
  getCurrentUser,
  listAccessTokens,
  type NewAccessToken,
  revokeAccessToken,
} from './account/accessTokens.ts';
export { getAdultTitles, setAdultTitles } from './account/adultTitles.ts';
export * as auth from './account/auth.ts';
export { isEmail, isStrongPassword, isUsername, isWebUrl } from './account/fields.ts';
export { getProfile, type Profile, updateProfile } from './account/profile.ts';
export {
  type Credentials,
  credentials,
  type ForgottenPassword,
  forgottenPassword,
  humanCheckAction,
  type PasswordChange,
  type PasswordReset,
  type ProfileChange,
  passwordChange,
  passwordReset,
  profileChange,
  type Registration,
  registration,
  verificationResend,
} from './account/rules.ts';
export { type SessionUser, type TokenPayload, tokenPayload } from './account/session.ts';
export {
  getVisibility,
  type PublicProfileField,
  publicProfileFields,
  setVisibility,
  type Visibility,
  type VisibilitySettings,
} from './account/visibility.ts';
export {
  createWebhook,
  deleteWebhook,
  deliveryStates,
  enableWebhook,
  listWebhookDeliveries,
  listWebhooks,
  type NewWebhook,
  sendTestEvent,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  webhookEvents,
} from './account/webhooks.ts';
export {
  type CollectionCounts,
  type CollectionEntry,
  type CollectionPairs,
  type CollectionSort,
  type CollectionTitlesPage,
  collectionSorts,
  defaultDirection,
  getCollectionCounts,
  listCollectionTitles,
} from './collection/collectionTitles.ts';
export {
  deleteView,
  listSavedViews,
  type NewView,
  type SavedView,
  saveView,
  updateView,
} from './collection/savedViews.ts';
export { listTitleStatuses } from './collection/titleStatuses.ts';
export { editIdHeader } from './edits/editIdHeader.ts';
export type * from './edits/edits.ts';
// Names instead of *, for which esbuild would add the module, and all that it imports, to a bundle that uses nothing of it: 12 kB.
export {
  continueEdit,
  createEdit,
  editKinds,
  editStates,
  getEdit,
  isEditKind,
  isEditState,
  listEdits,
  undoEdit,
} from './edits/edits.ts';
export { type EmbedName, type EmbedParameters, embedParameters, type FrameTheme } from './embed.ts';
export type * from './endpoint.ts';
export { defineEndpoint, endpointPath, endpointUrl, matchPath } from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export { type FormError, firstFormError, issueMessage } from './errors/formErrors.ts';
export { type Problem, problem, problemMessage } from './errors/problem.ts';
export {
  type DiaryEntry,
  type DiaryPage,
  type DiaryYear,
  getDiaryYear,
  getPublicDiaryYear,
  listDiary,
  listPublicDiary,
} from './history/diary.ts';
export {
  getHistorySettings,
  type HistorySettings,
  updateHistorySettings,
} from './history/historySettings.ts';
export {
  type DatePrecision,
  earliestYear,
  endOf,
  isAfter,
  isFuture,
  isPartialDate,
  precisionOf,
  startOf,
} from './history/partialDate.ts';
export {
  defaultPlay,
  type NewPlay,
  newPlay,
  type Play,
  type PlayChange,
  type PlayFields,
  playChange,
  playError,
} from './history/play.ts';
export { listPlayEpisodes, type PlayedEpisode, updatePlayEpisodes } from './history/playEpisodes.ts';
export type * from './history/playState.ts';
export { effectOfStatus, isOpen, isPlayState, playStates, statusAfterPlay } from './history/playState.ts';
export {
  addPlay,
  getTitleHistory,
  isTag,
  listPlays,
  listTags,
  normalTag,
  removePlay,
  restoreTitle,
  type TitleDetailsChange,
  type TitleHistory,
  updatePlay,
  updateTitleHistory,
} from './history/titleHistory.ts';
export { findLanguage, type Language, languages } from './languages.ts';
export * as limits from './limits.ts';
export { addListEntry, type ListEntryChange, removeListEntry, updateListEntry } from './lists/entries.ts';
export {
  createList,
  deleteList,
  getList,
  isListVisibility,
  type List,
  type ListChange,
  type ListEntry,
  type ListPage,
  type ListVisibility,
  listLists,
  type NewList,
  newList,
  type OwnList,
  updateList,
} from './lists/lists.ts';
export { getPublicList, listPublicLists, type PublicListsPage } from './lists/publicLists.ts';
export type { Anime } from './media/anime.ts';
export { browsePath } from './media/browsePath.ts';
export {
  type BrowsedTitles,
  type BrowseQuery,
  type BrowseSort,
  browsePageSize,
  browseSorts,
  browsing,
  type Facet,
} from './media/browsing.ts';
export { getCatalogueStatus } from './media/catalogueStatus.ts';
export { getCollectionStatistics } from './media/collectionStatistics.ts';
export { coverUrl } from './media/cover/coverUrl.ts';
export type { CoverShape } from './media/cover/drawCover.ts';
export type { TopEntry } from './media/define/defineCatalogue.ts';
export type { ProgressUnit } from './media/define/defineMediaType.ts';
export {
  serverCollectionQuery,
  serverDiaryQuery,
  serverEditsQuery,
  serverListQuery,
  serverListsQuery,
  serverPlaysQuery,
  serverPublicCollectionQuery,
  serverPublicListsQuery,
  serverReviewsQuery,
  serverSearchQuery,
  serverStatusesQuery,
} from './media/define/serverQueries.ts';
export { isFinished, isInProgress } from './media/define/statusMeaning.ts';
export { namesIn } from './media/define/titleFacets.ts';
export type {
  BrowseStorage,
  FacetKind,
  ImportedTitle,
  RelatingFact,
  Row,
  StoredItem,
  TitleFacet,
  TitleStorage,
} from './media/define/titleStorage.ts';
export {
  isPlanned,
  legacyStatuses,
  nearestRating,
  parseStatus,
  statusLabel,
} from './media/define/tracking.ts';
export type { Game } from './media/game.ts';
export {
  browsableTypes,
  builtInCredits,
  builtInTypes,
  type CatalogueType,
  catalogues,
  catalogueTypes,
  hasOwnSearchGroup,
  type MediaType,
  mediaTypeNames,
  mediaTypeOf,
  mediaTypes,
} from './media/index.ts';
export { type KnownTerm, knownTerms } from './media/knownTerms.ts';
export type { Manga } from './media/manga.ts';
export {
  type Credit,
  type Fact,
  type MediaView,
  noDescription,
  unknownFact,
  untitled,
} from './media/mediaView.ts';
export type { Movie } from './media/movie.ts';
export { isCollectionCursor, isCollectionName, ownerName } from './media/publicCollection.ts';
export type { Show } from './media/show.ts';
export { titleStorage } from './media/storage.ts';
export { dateLocale } from './media/text/dates.ts';
export { stripInvisibleCharacters, withoutSpanishPart } from './media/text/providerText.ts';
export {
  byRelevance,
  hasKanaOrKanji,
  normaliseForSearch,
  relevance,
  searchPageInput,
} from './media/text/search.ts';
export { isTitleSlug, reservedSlugs } from './media/text/titleSlug.ts';
export { trailerVideoId } from './media/text/trailerVideoId.ts';
export {
  type FranchiseRelation,
  type FranchiseTitle,
  franchiseRelations,
  getRelatedTitles,
} from './media/title-page/relatedTitles.ts';
export { type LinkedFact, readTitleDetails, type TitleDetails } from './media/title-page/titleDetails.ts';
// Groups of `ownMessages` for widgets: esbuild bundles a namespace that a package re-exports as a whole, 2 kB.
export { dashboard as dashboardMessages } from './messages/dashboard.ts';
export { edits as editMessages } from './messages/edits.ts';
export { embed as embedMessages } from './messages/embed.ts';
export { history as historyMessages } from './messages/history.ts';
export { unsaved as unsavedMessages } from './messages/interruptions.ts';
export { lists as listMessages } from './messages/lists.ts';
export { title as titleMessages } from './messages/media.ts';
export * as ownMessages from './messages/own.ts';
export {
  collection as collectionMessages,
  publicCollection as publicCollectionMessages,
} from './messages/publicCollection.ts';
export * as messages from './messages/required.ts';
export { reviews as reviewMessages } from './messages/reviews.ts';
export { searchPage as searchPageMessages } from './messages/searchPage.ts';
export * as ownLimits from './ownLimits.ts';
export {
  deleteReview,
  getOwnReview,
  listReviews,
  type NewReview,
  newReview,
  type Review,
  type ReviewPage,
  type ReviewSort,
  type ReviewVisibility,
  removeReviewVote,
  reportReview,
  reviewReport,
  reviewSorts,
  saveReview,
  voteForReview,
} from './reviews/reviews.ts';
export * as reading from './schemas.ts';
export { serverLimits } from './serverLimits.ts';
export * as storageKeys from './storageKeys.ts';
