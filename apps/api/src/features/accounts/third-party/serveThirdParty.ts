import { auth } from '@gildshelf/api-client/contract';
import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ServerContext } from '../../../config/ServerContext.ts';
import type { Accounts } from '../Accounts.ts';
import { attemptLifetimeMs, createAttemptSeal } from './createAttemptSeal.ts';
import { createOpenIdProvider } from './createOpenIdProvider.ts';
import { finishSignIn, startSignIn } from './signInAttempt.ts';
import { logThirdPartyFailure } from './ThirdPartyError.ts';

const path = auth.thirdPartySignInPath;
const callbackPath = `${path}/callback`;

/**
 * Serves the third-party sign-in: two endpoints that a browser navigates to and that always redirect, to the provider or to a page
 * of the site. The configuration alone determines the targets. `clientIp` returns the IP address that the rate limits count by.
 */
export function serveThirdParty(
  http: Hono,
  accounts: Accounts,
  { config, secret, clock, log }: ServerContext,
  clientIp: (context: Context) => string,
): void {
  const { apiUrl, publicUrl, thirdPartySignIn } = config;
  const { isOffered, issuer, client } = thirdPartySignIn;
  if (!isOffered) return;
  const seal = createAttemptSeal(secret, clock);
  const provider =
    client && createOpenIdProvider({ issuer, client, redirectUri: `${apiUrl}${callbackPath}`, clock });

  const secure = apiUrl.startsWith('https:');
  const cookieName = `${secure ? '__Secure-' : ''}third-party-sign-in`;
  const setAttemptCookie = (context: Context, sealed: string, maxAge: number) =>
    setCookie(context, cookieName, sealed, { path, httpOnly: true, sameSite: 'Lax', secure, maxAge });

  const redirectTo = async (context: Context, resolveTarget: () => Promise<string>) => {
    context.header('referrer-policy', 'no-referrer');
    context.header('cache-control', 'no-store');
    const target = await resolveTarget().catch((error: unknown) => {
      const problem = logThirdPartyFailure(error, log);
      return `${publicUrl}/auth/login?problem=${auth.thirdPartySignInErrors[problem]}`;
    });
    return context.redirect(target, 302);
  };

  http.get(path, (context) =>
    redirectTo(context, async () => {
      const started = await startSignIn(accounts, provider, seal, clientIp(context));
      setAttemptCookie(context, started.sealed, attemptLifetimeMs / 1000);
      return started.url;
    }),
  );

  http.get(callbackPath, (context) =>
    redirectTo(context, async () => {
      const sealed = getCookie(context, cookieName);
      if (sealed !== undefined) setAttemptCookie(context, '', 0);
      const query = new URL(context.req.url).search;
      const token = await finishSignIn(accounts, provider, seal, {
        sealed,
        query,
        ip: clientIp(context),
      });
      return `${publicUrl}/auth/oauth-callback?token=${token}`;
    }),
  );
}
