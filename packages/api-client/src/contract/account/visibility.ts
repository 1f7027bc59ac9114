import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listOf } from '../schemas.ts';

const visibilities = ['private', 'public'] as const;

/** Who may see a user's collection: only its owner, or anyone. */
export type Visibility = (typeof visibilities)[number];

/** The profile fields that a public page shows if its owner has selected them. */
export const publicProfileFields = ['bio', 'location', 'website'] as const;

/** One of `publicProfileFields`. */
export type PublicProfileField = (typeof publicProfileFields)[number];

const isVisibility = (value: unknown) => visibilities.some((allowed) => allowed === value);
const collection = z.custom<Visibility>(isVisibility);
const isPart = (value: unknown): value is PublicProfileField =>
  publicProfileFields.some((allowed) => allowed === value);
const areParts = (value: unknown) => Array.isArray(value) && value.every(isPart);

// A response without `profile` is from a host without that setting.
const choices = z.object({
  collection,
  profile: z.catch(z.optional(listOf(z.custom<PublicProfileField>(isPart))), undefined),
});

/** What a user has made public: the collection, and the selected profile fields next to it. */
export type VisibilitySettings = z.output<typeof choices>;

const path = '/api/profile/visibility';

/** The caller's settings; by default 'private' without profile fields. */
export const getVisibility = defineEndpoint({
  id: 'getVisibility',
  method: 'GET',
  path,
  access: 'user',
  response: choices,
  isExtension: true,
});

/** Changes the settings. Without `profile` its fields are unchanged; 'private' deselects all of them. */
export const setVisibility = defineEndpoint({
  id: 'setVisibility',
  method: 'PUT',
  path,
  access: 'user',
  body: z.strictObject({ collection, profile: z.optional(z.custom<PublicProfileField[]>(areParts)) }),
  response: choices,
  isExtension: true,
});
