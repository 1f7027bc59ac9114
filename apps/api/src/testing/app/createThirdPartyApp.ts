import { auth } from '@gildshelf/api-client/contract';
import { onTestFinished } from 'vitest';
import type { Engine } from '../database/eachEngine.ts';
import { startForgedProvider } from '../providers/startForgedProvider.ts';
import { startOpenIdProvider } from '../providers/startOpenIdProvider.ts';
import { createBrowserClient } from './createBrowserClient.ts';
import { createTestApp } from './createTestApp.ts';

/** The origin at which the HTTP client of a test reaches the server under test. */
export const serverOrigin = 'http://127.0.0.1:4000';
/** The URL at which a sign-in through a third party begins. */
export const signInUrl = `${serverOrigin}${auth.thirdPartySignInPath}`;
/** The redirect URI, to which the provider sends the user back. */
export const providerCallbackUrl = `${signInUrl}/callback`;

type BrowserClient = ReturnType<typeof createBrowserClient>;

/** The whole server with a real OpenID provider, whose login and consent pages are used over HTTP. */
export async function createThirdPartyApp(engine: Engine, options: { readonly atUserinfo?: boolean } = {}) {
  const provider = await startOpenIdProvider(providerCallbackUrl, options);
  onTestFinished(() => provider.close());
  const parts = await createTestApp(engine, provider.settings);
  const createClient = () => createBrowserClient(parts.app, serverOrigin);
  const atCallback = (next: URL) => next.href.startsWith(`${providerCallbackUrl}?`);

  /** Starts at `from`, logs in at the provider and consents; returns the callback URL, which has not been requested yet. */
  async function consent(client: BrowserClient, login: string, from: string = signInUrl): Promise<URL> {
    let page = await client.navigate(from, { until: atCallback });
    if (page.text.includes('Log in to the provider'))
      page = await client.navigate(page.url, {
        form: { login, password: 'any', answer: 'yes' },
        until: atCallback,
      });
    if (page.text.includes('wants to know'))
      page = await client.navigate(page.url, { form: { answer: 'yes' }, until: atCallback });
    return page.url;
  }

  /** The whole sign-in; resolves to the URL of the last page. */
  async function signIn(login: string, client = createClient()): Promise<URL> {
    return (await client.navigate(await consent(client, login))).url;
  }

  return { ...parts, provider, createClient, consent, signIn };
}

/** The whole server with an OpenID provider whose responses a test sets. */
export async function createForgedApp(engine: Engine) {
  const provider = await startForgedProvider();
  onTestFinished(() => provider.close());
  const parts = await createTestApp(engine, provider.settings);
  const createClient = () => createBrowserClient(parts.app, serverOrigin);

  async function consent(client: BrowserClient): Promise<string> {
    return provider.consent((await client.request(signInUrl)).headers.get('location') ?? '');
  }

  async function signIn(client = createClient()): Promise<URL> {
    return (await client.navigate(await consent(client))).url;
  }

  return { ...parts, provider, createClient, consent, signIn };
}

/** The `token` parameter of a URL; undefined where it has none. */
export function tokenOf({ searchParams }: URL): string | undefined {
  return searchParams.get('token') ?? undefined;
}
