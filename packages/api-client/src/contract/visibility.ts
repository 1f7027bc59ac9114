import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { listOf } from './reading.ts';

const who = ['private', 'public'] as const;

/** Who may see a person's collection: nobody but them, or anybody. */
export type Visibility = (typeof who)[number];

/** The parts of a profile that a public page shows once its owner has ticked them. */
export const profileParts = ['bio', 'location', 'website'] as const;

/** One of those parts. */
export type ProfilePart = (typeof profileParts)[number];

const isVisibility = (value: unknown) => who.some((known) => known === value);
const collection = z.custom<Visibility>(isVisibility);
const isPart = (value: unknown): value is ProfilePart => profileParts.some((known) => known === value);
const areParts = (value: unknown) => Array.isArray(value) && value.every(isPart);

// A host that says nothing of the profile knows no such choice.
const choices = z.object({
  collection,
  profile: z.catch(z.optional(listOf(z.custom<ProfilePart>(isPart))), undefined),
});

/** What a person shows to anybody: the collection, and the ticked parts of the profile beside it. */
export type PublicChoices = z.output<typeof choices>;

const path = '/api/profile/visibility';

/** What the caller shows; 'private' and nothing of the profile until they say otherwise. */
export const getVisibility = defineEndpoint({
  method: 'GET',
  path,
  access: 'user',
  response: choices,
  extra: true,
});

/** Decides it. Without `profile` its parts stay as they are; 'private' unticks all of them. */
export const setVisibility = defineEndpoint({
  method: 'PUT',
  path,
  access: 'user',
  body: z.strictObject({ collection, profile: z.optional(z.custom<ProfilePart[]>(areParts)) }),
  response: choices,
  extra: true,
});
