import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

type Claims = Readonly<Record<string, unknown>>;

/** What a forged provider says; each part may be changed while it runs. */
interface Lies {
  /** In the place of, or beside, what an honest ID token would say; undefined leaves a claim out. */
  claims: Claims;
  userinfo: Claims | undefined;
  discovery: Claims;
  /** Signs with a key that nobody was told. */
  hasOtherKey: boolean;
  /** Answers in the place of the provider where it returns true. */
  answer: (path: string, response: ServerResponse) => boolean;
}

/** An OpenID provider that says what a test wants, also what none may say. Codes are good as often as one likes. */
export async function startForgedProvider() {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const other = await generateKeyPair('ES256');
  const lies: Lies = {
    claims: {},
    userinfo: undefined,
    discovery: {},
    hasOtherKey: false,
    answer: () => false,
  };
  const nonces = new Map<string, string>();
  const asked: {
    readonly path: string;
    readonly body: string;
    readonly authorization?: string | undefined;
  }[] = [];

  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = await text(request);
    asked.push({ path, body, authorization: request.headers.authorization });
    if (lies.answer(path, response)) return;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(await said(path, new URLSearchParams(body))));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function said(path: string, form: URLSearchParams): Promise<unknown> {
    if (path === '/jwks') return { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }] };
    if (path === '/userinfo') return lies.userinfo;
    if (path === '/token')
      return { access_token: 'x', token_type: 'bearer', id_token: await idToken(form.get('code') ?? '') };
    return {
      ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
      ...{ jwks_uri: `${issuer}/jwks`, id_token_signing_alg_values_supported: ['ES256'] },
      ...(lies.userinfo && { userinfo_endpoint: `${issuer}/userinfo` }),
      authorization_response_iss_parameter_supported: true,
      ...lies.discovery,
    };
  }

  function idToken(code: string): Promise<string> {
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      ...{ iss: issuer, aud: 'gildshelf', sub: 'mara', iat: seconds, exp: seconds + 60 },
      ...{ nonce: nonces.get(code), email: 'mara@example.org', email_verified: true, name: 'Mara' },
      ...lies.claims,
    };
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .sign(lies.hasOtherKey ? other.privateKey : privateKey);
  }

  return {
    issuer,
    lies,
    asked: (path: string) => asked.filter((request) => request.path === path),
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'gildshelf', OIDC_CLIENT_SECRET: 'secret: 100%' },
    /** Where a person is sent back to who was sent to this address, and agreed. */
    agree(address: string): string {
      const { searchParams } = new URL(address);
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      const code = `code${nonces.size}`;
      nonces.set(code, searchParams.get('nonce') ?? '');
      const answer = { code, state: searchParams.get('state') ?? '', iss: issuer };
      back.search = new URLSearchParams(answer).toString();
      return back.href;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
