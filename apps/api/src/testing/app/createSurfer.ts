import type { Hono } from 'hono';

interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** Where a surfer ended up, and what is read there. */
export interface Page {
  readonly url: URL;
  readonly status: number;
  readonly text: string;
}

/**
 * Goes from address to address as a browser does: keeps cookies per host and port, follows where it is led, sends forms.
 * What lies at `home` is asked of `app`; everything else is fetched. It stays where nothing leads on.
 */
export function createSurfer(app: Hono, home: string) {
  const jars = new Map<string, Map<string, Cookie>>();
  const jarOf = ({ host }: URL) => {
    const jar = jars.get(host) ?? new Map<string, Cookie>();
    jars.set(host, jar);
    return jar;
  };

  /** One request, without following. */
  async function ask(address: string | URL, form?: Record<string, string>): Promise<Response> {
    const url = new URL(address);
    const cookies = [...jarOf(url)]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`);
    const init = {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      headers: { cookie: cookies.join('; ') },
      redirect: 'manual',
    } as const;
    const answer = await (url.origin === home ? app.request(url.href, init) : fetch(url, init));
    for (const line of answer.headers.getSetCookie()) keep(url, line);
    return answer;
  }

  function keep(url: URL, line: string) {
    const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
    const attributes = new Map(
      rest.map(splitOnce).map(([name, value]) => [name.toLowerCase(), value] as const),
    );
    const [name, value] = splitOnce(pair);
    const isOver =
      attributes.get('max-age') === '0' || Date.parse(attributes.get('expires') ?? '') <= Date.now();
    if (isOver || value === '') jarOf(url).delete(name);
    else jarOf(url).set(name, { value, path: attributes.get('path') ?? '/' });
  }

  /** Follows until nothing leads on, or `until` holds of the next address: then it has not been asked yet. */
  async function go(
    address: string | URL,
    { form, until = () => false }: { form?: Record<string, string>; until?: (next: URL) => boolean } = {},
  ): Promise<Page> {
    let url = new URL(address);
    let answer = await ask(url, form);
    for (;;) {
      const location = answer.headers.get('location');
      if (!location) return { url, status: answer.status, text: await answer.text() };
      url = new URL(location, url);
      if (until(url)) return { url, status: answer.status, text: '' };
      answer = await ask(url);
    }
  }

  return { ask, go, jarOf: (address: string) => jarOf(new URL(address)) };
}

function splitOnce(pair: string): [string, string] {
  const index = pair.indexOf('=');
  return index < 0 ? [pair, ''] : [pair.slice(0, index), pair.slice(index + 1)];
}
