import { getCollectionCounts, listCollectionTitles } from '../collection/collectionTitles.ts';
import { deleteView, listSavedViews, saveView, updateView } from '../collection/savedViews.ts';
import { listTitleStatuses } from '../collection/titleStatuses.ts';
import * as edits from '../edits/edits.ts';
import type { Endpoint } from '../endpoint.ts';
import { getDiaryYear, listDiary } from '../history/diary.ts';
import { getHistorySettings } from '../history/historySettings.ts';
import { listPlayEpisodes, updatePlayEpisodes } from '../history/playEpisodes.ts';
import * as titleHistory from '../history/titleHistory.ts';
import * as listEntries from '../lists/entries.ts';
import * as lists from '../lists/lists.ts';
import { mediaTypes } from '../media/index.ts';
import { deleteReview, getOwnReview, saveReview } from '../reviews/reviews.ts';
import { type AccessTokenScope, accessTokenScopes, getCurrentUser } from './accessTokens.ts';
import { getAdultTitles } from './adultTitles.ts';
import { getProfile } from './profile.ts';
import { getVisibility } from './visibility.ts';

const collections = Object.values(mediaTypes);

/** The endpoints of each scope. An endpoint that is not listed needs a session. */
const endpointsByScope: Readonly<Record<AccessTokenScope, readonly Endpoint[]>> = {
  read: [
    getCurrentUser,
    getProfile,
    getVisibility,
    getAdultTitles,
    ...[titleHistory.getTitleHistory, titleHistory.listPlays, listPlayEpisodes],
    ...[edits.getEdit, edits.listEdits],
    ...[titleHistory.listTags, listDiary, getDiaryYear, getHistorySettings, getOwnReview],
    ...[listCollectionTitles, getCollectionCounts, listSavedViews],
    listTitleStatuses,
    ...[lists.listLists, lists.getList],
    ...collections.flatMap(({ listTrackedTitles, getTrackedTitle }) => [listTrackedTitles, getTrackedTitle]),
  ],
  write: [
    ...[titleHistory.updateTitleHistory, titleHistory.addPlay, titleHistory.updatePlay],
    ...[saveView, updateView, deleteView],
    ...[edits.createEdit, edits.continueEdit, edits.undoEdit],
    ...[titleHistory.removePlay, updatePlayEpisodes, titleHistory.restoreTitle],
    ...[saveReview, deleteReview],
    ...[lists.createList, lists.updateList, lists.deleteList],
    ...[listEntries.addListEntry, listEntries.updateListEntry, listEntries.removeListEntry],
    ...collections.flatMap(({ rateTitle, removeTitle }) => [rateTitle, removeTitle]),
  ],
  import: [],
};

type EndpointName = Pick<Endpoint, 'method' | 'path'>;

const nameOf = ({ method, path }: EndpointName) => `${method} ${path}`;

const scopes = new Map(
  accessTokenScopes.flatMap((scope) =>
    endpointsByScope[scope].map((endpoint) => [nameOf(endpoint), scope] as const),
  ),
);

/** The scope that a personal access token needs for a call; undefined if the call needs a session, or is public. */
export function accessTokenScopeOf(endpoint: EndpointName): AccessTokenScope | undefined {
  return scopes.get(nameOf(endpoint));
}
