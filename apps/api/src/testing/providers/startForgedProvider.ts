import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { listenOnFreePort } from '../listenOnFreePort.ts';

type Claims = Readonly<Record<string, unknown>>;

/** The forged parts of a provider's responses; a test may change each while the provider runs. */
interface Overrides {
  /** Override or add to the claims of a valid ID token; undefined omits a claim. */
  claims: Claims;
  userinfo: Claims | undefined;
  discovery: Claims;
  /** Signs ID tokens with a key that is not in the provider's JWKS. */
  signsWithUnknownKey: boolean;
  /** Handles a request instead of the provider if it returns true. */
  handleRequest: (path: string, response: ServerResponse) => boolean;
}

/** An OpenID provider whose responses a test sets, including invalid ones. Its codes can be used any number of times. */
export async function startForgedProvider() {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const other = await generateKeyPair('ES256');
  const overrides: Overrides = {
    claims: {},
    userinfo: undefined,
    discovery: {},
    signsWithUnknownKey: false,
    handleRequest: () => false,
  };
  const nonces = new Map<string, string>();
  const requests: {
    readonly path: string;
    readonly body: string;
    readonly authorization?: string | undefined;
  }[] = [];

  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = await text(request);
    requests.push({ path, body, authorization: request.headers.authorization });
    if (overrides.handleRequest(path, response)) return;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(await responseTo(path, new URLSearchParams(body))));
  });
  const { url: issuer, close } = await listenOnFreePort(server);

  async function responseTo(path: string, form: URLSearchParams): Promise<unknown> {
    if (path === '/jwks') return { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }] };
    if (path === '/userinfo') return overrides.userinfo;
    if (path === '/token')
      return { access_token: 'x', token_type: 'bearer', id_token: await idToken(form.get('code') ?? '') };
    return {
      ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
      ...{ jwks_uri: `${issuer}/jwks`, id_token_signing_alg_values_supported: ['ES256'] },
      ...(overrides.userinfo && { userinfo_endpoint: `${issuer}/userinfo` }),
      authorization_response_iss_parameter_supported: true,
      ...overrides.discovery,
    };
  }

  function idToken(code: string): Promise<string> {
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      ...{ iss: issuer, aud: 'gildshelf', sub: 'mara', iat: seconds, exp: seconds + 60 },
      ...{ nonce: nonces.get(code), email: 'mara@example.org', email_verified: true, name: 'Mara' },
      ...overrides.claims,
    };
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .sign(overrides.signsWithUnknownKey ? other.privateKey : privateKey);
  }

  return {
    issuer,
    overrides,
    requestsTo: (path: string) => requests.filter((request) => request.path === path),
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'gildshelf', OIDC_CLIENT_SECRET: 'secret: 100%' },
    /** The callback URL to which the provider redirects a user who consented at this authorization URL. */
    consent(authorizationUrl: string): string {
      const { searchParams } = new URL(authorizationUrl);
      const callback = new URL(searchParams.get('redirect_uri') ?? '');
      const code = `code${nonces.size}`;
      nonces.set(code, searchParams.get('nonce') ?? '');
      const parameters = { code, state: searchParams.get('state') ?? '', iss: issuer };
      callback.search = new URLSearchParams(parameters).toString();
      return callback.href;
    },
    close,
  };
}
