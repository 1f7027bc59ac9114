import type { Endpoint } from './endpoint.ts';

/** What a call is given, whatever its endpoint. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Where a call goes, from the API host's root: its path and its query. */
export function callAddress(endpoint: Endpoint, { params, query }: CallInput): string {
  return endpointPath(endpoint, params) + (query ? `?${new URLSearchParams(query)}` : '');
}

/** The path of a call with its parameters filled in and escaped; one that is missing, '.' or '..' is an Error that names it. */
export function endpointPath(endpoint: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  return endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    // Dots cannot be escaped: a browser takes '%2E%2E' for a step upwards too.
    if (value === undefined || /^\.{0,2}$/.test(value))
      throw new Error(`${endpoint.path} needs ':${name}', which is '${value ?? ''}'.`);
    return encodeURIComponent(value);
  });
}
