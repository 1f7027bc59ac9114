import { createHmac } from 'node:crypto';
import { auth, type Language } from '@gildshelf/api-client/contract';
import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as z from 'zod/mini';
import type { ServerContext } from '../../../config/ServerContext.ts';
import { requestLanguage } from '../../../platform/languages/chooseLanguage.ts';
import { repositoriesOn } from '../../repositories.ts';
import type { Accounts } from '../Accounts.ts';
import { rateLimits } from '../limits/rateLimiter.ts';
import { createOpenIdProvider, type OpenIdProvider, type SignInAttempt } from './createOpenIdProvider.ts';
import { logThirdPartyFailure, readIdentity, ThirdPartyError } from './identity.ts';
import { signInIdentity } from './signInIdentity.ts';

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
        language: requestLanguage(context),
      });
      return `${publicUrl}/auth/oauth-callback?token=${token}`;
    }),
  );
}

/** Starts a sign-in: returns the URL at the provider, and the encrypted attempt that the browser stores until the callback. */
async function startSignIn(
  { limiter }: Accounts,
  provider: OpenIdProvider | undefined,
  seal: AttemptSeal,
  ip: string,
) {
  if (!provider) throw new ThirdPartyError('notConfigured', 'OIDC_CLIENT_ID is not configured.');
  await limiter.consume(rateLimits.thirdPartyStartByIp, ip);
  const started = await provider.begin();
  return { url: started.url, sealed: await seal.seal(started.attempt) };
}

interface CallbackRequest {
  /** The encrypted attempt of the browser, which proves that it started the sign-in. */
  readonly sealed: string | undefined;
  /** The query that the provider added, `?code=…`. */
  readonly query: string;
  readonly ip: string;
  /** Of a mail about the sign-in. */
  readonly language: Language;
}

/** Finishes a sign-in that was started in the same browser; returns a token. Each attempt can be used once, even if it fails. */
async function finishSignIn(
  accounts: Accounts,
  provider: OpenIdProvider | undefined,
  seal: AttemptSeal,
  { sealed, query, ip, language }: CallbackRequest,
): Promise<string> {
  if (!provider) throw new ThirdPartyError('notConfigured', 'OIDC_CLIENT_ID is not configured.');
  const { store, clock, limiter } = accounts;
  await limiter.consume(rateLimits.thirdPartyCallbackByIp, ip);
  const attempt = sealed === undefined ? undefined : await seal.open(sealed);
  if (!attempt) throw new ThirdPartyError('failed', 'The browser sent no valid attempt.');
  const { usedChallenges } = repositoriesOn(store.db);
  if (!(await usedChallenges.use(`third-party ${attempt.state}`, clock() + attemptLifetimeMs)))
    throw new ThirdPartyError('failed', 'The attempt was already used.');
  return signInIdentity(accounts, readIdentity(await provider.finish(query, attempt)), language);
}

/** How long a user may take at the third party, in milliseconds. */
export const attemptLifetimeMs = 10 * 60 * 1000;

const type = 'third-party-sign-in+jwt';
const attemptSchema = z.object({
  issuer: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});

type AttemptSeal = ReturnType<typeof createAttemptSeal>;

/** Encrypts attempts into texts that only this server can create and read, for ten minutes. */
export function createAttemptSeal(secret: string, clock: () => number) {
  const key = createHmac('sha256', secret).update('third-party sign-in').digest();
  return {
    seal: (attempt: SignInAttempt): Promise<string> =>
      new EncryptJWT({ ...attempt })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: type })
        .setExpirationTime(Math.floor((clock() + attemptLifetimeMs) / 1000))
        .encrypt(key),

    /** Undefined for a text that is from elsewhere, was changed, or has expired. */
    async open(sealed: string): Promise<SignInAttempt | undefined> {
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          typ: type,
          requiredClaims: ['exp'],
          currentDate: new Date(clock()),
        });
        return attemptSchema.safeParse(payload).data;
      } catch {
        return undefined;
      }
    },
  };
}
