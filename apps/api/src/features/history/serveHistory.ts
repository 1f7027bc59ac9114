import * as contract from '@gildshelf/api-client/contract';
import { type Api, serveEndpoint } from '../../platform/http/endpoint/serveEndpoint.ts';
import { withEditId } from '../../platform/http/response/withEditId.ts';
import type { HistoryDependencies } from './HistoryContext.ts';
import { listPlayEpisodes, updatePlayEpisodes } from './plays/playEpisodes.ts';
import { addPlay, listPlays, removePlay, updatePlay } from './plays/plays.ts';
import { getTitleHistory, listTags, restoreTitle, updateTitleHistory } from './titleHistory.ts';

/** Registers the endpoints of plays, and of the history of a title. */
export function serveHistory(api: Api, history: HistoryDependencies): void {
  serveEndpoint(api, contract.getTitleHistory, ({ user, params }) => getTitleHistory(history, user, params));
  serveEndpoint(api, contract.updateTitleHistory, async ({ user, params, body, context }) =>
    withEditId(context, await updateTitleHistory(history, user, params, body)),
  );
  serveEndpoint(api, contract.restoreTitle, async ({ user, params, context }) =>
    withEditId(context, await restoreTitle(history, user, params)),
  );
  serveEndpoint(api, contract.listTags, ({ user }) => listTags(history, user));
  serveEndpoint(api, { ...contract.listPlays, query: contract.serverPlaysQuery }, ({ user, params, query }) =>
    listPlays(history, user, params, query),
  );
  serveEndpoint(api, contract.addPlay, async ({ user, params, body, context }) =>
    withEditId(context, await addPlay(history, user, params, body)),
  );
  serveEndpoint(api, contract.updatePlay, async ({ user, params, body, context }) =>
    withEditId(context, await updatePlay(history, user, params.playId, body)),
  );
  serveEndpoint(api, contract.removePlay, async ({ user, params, context }) =>
    withEditId(context, await removePlay(history, user, params.playId)),
  );
  serveEndpoint(api, contract.listPlayEpisodes, ({ user, params }) =>
    listPlayEpisodes(history, user, params.playId),
  );
  serveEndpoint(api, contract.updatePlayEpisodes, async ({ user, params, body, context }) =>
    withEditId(context, await updatePlayEpisodes(history, user, params.playId, body.episodes)),
  );
}
