import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

const who = ['private', 'public'] as const;

/** Who may see a person's collection: nobody but them, or anybody. */
export type Visibility = (typeof who)[number];

const isVisibility = (value: unknown) => who.some((known) => known === value);
const visibility = { collection: z.custom<Visibility>(isVisibility) };

const path = '/api/profile/visibility';

/** Who may see the caller's collection; 'private' until they say otherwise. */
export const getVisibility = defineEndpoint({
  method: 'GET',
  path,
  access: 'user',
  response: z.object(visibility),
  extra: true,
});

/** Decides it. */
export const setVisibility = defineEndpoint({
  method: 'PUT',
  path,
  access: 'user',
  body: z.strictObject(visibility),
  response: z.object(visibility),
  extra: true,
});
