import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { ownLimits } from './limits.ts';
import * as messages from './messages.ts';
import { acknowledgement, optionalPart, optionalText } from './reading.ts';
import {
  credentials,
  forgottenPasswordRequest,
  passwordChangeRequest,
  passwordResetRequest,
  registration,
  verificationResend,
} from './rules.ts';
import { atMost, filled } from './textLength.ts';

const linkToken = z.string().check(filled(), atMost(ownLimits.humanCheckAnswer));

export const login = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  body: credentials,
  response: z.object({
    token: z.string(),
    user: optionalPart(
      z.object({ email: optionalText, display_name: optionalText, avatar_url: optionalText }),
    ),
  }),
});

export const register = defineEndpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  body: registration,
  response: acknowledgement,
});

export const resendVerification = defineEndpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  access: 'public',
  body: verificationResend,
  response: z.catch(z.object({ message: optionalText, email: optionalText }), {}),
});

export const verifyEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  successStatus: 200,
  body: z.strictObject({ token: linkToken }),
  response: acknowledgement,
});

export const verificationStatus = defineEndpoint({
  method: 'GET',
  path: '/api/auth/verification-status',
  access: 'public',
  query: z.object({
    email: z
      .string(messages.verification.statusAddressMissing)
      .check(
        filled(messages.verification.statusAddressMissing),
        atMost(ownLimits.email, messages.verification.statusAddressMissing),
      ),
  }),
  response: z.object({ isVerified: z.boolean() }),
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'user',
  body: passwordChangeRequest,
  response: z.catch(z.object({ message: optionalText, token: optionalText }), {}),
});

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  body: forgottenPasswordRequest,
  response: acknowledgement,
});

export const verifyPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/auth/verify-password-reset',
  access: 'public',
  body: passwordResetRequest,
  response: acknowledgement,
});

/** Where a browser goes to sign in through a third party; it comes back with `?token=`. Not a call of ours to fetch. */
export const thirdPartySignInPath = '/api/auth/google-auth';

/** Why a sign-in through a third party led back to the login, which says so: `?problem=` of its address. */
export const thirdPartyProblems = {
  notConfigured: 'third-party-not-configured',
  failed: 'third-party-failed',
  emailMissing: 'third-party-email',
} as const;

/**
 * Swaps a token that came by an address for another one: the browser's history keeps the address, and what stands in it
 * is worth nothing any more.
 */
export const exchangeSession = defineEndpoint({
  method: 'POST',
  path: '/api/auth/session/exchange',
  access: 'user',
  response: z.object({ token: z.string() }),
  extra: true,
});

/** Ends the session on the server, as far as a host can. */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'user',
  response: acknowledgement,
  extra: true,
});

/** The proof-of-work challenge, solved by altcha-lib; its answer goes out as `recaptchaToken`. */
export const humanCheckChallenge = defineEndpoint({
  method: 'GET',
  path: '/api/auth/human-check',
  access: 'public',
  response: z.custom<Readonly<Record<string, unknown>>>((value) => value instanceof Object),
  extra: true,
});
