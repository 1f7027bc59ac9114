import {
  type CatalogueType,
  catalogueTypes,
  type Endpoint,
  editMessages,
  listEdits,
  listTitleStatuses,
  mediaTypeNames,
  mediaTypes,
  nearestRating,
  undoEdit,
} from '../../contract/index.ts';
import type { createFixtureCollection } from '../createFixtureCollection.ts';
import { FixtureHttpError, type FixtureRequest } from '../fixtureRequest.ts';
import type { createFixtureHistory } from '../history/createFixtureHistory.ts';
import { requestedTitle } from '../titles/requestedTitle.ts';
import { createFixtureEdits } from './createFixtureEdits.ts';

type Handler = (request: FixtureRequest) => unknown;
type Collection = ReturnType<typeof createFixtureCollection>;
type History = ReturnType<typeof createFixtureHistory>;

/** Adds the handlers of the user's collection, and of the edits of it. */
export function addCollectionHandlers(
  handlers: Map<Endpoint, Handler>,
  collection: Collection,
  history: History,
) {
  const edits = createFixtureEdits(collection);
  for (const type of catalogueTypes) addTitleHandlers(handlers, type, collection, history, edits);
  handlers.set(listTitleStatuses, ({ query }) => ({
    titles: mediaTypeNames
      .filter((type) => type === query.type)
      .flatMap((type) => collection.list(type))
      .flatMap((item) => item ?? [])
      .filter(({ id }) => query.ids?.split(',').includes(String(id)))
      .map(({ id, user_status: status, user_rating: rating }) => ({ id: String(id), status, rating })),
  }));
  handlers.set(listEdits, () => ({ edits: edits.list(), next: null }));
  handlers.set(undoEdit, ({ params }) => {
    const edit = edits.undo(params.editId);
    if (!edit) throw new FixtureHttpError(404, editMessages.unknownEdit);
    return edit;
  });
}

function addTitleHandlers(
  handlers: Map<Endpoint, Handler>,
  type: CatalogueType,
  collection: Collection,
  history: History,
  edits: ReturnType<typeof createFixtureEdits>,
) {
  const { listTrackedTitles, getTrackedTitle, rateTitle, removeTitle, idField } = mediaTypes[type];
  handlers.set(listTrackedTitles, ({ query }) => collection.list(type, query.status));
  handlers.set(getTrackedTitle, ({ params }) => collection.get(requestedTitle(type, params.titleId)));
  handlers.set(removeTitle, (request) => {
    const title = requestedTitle(type, request.params.titleId);
    edits.record(request, { kind: 'remove', type, title, apply: () => collection.remove(title) });
    return {};
  });
  handlers.set(rateTitle, (request) => {
    const submission: Record<string, unknown> = rateTitle.body.parse(request.body);
    const { status, rating } = submission;
    const title = requestedTitle(type, submission[idField]);
    const isChanged = collection.get(title)?.user_status !== status;
    const saved = { status: String(status), rating: nearestRating(Number(rating)) };
    edits.record(request, { kind: 'rate', type, title, apply: () => collection.set(title, saved) });
    if (isChanged) history.applyStatus(title, saved.status);
    return {};
  });
}
