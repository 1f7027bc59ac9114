import type { ApiError } from '../client/index.ts';

/** What a screen knows about something it asked for: one of three, never three booleans. */
export type Query<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: ApiError | Error }
  | { readonly state: 'ready'; readonly data: Data };

/** Data wins over an error: what is shown stays when a later attempt fails. */
export function queryOf<Data>(data: Data | undefined, error: Error | undefined): Query<Data> {
  if (data !== undefined) return { state: 'ready', data };
  if (error) return { state: 'failed', error };
  return { state: 'loading' };
}
