import * as z from 'zod/mini';
import { requestParsed } from '../requestParsed.ts';
import { ProviderError, type Upstream } from '../upstream/Upstream.ts';

/** Gives the token that IGDB asks for; with one that was refused, a new one in its place. */
export type TwitchToken = (refused?: string) => Promise<string>;

interface Client {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** How long before its end a token is not used any more. */
const margin = 5 * 60 * 1000;

const grant = z.object({
  access_token: z.string().check(z.regex(/^[\w.~+/=-]{1,2048}$/)),
  expires_in: z.number(),
});

/** Tokens by client credentials; `upstream` leads to https://id.twitch.tv. One is fetched for all who wait, and kept until it ends. */
export function createTwitchToken(
  upstream: Upstream,
  { clientId, clientSecret, now = Date.now }: Client,
): TwitchToken {
  let kept = { token: '', until: 0 };
  let coming: Promise<string> | undefined;

  const fetchToken = async () => {
    const form = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' };
    const question = {
      path: '/oauth2/token',
      // In the body, for addresses come into logs.
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    };
    const answer = await requestParsed(upstream, question, grant);
    if (!answer) throw new ProviderError('shape', 'it gives no tokens');
    kept = { token: answer.access_token, until: now() + answer.expires_in * 1000 - margin };
    return kept.token;
  };

  return (refused) => {
    if (kept.token !== refused && now() < kept.until) return Promise.resolve(kept.token);
    coming ??= fetchToken().finally(() => {
      coming = undefined;
    });
    return coming;
  };
}
