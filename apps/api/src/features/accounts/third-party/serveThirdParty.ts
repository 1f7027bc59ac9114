import { auth } from '@gildshelf/api-client/contract';
import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ServerContext } from '../../../config/ServerContext.ts';
import type { Accounts } from '../Accounts.ts';
import { attemptLifetime, createAttemptSeal } from './createAttemptSeal.ts';
import { createOpenIdProvider } from './createOpenIdProvider.ts';
import { finishSignIn, startSignIn } from './signInAttempt.ts';
import { thirdPartyFailure } from './ThirdPartyError.ts';

const path = auth.thirdPartySignInPath;
const callbackPath = `${path}/callback`;

/**
 * Signing in through a third party: two addresses that a browser goes to, and that always lead on to a page of ours. Where
 * they lead is made of the settings alone.
 */
export function serveThirdParty(
  http: Hono,
  accounts: Accounts,
  { config, secret, clock, log }: ServerContext,
  address: (context: Context) => string,
): void {
  const { apiUrl, publicUrl, thirdPartySignIn } = config;
  const { isOffered, issuer, client } = thirdPartySignIn;
  if (!isOffered) return;
  const seal = createAttemptSeal(secret, clock);
  const provider =
    client && createOpenIdProvider({ issuer, client, redirectUri: `${apiUrl}${callbackPath}`, clock });

  const secure = apiUrl.startsWith('https:');
  const cookieName = `${secure ? '__Secure-' : ''}third-party-sign-in`;
  const keep = (context: Context, sealed: string, maxAge: number) =>
    setCookie(context, cookieName, sealed, { path, httpOnly: true, sameSite: 'Lax', secure, maxAge });

  const leadOn = async (context: Context, where: () => Promise<string>) => {
    context.header('referrer-policy', 'no-referrer');
    context.header('cache-control', 'no-store');
    const target = await where().catch((thrown: unknown) => {
      const problem = thirdPartyFailure(thrown, log);
      return `${publicUrl}/auth/login?problem=${auth.thirdPartyProblems[problem]}`;
    });
    return context.redirect(target, 302);
  };

  http.get(path, (context) =>
    leadOn(context, async () => {
      const begun = await startSignIn(accounts, provider, seal, address(context));
      keep(context, begun.sealed, attemptLifetime / 1000);
      return begun.address;
    }),
  );

  http.get(callbackPath, (context) =>
    leadOn(context, async () => {
      const sealed = getCookie(context, cookieName);
      if (sealed !== undefined) keep(context, '', 0);
      const query = new URL(context.req.url).search;
      const token = await finishSignIn(accounts, provider, seal, {
        sealed,
        query,
        address: address(context),
      });
      return `${publicUrl}/auth/oauth-callback?token=${token}`;
    }),
  );
}
