import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { accessTokens as messages } from '../messages/apiAccess.ts';
import { acknowledgement, listOf, optionalText, text } from '../schemas.ts';
import { serverLimits } from '../serverLimits.ts';
import { maxLength, notEmpty } from '../textLength.ts';

/** All scopes of a personal access token: read the user's data, change their collection, import into it. */
export const accessTokenScopes = ['read', 'write', 'import'] as const;

/** What a personal access token may do. */
export type AccessTokenScope = (typeof accessTokenScopes)[number];

/** The lifetimes that a personal access token can have, in days; null is no expiry. */
export const accessTokenLifetimes = [30, 90, 365, null] as const;

type Lifetime = (typeof accessTokenLifetimes)[number];

const isScope = (value: unknown) => accessTokenScopes.some((scope) => scope === value);
const areScopes = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(isScope) && new Set(value).size === value.length;
const isLifetime = (value: unknown) => accessTokenLifetimes.some((days) => days === value);

const newAccessToken = z.strictObject({
  name: z
    .string(messages.missingName)
    .check(
      z.trim(),
      notEmpty(messages.missingName),
      maxLength(serverLimits.accessTokenName, messages.longName),
    ),
  scopes: z.custom<readonly AccessTokenScope[]>(areScopes, messages.missingScope),
  expires_in_days: z.custom<Lifetime>(isLifetime, messages.invalidLifetime),
});

/** What a user chooses for a new personal access token. */
export type NewAccessToken = z.input<typeof newAccessToken>;

const accessToken = z.object({
  id: text,
  name: text,
  scopes: listOf(z.custom<AccessTokenScope>(isScope)),
  /** The first characters of the token, by which its owner recognises it. */
  prefix: text,
  created_at: text,
  /** Null without an expiry. */
  expires_at: optionalText,
  /** Within a minute of the last request; null if it was never used. */
  last_used_at: optionalText,
});

/** A personal access token without its secret; times are in ISO 8601. */
export type AccessToken = z.output<typeof accessToken>;

const path = '/api/access-tokens';

/** The user whom a session or a personal access token belongs to. */
export const getCurrentUser = defineEndpoint({
  id: 'getCurrentUser',
  method: 'GET',
  path: '/api/user',
  access: 'user',
  response: z.object({
    userId: text,
    username: text,
    display_name: optionalText,
    avatar_url: optionalText,
  }),
  isExtension: true,
});

/** The caller's personal access tokens, the newest first; expired ones stay for 30 days. */
export const listAccessTokens = defineEndpoint({
  id: 'listAccessTokens',
  method: 'GET',
  path,
  access: 'user',
  response: listOf(accessToken),
  isExtension: true,
});

/** Creates a personal access token. Only this response has the token itself. */
export const createAccessToken = defineEndpoint({
  id: 'createAccessToken',
  method: 'POST',
  path,
  access: 'user',
  body: newAccessToken,
  response: z.object({ ...accessToken.shape, token: text }),
  isExtension: true,
});

/** Revokes a personal access token, which is invalid from the next request on; idempotent. */
export const revokeAccessToken = defineEndpoint({
  id: 'revokeAccessToken',
  method: 'DELETE',
  path: `${path}/:tokenId`,
  access: 'user',
  response: acknowledgement,
  isExtension: true,
});
