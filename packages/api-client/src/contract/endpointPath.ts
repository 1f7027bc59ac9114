import type { Endpoint } from './endpoint.ts';

/** The path of a call with its parameters filled in and escaped; a missing parameter is an Error that names it. */
export function endpointPath(endpoint: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  return endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '')
      throw new Error(`${endpoint.path} needs ':${name}', which is empty.`);
    return encodeURIComponent(value);
  });
}
