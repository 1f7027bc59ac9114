import type * as oidc from 'openid-client';
import { boundedFetch } from '../../../platform/http/boundedFetch.ts';

/** The state of one sign-in until the user returns; `state`, `nonce` and `verifier` are random for each attempt. */
export interface SignInAttempt {
  readonly issuer: string;
  readonly state: string;
  readonly nonce: string;
  /** The secret of PKCE: the provider's code cannot be used without it. */
  readonly verifier: string;
}

/** A provider that authenticates users. Both methods reject when it is unreachable or its response is invalid. */
export interface OpenIdProvider {
  /** A new attempt, and the URL at the provider that the browser is redirected to. */
  begin(): Promise<{ readonly url: string; readonly attempt: SignInAttempt }>;
  /** The provider's claims about the user who returned with this query (`?code=…`) and this attempt. */
  finish(query: string, attempt: SignInAttempt): Promise<Readonly<Record<string, unknown>>>;
}

const defaultDeadlineMs = 5000;
// Loaded with the first sign-in, so that the server starts faster.
const loadOpenIdClient = () => import('openid-client');
/** How long the discovery document is cached. */
const configurationTtlMs = 60 * 60 * 1000;

interface OpenIdClient {
  readonly issuer: string;
  readonly client: { readonly id: string; readonly secret: string };
  /** The URL that the provider redirects the browser to afterwards, without a query. */
  readonly redirectUri: string;
  readonly clock: () => number;
  /** The timeout of each request to the provider in milliseconds; five seconds by default. */
  readonly deadlineMs?: number;
}

/** An OpenID provider by its discovery document, which is fetched at the first sign-in and then at most once an hour. */
export function createOpenIdProvider(options: OpenIdClient): OpenIdProvider {
  const { issuer, client, redirectUri, clock, deadlineMs = defaultDeadlineMs } = options;
  let cached: { readonly until: number; readonly configuration: Promise<oidc.Configuration> } | undefined;
  const getConfiguration = () => {
    if (cached && cached.until > clock()) return cached.configuration;
    const configuration = discover(issuer, client, deadlineMs);
    const entry = { until: clock() + configurationTtlMs, configuration };
    cached = entry;
    // A failure is not cached, so that the next sign-in retries.
    configuration.catch(() => {
      if (cached === entry) cached = undefined;
    });
    return configuration;
  };
  return {
    async begin() {
      const oidc = await loadOpenIdClient();
      const attempt = {
        issuer,
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(await getConfiguration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, attempt };
    },

    async finish(query, attempt) {
      if (attempt.issuer !== issuer) throw new Error('The attempt was started with another issuer.');
      const [oidc, configuration] = await Promise.all([loadOpenIdClient(), getConfiguration()]);
      const tokens = await oidc.authorizationCodeGrant(configuration, new URL(`${redirectUri}${query}`), {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The token response has no ID token.');
      if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims;
      return {
        ...(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)),
        iss: claims.iss,
      };
    },
  };
}

async function discover(
  issuer: string,
  { id, secret }: OpenIdClient['client'],
  deadlineMs: number,
): Promise<oidc.Configuration> {
  const oidc = await loadOpenIdClient();
  const server = new URL(issuer);
  // The configuration accepts http:// on the local machine only.
  const insecure = server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  return oidc.discovery(server, id, undefined, authentication(oidc, secret), {
    // Verifies the signature of the ID token too, and not only the connection that it came by.
    execute: [oidc.enableNonRepudiationChecks, ...insecure],
    timeout: deadlineMs / 1000,
    [oidc.customFetch]: boundedFetch,
  });
}

/** Sends the secret in the body when the provider supports it: providers differ in decoding special characters in the header. */
function authentication(
  { ClientSecretBasic, ClientSecretPost }: typeof oidc,
  secret: string,
): oidc.ClientAuth {
  const inBody = ClientSecretPost(secret);
  const inHeader = ClientSecretBasic(secret);
  return (server, client, body, headers) => {
    const supportsBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (supportsBody ? inBody : inHeader)(server, client, body, headers);
  };
}
