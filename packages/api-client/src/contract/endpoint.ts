import type * as z from 'zod/mini';

/** Who may call: anyone; any signed-in user; only the user with the `:userId` of the path. */
export type Access = 'public' | 'user' | 'owner';

/** One call of the API; client and server use the same definition. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Relative to the API host's root, with parameters as `:name`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly query?: z.ZodMiniType;
  /** Sent as JSON. */
  readonly body?: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  /** The only status that means success, where the required API defines one; otherwise 200 to 299. */
  readonly successStatus?: 200;
  /** Not part of the required API: a client must handle a 404 from hosts without it. */
  readonly isExtension?: true;
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
