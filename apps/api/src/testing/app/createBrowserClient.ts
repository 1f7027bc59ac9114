import type { Hono } from 'hono';

interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** The last response of a navigation. */
export interface Page {
  readonly url: URL;
  readonly status: number;
  readonly text: string;
}

/**
 * An HTTP client that behaves like a browser: it stores cookies per host and port, follows redirects and submits forms.
 * Requests to the origin `home` go to `app`, all others over the network.
 */
export function createBrowserClient(app: Hono, home: string) {
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
