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
export { type Query, queryOf } from './query.ts';
export { UserProvider, type UserProviderProps, useUser } from './UserProvider.tsx';
export { useAccount } from './useAccount.ts';
export { type CollectionOptions, type CollectionQuery, useCollection } from './useCollection.ts';
export { type Command, useCommand } from './useCommand.ts';
export { useGivenSession } from './useGivenSession.ts';
export { type MediaDetails, useMediaDetails } from './useMediaDetails.ts';
export { useProfile } from './useProfile.ts';
export {
  type MoreTitles,
  type PublicCollectionPage,
  type PublicCollectionQuery,
  type PublicList,
  usePublicCollection,
} from './usePublicCollection.ts';
export { useQuery } from './useQuery.ts';
export { useRateItem } from './useRateItem.ts';
export { useRefreshTopLists } from './useRefreshTopLists.ts';
export { useRemoveItem } from './useRemoveItem.ts';

export { type SearchResult, useSearch } from './useSearch.ts';
export { useTitleRating } from './useTitleRating.ts';
export { type TopList, useTopList } from './useTopList.ts';
export { useTrackedItem } from './useTrackedItem.ts';
export { useVisibility } from './useVisibility.ts';
