import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair } from 'jose';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import Provider from 'oidc-provider';
import { listenOnFreePort } from '../listenOnFreePort.ts';

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
  const { url: issuer, close } = await listenOnFreePort(server);
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
    close,
  };
}

/** In-memory storage for the OpenID provider of a test. */
function createOpenIdStorage(): AdapterFactory {
  const payloads = new Map<string, AdapterPayload>();
  return (model): Adapter => {
    const find = async (id: string) => payloads.get(`${model} ${id}`);
    return {
      find,
      upsert: async (id, payload) => void payloads.set(`${model} ${id}`, payload),
      findByUid: async (uid) =>
        [...payloads].find(([key, payload]) => key.startsWith(`${model} `) && payload.uid === uid)?.[1],
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = await find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void payloads.delete(`${model} ${id}`),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of payloads)
          if (key.startsWith(`${model} `) && payload.grantId === grantId) payloads.delete(key);
      },
    };
  };
}

/** The pages of a test's OpenID provider at /interaction/…: login and consent, each with a cancel button. */
async function openIdPages(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const { prompt, session, params } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(prompt.name === 'login' ? loginPage : consentPage);
    return;
  }
  const form = new URLSearchParams(await text(request));
  if (form.get('answer') === 'cancel')
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  if (prompt.name === 'login') {
    const login = { accountId: form.get('login') ?? '' };
    return provider.interactionFinished(request, response, { login });
  }
  const grant = new provider.Grant({
    ...(session && { accountId: session.accountId }),
    clientId: String(params.client_id),
  });
  grant.addOIDCScope(String(params.scope));
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}

function page(title: string, fields: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><main><h1>${title}</h1><form method="post">${fields}
<button name="answer" value="yes">Continue</button> <button name="answer" value="cancel" formnovalidate>Cancel</button>
</form></main></body></html>`;
}

const loginPage = page(
  'Log in to the provider',
  '<label>Login <input name="login" required></label> <label>Password <input name="password" type="password" required></label>',
);
const consentPage = page('Gildshelf wants to know your name and email', '');
