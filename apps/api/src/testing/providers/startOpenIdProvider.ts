import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';
import { createOpenIdStorage } from './createOpenIdStorage.ts';
import { openIdPages } from './openIdPages.ts';

const hour = 60 * 60;
/** RSA, as Google uses. One key pair serves all providers of a test file. */
const signingKey = generateKeyPair('RS256', { extractable: true }).then(({ privateKey }) =>
  exportJWK(privateKey),
);

export type RunningOpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>;

/**
 * A real OpenID provider (oidc-provider) on a free local port, with a login and a consent page of its own. `accounts` holds
 * the claims of each login and may change while the provider runs. The claims are in the ID token, as with Google; with
 * `atUserinfo` only the userinfo endpoint returns them, as with other providers.
 */
export async function startOpenIdProvider(redirectUri: string, { atUserinfo = false } = {}) {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, Readonly<Record<string, unknown>>>();
  const client = { id: 'gildshelf', secret: 'a secret that only the two of them know' };
  const jwk = await signingKey;

  const provider = new Provider(issuer, {
    adapter: createOpenIdStorage(),
    clients: [
      {
        ...{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] },
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: atUserinfo,
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ ...accounts.get(accountId), sub: accountId }),
    }),
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...jwk, alg: 'RS256', use: 'sig', kid: 'one' }] },
    pkce: { required: () => true },
    renderError: (context, { error, error_description }) => {
      context.body = `${error}: ${error_description}`;
    },
    ttl: {
      ...{ AccessToken: hour, AuthorizationCode: 60, Grant: hour },
      ...{ IdToken: hour, Interaction: hour, Session: hour },
    },
  });
  const handleRequest = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      openIdPages(provider, request, response).catch((problem: unknown) => {
        response.statusCode = 500;
        response.end(String(problem));
      });
    else void handleRequest(request, response);
  });

  return {
    issuer,
    accounts,
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
