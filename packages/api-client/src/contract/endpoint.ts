import type * as z from 'zod/mini';

/** Who may call: anyone; any signed-in user; only the user with the `:userId` of the path. */
export type Access = 'public' | 'user' | 'owner';

/** One call of the API; client and server use the same definition. */
export interface Endpoint {
  /** Its name, unique among all endpoints: the name of its value, for a media type with the label of the media type. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Relative to the API host's root, with parameters as `:name`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly query?: z.ZodMiniType;
  /** Sent as JSON. */
  readonly body?: z.ZodMiniType;
  /** The maximum size of the body in bytes that our server accepts; 64 kB by default. */
  readonly maxBody?: number;
  readonly response: z.ZodMiniType;
  /** The only status that means success, where the required API defines one; otherwise 200 to 299. */
  readonly successStatus?: 200;
  /**
   * Public, but users who have chosen to see adult titles get those too: the client sends their token, and a response to it is not
   * cached.
   */
  readonly dependsOnViewer?: true;
  /** Not part of the required API: a client must handle a 404 from hosts without it. */
  readonly isExtension?: true | undefined;
}

type ParameterNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParameterNames<`/${Tail}`>
    : Rest
  : never;

/** The parameters in an endpoint's path, by name. */
export type PathParameters<E extends Endpoint> = { readonly [Name in ParameterNames<E['path']>]: string };

type Query<E extends Endpoint> =
  E['query'] extends z.ZodMiniType<unknown, infer Input>
    ? object extends Input
      ? { readonly query?: Input }
      : { readonly query: Input }
    : unknown;

type Body<E extends Endpoint> =
  E['body'] extends z.ZodMiniType<unknown, infer Input> ? { readonly body: Input } : unknown;

type Parameters<E extends Endpoint> = [ParameterNames<E['path']>] extends [never]
  ? unknown
  : { readonly params: PathParameters<E> };

/** The input of a call: `{ params, query, body }`, each only if the endpoint defines it; a query without required fields is optional. */
export type EndpointInput<E extends Endpoint> = Parameters<E> & Query<E> & Body<E>;

/** The parsed body of a successful response. */
export type EndpointResponse<E extends Endpoint> = z.output<E['response']>;

/** Defines a call and preserves its literal types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** The input of a call of any endpoint. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  /** A list of pairs where parameters can be repeated. */
  readonly query?: Readonly<Record<string, string>> | readonly (readonly [string, string])[];
  readonly body?: unknown;
}

/** The path and query of a call, relative to the API host's root. */
export function endpointUrl(endpoint: Endpoint, { params, query }: CallInput): string {
  const search = String(new URLSearchParams(query as Record<string, string>));
  return endpointPath(endpoint, params) + (search && `?${search}`);
}

/** The path of a call with its parameters escaped. Throws an Error that names the call and a parameter that is missing, '.' or '..'. */
export function endpointPath(endpoint: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  return endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    // Dots cannot be escaped: browsers resolve '%2E%2E' like '..'.
    if (value === undefined || /^\.{0,2}$/.test(value))
      throw new Error(`${endpoint.id}: path parameter '${name}' is ${value ? `'${value}'` : 'missing'}.`);
    return encodeURIComponent(value);
  });
}

/**
 * The decoded parameters of a path that matches a pattern such as `/user/:username`; undefined where it does not match or where a
 * parameter is not valid UTF-8. Case and a trailing slash count.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const expected = pattern.split('/');
  const parts = path.split('/');
  if (parts.length !== expected.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of expected.entries()) {
    const part = parts[index] ?? '';
    if (!name.startsWith(':')) {
      if (part !== name) return undefined;
      continue;
    }
    const value = decode(part);
    if (!value) return undefined;
    params[name.slice(1)] = value;
  }
  return params;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
