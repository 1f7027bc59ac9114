import * as z from 'zod/mini';
import { createSingleFlight } from '../../platform/jobs.ts';
import { requestParsed } from '../requestParsed.ts';
import { ProviderError, type Upstream } from '../upstream/Upstream.ts';

/** Resolves to an access token for IGDB. Called with a token that IGDB rejected, it resolves to a new one. */
export type TwitchToken = (rejected?: string) => Promise<string>;

interface Client {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** How long before its expiry a token is replaced, in milliseconds. */
const margin = 5 * 60 * 1000;

const grant = z.object({
  access_token: z.string().check(z.regex(/^[\w.~+/=-]{1,2048}$/)),
  expires_in: z.number(),
});

/** Requests tokens by client credentials; `upstream` is the client of https://id.twitch.tv. A token is cached until it expires. */
export function createTwitchToken(
  upstream: Upstream,
  { clientId, clientSecret, now = Date.now }: Client,
): TwitchToken {
  let cached = { token: '', until: 0 };
  const requests = createSingleFlight<string>();

  const fetchToken = async () => {
    const form = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' };
    const request = {
      path: '/oauth2/token',
      // The secret is in the body, since URLs are logged.
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    };
    const response = await requestParsed(upstream, request, grant);
    if (!response) throw new ProviderError('shape', 'The host has no endpoint for tokens.');
    cached = { token: response.access_token, until: now() + response.expires_in * 1000 - margin };
    return cached.token;
  };

  return (rejected) => {
    if (cached.token !== rejected && now() < cached.until) return Promise.resolve(cached.token);
    return requests.run('token', fetchToken);
  };
}
