import type { Account } from './accounts.ts';

/** A received request. */
export interface Call {
  /** The path segments at the `:name`s of the route, in order. */
  readonly params: readonly string[];
  readonly query: URLSearchParams;
  /** The JSON body; an empty object without one. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The user of the bearer token; null without a valid one. */
  readonly user: Account | null;
}

/** A response; without `body` it is empty. */
export interface RouteResponse {
  readonly status?: number;
  readonly body?: unknown;
  /** The URL of a redirect. */
  readonly location?: string;
}

/** A call of the required API. `fields` are exactly the fields of its body, with their validation; `bearer` requires a token. */
export interface Route {
  readonly call: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /api/${string}`;
  readonly fields?: Readonly<Record<string, (value: unknown) => boolean>>;
  readonly bearer?: true;
  readonly respond: (call: Call) => RouteResponse;
}

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
export const isTextOrNull = (value: unknown) => value === null || isText(value);
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
