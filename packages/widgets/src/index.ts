export { trailerVideoId } from '@gildshelf/api-client/contract';
export { Collection, type CollectionProps } from './collection/Collection.tsx';
export {
  CollectionGrid,
  type CollectionGridProps,
  type CollectionTitle,
} from './collection/CollectionGrid.tsx';
export { CollectionToolbar, type CollectionToolbarProps } from './collection/CollectionToolbar.tsx';
export { facetValueLabel } from './collection/facetValueLabel.ts';
export { firstCards } from './collection/firstCards.ts';
export { TrackedTile, type TrackedTileProps } from './collection/TrackedTile.tsx';
export type { CollectionView } from './collection/useCollectionView.ts';
export { useHasInteracted } from './collection/useHasInteracted.ts';
export { CollectionBadge, type CollectionBadgeProps } from './collection-badge/CollectionBadge.tsx';
export { Diary, type DiaryProps } from './diary/Diary.tsx';
export { type DiaryView, undated } from './diary/diaryView.ts';
export { GildshelfProvider, type GildshelfProviderProps } from './gildshelf-provider/GildshelfProvider.tsx';
export { StatusDatePrompt, type StatusDatePromptProps } from './history/StatusDatePrompt.tsx';
export { TitleHistory, type TitleHistoryProps } from './history/TitleHistory.tsx';
export { HumanCheckError } from './human-check/humanCheckTask.ts';
export { type HumanCheck, useHumanCheck } from './human-check/useHumanCheck.tsx';
export { AddToList, type AddToListProps } from './lists/AddToList.tsx';
export { ListEditor, type ListEditorProps } from './lists/ListEditor.tsx';
export { ListFormButton, type ListFormButtonProps } from './lists/ListFormButton.tsx';
export { ListOverview, type ListOverviewProps, type OverviewList } from './lists/ListOverview.tsx';
export { listFacts } from './lists/listFacts.ts';
export { TitleList, type TitleListProps } from './lists/TitleList.tsx';
export { ManagedCollection, type ManagedCollectionProps } from './managed-collection/ManagedCollection.tsx';
export {
  type CollectionDensity,
  type ManagedView,
  managedViewQuery,
  readManagedView,
} from './managed-collection/managedView.ts';
export { MediaCarousel, type MediaCarouselProps } from './media-carousel/MediaCarousel.tsx';
export { type CoverSources, coverSources } from './media-cover/coverSources.ts';
export { MediaCover, type MediaCoverProps } from './media-cover/MediaCover.tsx';
export { CreditLine, type CreditLineProps } from './media-details/CreditLine.tsx';
export { MediaDetails, type MediaDetailsProps } from './media-details/MediaDetails.tsx';
export { MediaList, type MediaListProps } from './media-list/MediaList.tsx';
export { MediaSearch, type MediaSearchProps } from './media-search/MediaSearch.tsx';
export { type LazyPart, lazyPart } from './on-demand/lazyPart.tsx';
export { preloadParts } from './on-demand/preloadParts.ts';
export { trustedTypesPolicy } from './on-demand/trustedScriptUrl.ts';
export { PublicCollection, type PublicCollectionProps } from './public-collection/PublicCollection.tsx';
export { LoginPrompt, type LoginPromptProps } from './rating-form/LoginPrompt.tsx';
export { RatingForm, type RatingFormProps } from './rating-form/RatingForm.tsx';
export { RatingSummary, type RatingSummaryProps } from './rating-summary/RatingSummary.tsx';
export { shownRating, type TitleRating } from './rating-summary/shownRating.ts';
export { TitleReviews, type TitleReviewsProps } from './reviews/TitleReviews.tsx';
export { StatusMenu, type StatusMenuProps } from './status-menu/StatusMenu.tsx';
export { TitleAction, TitleActionProvider } from './status-menu/TitleAction.tsx';
export { type TitleActionProps, useTitleAction } from './status-menu/useTitleAction.ts';
export { RatingHistogram, type RatingHistogramProps } from './title-sections/RatingHistogram.tsx';
export { RelatedTitles, type RelatedTitlesProps } from './title-sections/RelatedTitles.tsx';
export { TitleChips, type TitleChipsProps } from './title-sections/TitleChips.tsx';
export { TitleFacts, type TitleFactsProps } from './title-sections/TitleFacts.tsx';
export { TitleLinks, type TitleLinksProps } from './title-sections/TitleLinks.tsx';
export { TrackingFields, type TrackingFieldsProps } from './tracking-fields/TrackingFields.tsx';
export { Trailer, type TrailerProps } from './trailer/Trailer.tsx';
export { RecentChanges, type RecentChangesProps } from './undo/RecentChanges.tsx';
export { UndoNotice, type UndoNoticeProps } from './undo/UndoNotice.tsx';
