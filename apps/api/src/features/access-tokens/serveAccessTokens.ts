import * as contract from '@gildshelf/api-client/contract';
import { type Api, serveEndpoint } from '../../platform/http/endpoint/serveEndpoint.ts';
import {
  type AccessTokensContext,
  createAccessToken,
  listAccessTokens,
  readCurrentUser,
  revokeAccessToken,
} from './accessTokens.ts';

/** Serves the endpoints of personal access tokens, and the one that returns the user of a session or token. */
export function serveAccessTokens(api: Api, tokens: AccessTokensContext): void {
  serveEndpoint(api, contract.getCurrentUser, ({ user }) => readCurrentUser(tokens, user));
  serveEndpoint(api, contract.listAccessTokens, ({ user }) => listAccessTokens(tokens, user));
  serveEndpoint(api, contract.createAccessToken, ({ user, body }) => createAccessToken(tokens, user, body));
  serveEndpoint(api, contract.revokeAccessToken, ({ user, params }) =>
    revokeAccessToken(tokens, user, params.tokenId),
  );
}
