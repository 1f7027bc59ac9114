export type {
  CatalogueItem,
  GetToken,
  HostResponse,
  ItemOf,
  PrefetchedResponses,
  TitleId,
  TopItem,
  TrackedItem,
  Tracking,
} from '../client/index.ts';
export { present, presentTitle, readResponse, trackingOf } from '../client/index.ts';
export { type Api, ApiProvider, type ApiProviderProps, useApi } from './ApiProvider.tsx';
export { useAccessTokens } from './account/useAccessTokens.ts';
export { useAccount } from './account/useAccount.ts';
export { useAdultTitles } from './account/useAdultTitles.ts';
export { useProfile } from './account/useProfile.ts';
export { useVisibility } from './account/useVisibility.ts';
export { useWebhookDeliveries, useWebhooks } from './account/useWebhooks.ts';
export {
  type BrowsedList,
  type BrowsedTitlesQuery,
  useBrowsedTitles,
} from './catalogue/useBrowsedTitles.ts';
export { type CatalogueStatus, useCatalogueStatus } from './catalogue/useCatalogueStatus.ts';
export { useMediaTypes } from './catalogue/useMediaTypes.ts';
export { useRefreshTopTitles } from './catalogue/useRefreshTopTitles.ts';
export { type RelatedTitle, type TitleRelations, useRelatedTitles } from './catalogue/useRelatedTitles.ts';
export { type SearchGroup, type SearchPage, useSearchPage } from './catalogue/useSearchPage.ts';
export { type SearchResult, useSearchTitles } from './catalogue/useSearchTitles.ts';
export {
  type MediaDetails,
  type TitleRatings,
  useTitleDetails,
  useTitleRating,
} from './catalogue/useTitleDetails.ts';
export { type ChosenTitle, type ChosenTitles, useTitles } from './catalogue/useTitles.ts';
export { type TopList, useTopTitles } from './catalogue/useTopTitles.ts';
export { useCollectionCounts } from './collection/useCollectionCounts.ts';
export { type CollectionStatistics, useCollectionStatistics } from './collection/useCollectionStatistics.ts';
export { type CollectionTitlesQuery, useCollectionTitles } from './collection/useCollectionTitles.ts';
export {
  type PublicCollectionPage,
  type PublicCollectionQuery,
  type PublicList,
  usePublicTitles,
} from './collection/usePublicTitles.ts';
export { useRemoveTitle } from './collection/useRemoveTitle.ts';
export { useDeleteView, useSavedViews, useSaveView, useUpdateView } from './collection/useSavedViews.ts';
export { useTitleStatus } from './collection/useTitleStatus.ts';
export { type TitleInProgress, useTitlesInProgress } from './collection/useTitlesInProgress.ts';
export { useRateTitle, useTrackedTitle } from './collection/useTrackedTitle.ts';
export {
  type CollectionOptions,
  type CollectionQuery,
  useTrackedTitles,
} from './collection/useTrackedTitles.ts';
export { type EditCommand, useBulkEdit, useContinueEdit, useUndo } from './edits/useBulkEdit.ts';
export { type EditsQuery, useEdits } from './edits/useEdits.ts';
export { type LastEdit, useLastEdit } from './edits/useLastEdit.ts';
export { type DiaryFilter, type DiaryList, type DiaryQuery, useDiary } from './history/useDiary.ts';
export { type DiaryYearQuery, useDiaryYear } from './history/useDiaryYear.ts';
export { type HistorySettingsChange, useHistorySettings } from './history/useHistorySettings.ts';
export { useAddPlay, useRemovePlay, useRestoreTitle, useUpdatePlay } from './history/usePlayCommands.ts';
export { usePlayEpisodes, useUpdatePlayEpisodes } from './history/usePlayEpisodes.ts';
export { useTags } from './history/useTags.ts';
export { type TitleHistoryQuery, useTitleHistory, useUpdateTitleHistory } from './history/useTitleHistory.ts';
export type { LoadedList } from './lists/listKeys.ts';
export { type ListPart, type ListQuery, useList, usePublicList, useUserList } from './lists/useList.ts';
export { useCreateList, useDeleteList, useUpdateList } from './lists/useListCommands.ts';
export {
  type EntryChange,
  type NewListEntry,
  useAddToList,
  useRemoveFromList,
  useUpdateListEntry,
} from './lists/useListEntryCommands.ts';
export { useLists } from './lists/useLists.ts';
export { type LoadedLists, type PublicListsQuery, usePublicLists } from './lists/usePublicLists.ts';
export type { MoreTitles } from './pagedList.ts';
export { type Query, queryOf } from './query.ts';
export { useOwnReview } from './reviews/useOwnReview.ts';
export {
  type ReviewReport,
  type ReviewVote,
  useDeleteReview,
  useReportReview,
  useReviewVote,
  useSaveReview,
} from './reviews/useReviewCommands.ts';
export { type ReviewList, type ReviewsQuery, useReviews } from './reviews/useReviews.ts';
export { UserProvider, type UserProviderProps, useUser } from './UserProvider.tsx';
export { type Command, useCommand } from './useCommand.ts';
export { useGivenSession } from './useGivenSession.ts';
export { useQuery } from './useQuery.ts';
