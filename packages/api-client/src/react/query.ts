import type { ApiError } from '../client/index.ts';

/** The state of requested data. */
export type Query<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: ApiError | Error }
  | { readonly state: 'ready'; readonly data: Data };

/** The first part of the key of cached data that does not depend on whether the user sees adult titles. */
export const ownDataKey = 'own';

/** The key of the profile of the signed-in user. */
export const profileKey = (userId: string) => [ownDataKey, 'profile', userId];

/** Data has precedence over an error, so that it stays on screen when a later request fails. */
export function queryOf<Data>(data: Data | undefined, error: Error | undefined): Query<Data> {
  if (data !== undefined) return { state: 'ready', data };
  if (error) return { state: 'failed', error };
  return { state: 'loading' };
}
