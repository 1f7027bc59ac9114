import * as contract from '@gildshelf/api-client/contract';
import { type Api, serveEndpoint } from '../../../platform/http/endpoint/serveEndpoint.ts';
import { continueEdit, createEdit, type EditDependencies, getEdit, listEdits, undoEdit } from './edits.ts';

/** Registers the endpoints of edits. */
export function serveEdits(api: Api, edits: EditDependencies): void {
  serveEndpoint(api, { ...contract.createEdit, maxBody: contract.serverLimits.editBody }, ({ user, body }) =>
    createEdit(edits, user, body),
  );
  serveEndpoint(api, { ...contract.listEdits, query: contract.serverEditsQuery }, ({ user, query }) =>
    listEdits(edits, user, query),
  );
  serveEndpoint(api, contract.getEdit, ({ user, params }) => getEdit(edits, user, params.editId));
  serveEndpoint(api, contract.continueEdit, ({ user, params }) => continueEdit(edits, user, params.editId));
  serveEndpoint(api, contract.undoEdit, ({ user, params }) => undoEdit(edits, user, params.editId));
}
