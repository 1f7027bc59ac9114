import type { Endpoint } from './endpoint.ts';

/** The input of a call of any endpoint. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The path and query of a call, relative to the API host's root. */
export function endpointUrl(endpoint: Endpoint, { params, query }: CallInput): string {
  return endpointPath(endpoint, params) + (query ? `?${new URLSearchParams(query)}` : '');
}

/** The path of a call with its parameters escaped. Throws an Error with the name of a parameter that is missing, '.' or '..'. */
export function endpointPath(endpoint: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  return endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    // Dots cannot be escaped: browsers resolve '%2E%2E' like '..'.
    if (value === undefined || /^\.{0,2}$/.test(value))
      throw new Error(`Invalid value '${value ?? ''}' of ':${name}' in ${endpoint.path}.`);
    return encodeURIComponent(value);
  });
}
