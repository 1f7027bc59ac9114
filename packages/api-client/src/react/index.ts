export type {
  CatalogueItem,
  GetToken,
  HostAnswer,
  ItemOf,
  SentAnswers,
  TitleId,
  TopItem,
  TrackedItem,
  Tracking,
} from '../client/index.ts';
export { present, presentTitle, readAnswer, trackingOf } from '../client/index.ts';
export { type Api, ApiProvider, type ApiProviderProps, useApi } from './ApiProvider.tsx';
export { useAccount } from './account/useAccount.ts';
export { useProfile } from './account/useProfile.ts';
export { useVisibility } from './account/useVisibility.ts';
export { type MediaDetails, useMediaDetails, useTitleRating } from './catalogue/useMediaDetails.ts';
export { useRefreshTopLists } from './catalogue/useRefreshTopLists.ts';
export { type SearchResult, useSearch } from './catalogue/useSearch.ts';
export { type TopList, useTopList } from './catalogue/useTopList.ts';
export { type CollectionOptions, type CollectionQuery, useCollection } from './collection/useCollection.ts';
export {
  type MoreTitles,
  type PublicCollectionPage,
  type PublicCollectionQuery,
  type PublicList,
  usePublicCollection,
} from './collection/usePublicCollection.ts';
export { useRemoveItem } from './collection/useRemoveItem.ts';
export { useRateItem, useTrackedItem } from './collection/useTrackedItem.ts';
export { type Query, queryOf } from './query.ts';
export { UserProvider, type UserProviderProps, useUser } from './UserProvider.tsx';
export { type Command, useCommand } from './useCommand.ts';
export { useGivenSession } from './useGivenSession.ts';
export { useQuery } from './useQuery.ts';
