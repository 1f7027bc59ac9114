import type * as oidc from 'openid-client';
import { boundedFetch } from '../../../platform/http/client/boundedFetch.ts';

/** What one sign-in keeps until the person comes back: each text is new and known to nobody else. */
export interface SignInAttempt {
  readonly issuer: string;
  readonly state: string;
  readonly nonce: string;
  /** The secret of PKCE: without it the provider's code is worth nothing. */
  readonly verifier: string;
}

/** Somebody else who vouches for people. Both calls throw where the provider cannot be reached or says what it must not. */
export interface OpenIdProvider {
  /** A new attempt, and the address that the person is sent to. */
  begin(): Promise<{ readonly address: string; readonly attempt: SignInAttempt }>;
  /** What the provider says of the person who came back with this query (`?code=…`) and this attempt. */
  finish(query: string, attempt: SignInAttempt): Promise<Readonly<Record<string, unknown>>>;
}

const defaultDeadlineMs = 5000;
// Loaded with the first sign-in: a server starts sooner without it.
const load = () => import('openid-client');
/** How long is believed what a provider says of itself. */
const knownFor = 60 * 60 * 1000;

interface OpenIdClient {
  readonly issuer: string;
  readonly client: { readonly id: string; readonly secret: string };
  /** Where the provider sends people back to, without a query. */
  readonly redirectUri: string;
  readonly clock: () => number;
  /** Milliseconds for each response of the provider; five seconds. */
  readonly deadlineMs?: number;
}

/** An OpenID provider by its discovery document, which is read at the first sign-in and then once an hour. */
export function createOpenIdProvider(options: OpenIdClient): OpenIdProvider {
  const { issuer, client, redirectUri, clock, deadlineMs = defaultDeadlineMs } = options;
  let known: { readonly until: number; readonly configuration: Promise<oidc.Configuration> } | undefined;
  const configuration = () => {
    if (known && known.until > clock()) return known.configuration;
    const found = discover(issuer, client, deadlineMs);
    const asked = { until: clock() + knownFor, configuration: found };
    known = asked;
    // The next person asks again.
    found.catch(() => {
      if (known === asked) known = undefined;
    });
    return found;
  };
  return {
    async begin() {
      const oidc = await load();
      const attempt = {
        issuer,
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const address = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, attempt };
    },

    async finish(query, attempt) {
      if (attempt.issuer !== issuer) throw new Error('The attempt was begun with another issuer.');
      const [oidc, found] = await Promise.all([load(), configuration()]);
      const answer = await oidc.authorizationCodeGrant(found, new URL(`${redirectUri}${query}`), {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.verifier,
        idTokenExpected: true,
      });
      const claims = answer.claims();
      if (!claims) throw new Error('The answer has no ID token.');
      if (claims.email !== undefined || !found.serverMetadata().userinfo_endpoint) return claims;
      return { ...(await oidc.fetchUserInfo(found, answer.access_token, claims.sub)), iss: claims.iss };
    },
  };
}

async function discover(
  issuer: string,
  { id, secret }: OpenIdClient['client'],
  deadlineMs: number,
): Promise<oidc.Configuration> {
  const oidc = await load();
  const server = new URL(issuer);
  // The settings take http:// on this machine only.
  const insecure = server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  return oidc.discovery(server, id, undefined, authentication(oidc, secret), {
    // The ID token's signature is checked too, and not only whom it came from.
    execute: [oidc.enableNonRepudiationChecks, ...insecure],
    timeout: deadlineMs / 1000,
    [oidc.customFetch]: boundedFetch,
  });
}

/** In the body where the provider takes it there: in the header some read a secret's signs in another way than others. */
function authentication(
  { ClientSecretBasic, ClientSecretPost }: typeof oidc,
  secret: string,
): oidc.ClientAuth {
  const inBody = ClientSecretPost(secret);
  const inHeader = ClientSecretBasic(secret);
  return (server, client, body, headers) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (takesBody ? inBody : inHeader)(server, client, body, headers);
  };
}
