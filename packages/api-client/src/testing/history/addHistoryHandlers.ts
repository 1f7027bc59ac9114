import { type CatalogueItem, trackingOf } from '../../client/index.ts';
import {
  addPlay,
  type CatalogueType,
  type Endpoint,
  getTitleHistory,
  historyMessages,
  isOpen,
  listPlayEpisodes,
  listPlays,
  listTags,
  mediaTypes,
  type Play,
  type PlayFields,
  playError,
  removePlay,
  restoreTitle,
  serverLimits,
  statusAfterPlay,
  updatePlay,
  updatePlayEpisodes,
  updateTitleHistory,
} from '../../contract/index.ts';
import type { createFixtureCollection } from '../createFixtureCollection.ts';
import { FixtureHttpError, type FixtureRequest } from '../fixtureRequest.ts';
import { requestedTitle } from '../titles/requestedTitle.ts';
import { type createFixtureHistory, type StoredPlay, typeOfTitle } from './createFixtureHistory.ts';

type Collection = ReturnType<typeof createFixtureCollection>;
type History = ReturnType<typeof createFixtureHistory>;

/** Adds the calls of the history of titles. As on a server, a title that is not in the collection has no history. */
export function addHistoryHandlers(
  handlers: Map<Endpoint, (request: FixtureRequest) => unknown>,
  collection: Collection,
  history: History,
) {
  const titleIn = ({ params }: FixtureRequest) => requestedTitle(params.mediaType, params.titleId);

  function titleOfPlay({ params }: FixtureRequest): CatalogueItem {
    const title = history.titleOf(params.playId);
    if (!title || !collection.get(title)) throw new FixtureHttpError(404, historyMessages.unknownPlay);
    return title;
  }

  function findPlay(title: CatalogueItem, { params }: FixtureRequest): StoredPlay {
    const play = history.get(title).plays.find(({ id }) => id === params.playId);
    if (!play) throw new FixtureHttpError(404, historyMessages.unknownPlay);
    return play;
  }

  const replacePlay = (title: CatalogueItem, changed: StoredPlay) =>
    history.change(title, {
      plays: history.get(title).plays.map((play) => (play.id === changed.id ? changed : play)),
    });

  function trackPlay(title: CatalogueItem, play: StoredPlay) {
    const type = typeOfTitle(title) as CatalogueType;
    const tracked = collection.get(title);
    const { status, rating } = tracked ? trackingOf(tracked) : { status: undefined, rating: 0 };
    const others = history.get(title).plays.filter(({ id }) => id !== play.id);
    const before = { status, hasOtherOpenPlays: others.some(({ state }) => isOpen(state)) };
    collection.set(title, {
      status: statusAfterPlay(mediaTypes[type].statuses, before, play.state),
      rating,
    });
  }

  const saved = (title: CatalogueItem, play: StoredPlay) => {
    const { user_status, user_rating } = collection.get(title) ?? {};
    return { status: user_status, rating: user_rating, play: toPlay(play) };
  };

  handlers.set(getTitleHistory, (request) => {
    const title = titleIn(request);
    if (!collection.get(title))
      return { is_favourite: false, is_private: false, note: null, tags: [], plays: [], next: null };
    return { ...history.get(title), ...playPage(history.plays(title), request) };
  });
  handlers.set(listPlays, (request) => {
    const title = titleIn(request);
    return playPage(collection.get(title) ? history.plays(title) : [], request);
  });
  handlers.set(updateTitleHistory, (request) => {
    const title = titleIn(request);
    if (!collection.get(title)) throw new FixtureHttpError(409, historyMessages.notTracked);
    const { is_favourite, is_private, note, tags } = updateTitleHistory.body.parse(request.body);
    history.change(title, {
      ...(is_favourite !== undefined && { is_favourite }),
      ...(is_private !== undefined && { is_private }),
      ...(note !== undefined && { note: note || null }),
      ...(tags && { tags: [...new Set(tags)].sort() }),
    });
    return history.get(title);
  });
  handlers.set(addPlay, (request) => {
    const title = titleIn(request);
    const fields = addPlay.body.parse(request.body);
    requireValid({ started: null, finished: null, ...fields });
    const play = history.addPlay(title, fields);
    trackPlay(title, play);
    return saved(title, play);
  });
  handlers.set(updatePlay, (request) => {
    const title = titleOfPlay(request);
    const before = findPlay(title, request);
    const play: StoredPlay = { ...before, ...updatePlay.body.parse(request.body) };
    requireValid(play);
    replacePlay(title, play);
    if (play.state !== before.state) trackPlay(title, play);
    return saved(title, play);
  });
  handlers.set(removePlay, ({ params }) => {
    const title = history.titleOf(params.playId);
    if (title)
      history.change(title, { plays: history.get(title).plays.filter(({ id }) => id !== params.playId) });
    return { message: historyMessages.playRemoved };
  });
  handlers.set(listPlayEpisodes, (request) => ({
    episodes: findPlay(titleOfPlay(request), request).recordedEpisodes,
  }));
  handlers.set(updatePlayEpisodes, (request) => {
    const title = titleOfPlay(request);
    const play = findPlay(title, request);
    const byNumber = new Map(play.recordedEpisodes.map((episode) => [nameOf(episode), episode]));
    for (const episode of updatePlayEpisodes.body.parse(request.body).episodes) {
      if (episode.watched || episode.rating) byNumber.set(nameOf(episode), episode);
      else byNumber.delete(nameOf(episode));
    }
    const recordedEpisodes = [...byNumber.values()].sort(
      (a, b) => a.season - b.season || a.number - b.number,
    );
    replacePlay(title, { ...play, recordedEpisodes });
    return { episodes: recordedEpisodes };
  });
  handlers.set(restoreTitle, (request) => {
    const title = titleIn(request);
    if (!collection.get(title) && !collection.restore(title))
      throw new FixtureHttpError(404, historyMessages.nothingToRestore);
    const { user_status, user_rating } = collection.get(title) ?? {};
    return { status: user_status, rating: user_rating };
  });
  handlers.set(listTags, () => {
    const counts = new Map<string, number>();
    for (const title of history.titles())
      if (collection.get(title))
        for (const tag of history.get(title).tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    return { tags: [...counts].sort().map(([name, count]) => ({ name, count })) };
  });
}

/** A play in a response. */
export function toPlay({ recordedEpisodes, ...play }: StoredPlay): Play {
  return { ...play, episodes: recordedEpisodes.length };
}

/** A page of plays; a cursor is the number of plays before the page. */
function playPage(plays: readonly StoredPlay[], request: FixtureRequest) {
  const { items, next } = pageOf(plays, request);
  return { plays: items.map(toPlay), next };
}

/** The requested page of a list; a cursor is the number of items before it. */
export function pageOf<Item>(
  items: readonly Item[],
  { query }: FixtureRequest,
  size: number = serverLimits.playPage,
) {
  const start = Number(query.after ?? 0);
  const end = start + Number(query.limit ?? size);
  return { items: items.slice(start, end), next: end < items.length ? String(end) : null };
}

function requireValid(play: Pick<PlayFields, 'started' | 'finished' | 'state'>) {
  const error = playError(play, fixtureNow);
  if (error) throw new FixtureHttpError(400, error.message);
}

/** The time at which stories and tests run. */
const fixtureNow = Date.UTC(2026, 10, 20, 12);

const nameOf = ({ season, number }: { readonly season: number; readonly number: number }) =>
  `${season}x${number}`;
