import * as contract from '@gildshelf/api-client/contract';
import type { Context } from 'hono';
import { type Api, serveEndpoint } from '../../platform/http/endpoint/serveEndpoint.ts';
import { jsonResponse } from '../../platform/http/response/textResponse.ts';
import { userContentHeaders } from '../../platform/http/response/userContentHeaders.ts';
import { addListEntry, removeListEntry, updateListEntry } from './entries.ts';
import { readListPage } from './listResponses.ts';
import {
  createList,
  deleteList,
  findOwnList,
  type ListsDependencies,
  listLists,
  ownReader,
  updateList,
} from './lists.ts';
import { getPublicList, listPublicLists } from './publicLists.ts';

/** Registers the endpoints of own and public lists. */
export function serveLists(api: Api, lists: ListsDependencies): void {
  // Serialised here, because the schema of the contract would validate each title again.
  const send = async (context: Context, body: Promise<object>, headers?: Record<string, string>) =>
    jsonResponse(context, JSON.stringify(await body), headers);
  const ofPage = { query: contract.serverListQuery };

  serveEndpoint(
    api,
    { ...contract.listLists, query: contract.serverListsQuery },
    ({ user, query, context }) => send(context, listLists(lists, user, query)),
  );
  serveEndpoint(api, contract.createList, ({ user, body }) => createList(lists, user, body));
  serveEndpoint(api, { ...contract.getList, ...ofPage }, async ({ user, params, query, context }) => {
    const list = await findOwnList(lists, user, params.listId);
    return send(context, readListPage(lists, list, ownReader(user), query));
  });
  serveEndpoint(api, contract.updateList, ({ user, params, body }) =>
    updateList(lists, user, params.listId, body),
  );
  serveEndpoint(api, contract.deleteList, ({ user, params }) => deleteList(lists, user, params.listId));
  serveEndpoint(api, contract.addListEntry, ({ user, params, body }) =>
    addListEntry(lists, user, params.listId, body),
  );
  serveEndpoint(api, contract.updateListEntry, ({ user, params, body }) =>
    updateListEntry(lists, user, params, body),
  );
  serveEndpoint(api, contract.removeListEntry, ({ user, params }) => removeListEntry(lists, user, params));
  serveEndpoint(
    api,
    { ...contract.listPublicLists, query: contract.serverPublicListsQuery },
    ({ viewer, params, query, context }) =>
      send(context, listPublicLists(lists, viewer, params.username, query), userContentHeaders),
  );
  serveEndpoint(api, { ...contract.getPublicList, ...ofPage }, ({ viewer, params, query, context }) =>
    send(context, getPublicList(lists, viewer, params, query), userContentHeaders),
  );
}
