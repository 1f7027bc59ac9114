import { auth } from '@gildshelf/api-client/contract';
import type { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import type { Engine } from '../database/eachEngine.ts';
import { startForgedProvider } from '../providers/startForgedProvider.ts';
import { startOpenIdProvider } from '../providers/startOpenIdProvider.ts';
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

interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** The last response of a navigation. */
interface Page {
  readonly url: URL;
  readonly status: number;
  readonly text: string;
}

/**
 * An HTTP client that behaves like a browser: it stores cookies per host and port, follows redirects and submits forms.
 * Requests to the origin `home` go to `app`, all others over the network.
 */
function createBrowserClient(app: Hono, home: string) {
  const jars = new Map<string, Map<string, Cookie>>();
  const jarOf = ({ host }: URL) => {
    const jar = jars.get(host) ?? new Map<string, Cookie>();
    jars.set(host, jar);
    return jar;
  };

  /** Sends one request; does not follow redirects. */
  async function request(target: string | URL, form?: Record<string, string>): Promise<Response> {
    const url = new URL(target);
    const cookies = [...jarOf(url)]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`);
    const init = {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      headers: { cookie: cookies.join('; ') },
      redirect: 'manual',
    } as const;
    const response = await (url.origin === home ? app.request(url.href, init) : fetch(url, init));
    for (const line of response.headers.getSetCookie()) storeCookie(url, line);
    return response;
  }

  function storeCookie(url: URL, line: string) {
    const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
    const attributes = new Map(
      rest.map(splitOnce).map(([name, value]) => [name.toLowerCase(), value] as const),
    );
    const [name, value] = splitOnce(pair);
    const isExpired =
      attributes.get('max-age') === '0' || Date.parse(attributes.get('expires') ?? '') <= Date.now();
    if (isExpired || value === '') jarOf(url).delete(name);
    else jarOf(url).set(name, { value, path: attributes.get('path') ?? '/' });
  }

  /** Follows redirects to the end, or until `until` returns true for the next URL, which is then not requested. */
  async function navigate(
    target: string | URL,
    { form, until = () => false }: { form?: Record<string, string>; until?: (next: URL) => boolean } = {},
  ): Promise<Page> {
    let url = new URL(target);
    let response = await request(url, form);
    for (;;) {
      const location = response.headers.get('location');
      if (!location) return { url, status: response.status, text: await response.text() };
      url = new URL(location, url);
      if (until(url)) return { url, status: response.status, text: '' };
      response = await request(url);
    }
  }

  return { request, navigate, jarOf: (url: string) => jarOf(new URL(url)) };
}

function splitOnce(pair: string): [string, string] {
  const index = pair.indexOf('=');
  return index < 0 ? [pair, ''] : [pair.slice(0, index), pair.slice(index + 1)];
}
