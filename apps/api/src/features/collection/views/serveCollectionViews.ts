import * as contract from '@gildshelf/api-client/contract';
import type { ServerContext } from '../../../config/ServerContext.ts';
import { type Api, serveEndpoint } from '../../../platform/http/endpoint/serveEndpoint.ts';
import { changeView, deleteView, listViews, saveView } from './collectionViews.ts';

/** Registers the endpoints of saved views. */
export function serveCollectionViews(api: Api, context: Pick<ServerContext, 'store' | 'clock'>): void {
  serveEndpoint(api, contract.listSavedViews, ({ user }) => listViews(context, user.userId));
  serveEndpoint(api, contract.saveView, ({ user, body }) => saveView(context, user.userId, body));
  serveEndpoint(api, contract.updateView, ({ user, params, body }) =>
    changeView(context, user.userId, params.viewId, body),
  );
  serveEndpoint(api, contract.deleteView, ({ user, params }) =>
    deleteView(context, user.userId, params.viewId),
  );
}
