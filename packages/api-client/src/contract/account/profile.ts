import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { optionalText } from '../schemas.ts';
import { profileChange } from './rules.ts';

const profile = z.object({
  display_name: optionalText,
  avatar_url: optionalText,
  bio: optionalText,
  location: optionalText,
  website: optionalText,
});

/** The profile of a user; an empty field is null. */
export type Profile = z.output<typeof profile>;

/** Has a new token if the stored one has another choice about adult titles than the account, which another session has changed. */
export const getProfile = defineEndpoint({
  id: 'getProfile',
  method: 'GET',
  path: '/api/profile',
  access: 'user',
  response: z.object({ ...profile.shape, token: optionalText }),
});

/** Saves the profile; the token of the response replaces the stored one. */
export const updateProfile = defineEndpoint({
  id: 'updateProfile',
  method: 'PATCH',
  path: '/api/profile',
  access: 'user',
  body: profileChange,
  response: z.object({ token: z.string(), display_name: optionalText, avatar_url: optionalText }),
});
