import { type Endpoint, endpoints } from '../contract/index.ts';

/** A parsed request to an endpoint. */
export interface FixtureRequest {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** All parameters of the query, also repeated ones. */
  readonly parameters: URLSearchParams;
  readonly body: unknown;
  readonly isSignedIn: boolean;
  /** The headers of a successful response. */
  readonly responseHeaders: Headers;
}

/** Parses a request; undefined when it matches no endpoint of the contract. */
export function parseFixtureRequest(
  resource: string | URL | Request,
  init: RequestInit = {},
): FixtureRequest | undefined {
  const { pathname, searchParams } = new URL(String(resource), 'http://fixture.invalid');
  for (const endpoint of endpoints) {
    if (endpoint.method !== (init.method ?? 'GET')) continue;
    const pattern = endpoint.path.replace(/:([A-Za-z]+)/g, '(?<$1>[^/]+)');
    const match = new RegExp(`^${pattern}$`).exec(pathname);
    if (!match) continue;
    return {
      endpoint,
      params: Object.fromEntries(
        Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
      ),
      query: Object.fromEntries(searchParams),
      parameters: searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      isSignedIn: new Headers(init.headers).has('authorization'),
      responseHeaders: new Headers(),
    };
  }
  return undefined;
}

/** An error response of the fixture host. */
export class FixtureHttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
