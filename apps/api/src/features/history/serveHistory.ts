import * as contract from '@gildshelf/api-client/contract';
import { type Api, serveEndpoint } from '../../platform/http/endpoint/serveEndpoint.ts';
import type { HistoryDependencies } from './HistoryContext.ts';
import { listPlayEpisodes, updatePlayEpisodes } from './plays/playEpisodes.ts';
import { addPlay, listPlays, removePlay, updatePlay } from './plays/plays.ts';
import { getTitleHistory, listTags, restoreTitle, updateTitleHistory } from './titleHistory.ts';

/** Registers the endpoints of plays, and of the history of a title. */
export function serveHistory(api: Api, history: HistoryDependencies): void {
  serveEndpoint(api, contract.getTitleHistory, ({ user, params }) => getTitleHistory(history, user, params));
  serveEndpoint(api, contract.updateTitleHistory, ({ user, params, body }) =>
    updateTitleHistory(history, user, params, body),
  );
  serveEndpoint(api, contract.restoreTitle, ({ user, params }) => restoreTitle(history, user, params));
  serveEndpoint(api, contract.listTags, ({ user }) => listTags(history, user));
  serveEndpoint(api, { ...contract.listPlays, query: contract.serverPlaysQuery }, ({ user, params, query }) =>
    listPlays(history, user, params, query),
  );
  serveEndpoint(api, contract.addPlay, ({ user, params, body }) => addPlay(history, user, params, body));
  serveEndpoint(api, contract.updatePlay, ({ user, params, body }) =>
    updatePlay(history, user, params.playId, body),
  );
  serveEndpoint(api, contract.removePlay, ({ user, params }) => removePlay(history, user, params.playId));
  serveEndpoint(api, contract.listPlayEpisodes, ({ user, params }) =>
    listPlayEpisodes(history, user, params.playId),
  );
  serveEndpoint(api, contract.updatePlayEpisodes, ({ user, params, body }) =>
    updatePlayEpisodes(history, user, params.playId, body.episodes),
  );
}
