import * as accessTokens from './account/accessTokens.ts';
import * as adultTitles from './account/adultTitles.ts';
import * as auth from './account/auth.ts';
import * as profile from './account/profile.ts';
import * as visibility from './account/visibility.ts';
import * as webhooks from './account/webhooks.ts';
import { getCollectionCounts, listCollectionTitles } from './collection/collectionTitles.ts';
import * as savedViews from './collection/savedViews.ts';
import { listTitleStatuses } from './collection/titleStatuses.ts';
import * as edits from './edits/edits.ts';
import type { Endpoint } from './endpoint.ts';
import * as diary from './history/diary.ts';
import * as historySettings from './history/historySettings.ts';
import { listPlayEpisodes, updatePlayEpisodes } from './history/playEpisodes.ts';
import * as titleHistory from './history/titleHistory.ts';
import * as listEntries from './lists/entries.ts';
import * as lists from './lists/lists.ts';
import { getPublicList, listPublicLists } from './lists/publicLists.ts';
import { browsing } from './media/browsing.ts';
import { getCatalogueStatus } from './media/catalogueStatus.ts';
import { getCollectionStatistics } from './media/collectionStatistics.ts';
import { catalogues, catalogueTypes, mediaTypes } from './media/index.ts';
import { getRelatedTitles } from './media/title-page/relatedTitles.ts';
import * as reviews from './reviews/reviews.ts';

/** All endpoints of the contract, for tests, the fuzzer and the authorization matrix. */
export const endpoints: readonly Endpoint[] = [
  ...catalogueTypes.flatMap((type) => [
    catalogues[type].listTopTitles,
    catalogues[type].refreshTopTitles,
    catalogues[type].searchTitles,
    // Before the details, whose slug parameter matches 'browse' too.
    browsing[type].browseTitles,
    catalogues[type].getTitleDetails,
    catalogues[type].getTitleRating,
  ]),
  ...Object.values(getRelatedTitles),
  ...Object.values(mediaTypes).flatMap((mediaType) => [
    mediaType.listTrackedTitles,
    mediaType.getTrackedTitle,
    mediaType.rateTitle,
    mediaType.removeTitle,
    mediaType.listPublicTitles,
  ]),
  listTitleStatuses,
  getCollectionStatistics,
  listCollectionTitles,
  getCollectionCounts,
  savedViews.listSavedViews,
  savedViews.saveView,
  savedViews.updateView,
  savedViews.deleteView,
  titleHistory.getTitleHistory,
  titleHistory.updateTitleHistory,
  titleHistory.listPlays,
  titleHistory.addPlay,
  titleHistory.updatePlay,
  titleHistory.removePlay,
  listPlayEpisodes,
  updatePlayEpisodes,
  titleHistory.restoreTitle,
  titleHistory.listTags,
  diary.listDiary,
  diary.getDiaryYear,
  diary.listPublicDiary,
  diary.getPublicDiaryYear,
  historySettings.getHistorySettings,
  historySettings.updateHistorySettings,
  lists.listLists,
  lists.createList,
  lists.getList,
  lists.updateList,
  lists.deleteList,
  listEntries.addListEntry,
  listEntries.updateListEntry,
  listEntries.removeListEntry,
  listPublicLists,
  getPublicList,
  reviews.listReviews,
  reviews.getOwnReview,
  reviews.saveReview,
  reviews.deleteReview,
  reviews.voteForReview,
  reviews.removeReviewVote,
  reviews.reportReview,
  edits.createEdit,
  edits.listEdits,
  edits.getEdit,
  edits.continueEdit,
  edits.undoEdit,
  getCatalogueStatus,
  profile.getProfile,
  profile.updateProfile,
  visibility.getVisibility,
  visibility.setVisibility,
  adultTitles.getAdultTitles,
  adultTitles.setAdultTitles,
  accessTokens.getCurrentUser,
  accessTokens.listAccessTokens,
  accessTokens.createAccessToken,
  accessTokens.revokeAccessToken,
  webhooks.listWebhooks,
  webhooks.createWebhook,
  webhooks.deleteWebhook,
  webhooks.enableWebhook,
  webhooks.sendTestEvent,
  webhooks.listWebhookDeliveries,
  auth.logIn,
  auth.register,
  auth.resendVerification,
  auth.verifyEmail,
  auth.getVerificationStatus,
  auth.changePassword,
  auth.requestPasswordReset,
  auth.resetPassword,
  auth.exchangeSession,
  auth.logOut,
  auth.getHumanCheck,
];
