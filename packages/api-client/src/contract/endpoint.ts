import type * as z from 'zod/mini';

/** Who may call: anybody; anybody signed in; only the person whose `:userId` stands in the path. */
export type Access = 'public' | 'user' | 'owner';

/** One call: what the client sends is the same value that the server serves. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** From the API host's root, parameters as `:name`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly query?: z.ZodMiniType;
  /** A call with a body takes JSON only. */
  readonly body?: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  /** The one status that means success, where the spec names one; else 200 to 299. */
  readonly successStatus?: 200;
  /** Not among the spec's calls: a client must be content when a host answers 404. */
  readonly extra?: true;
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

/** What a caller gives: `{ params, query, body }`, each only where the endpoint has it; a query of which nothing must be there may be left out. */
export type EndpointInput<E extends Endpoint> = Parameters<E> & Query<E> & Body<E>;

/** What a caller gets. */
export type EndpointResponse<E extends Endpoint> = z.output<E['response']>;

/** Declares a call and keeps its exact type. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
