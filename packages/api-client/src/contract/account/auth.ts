import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import * as messages from '../messages/required.ts';
import * as ownLimits from '../ownLimits.ts';
import { acknowledgement, nullIfInvalid, optionalText, trueOrFalse } from '../schemas.ts';
import { maxLength, notEmpty } from '../textLength.ts';
import {
  credentials,
  forgottenPasswordRequest,
  passwordChangeRequest,
  passwordResetRequest,
  registration,
  verificationResend,
} from './rules.ts';

const linkToken = z.string().check(notEmpty(), maxLength(ownLimits.humanCheckToken));

export const logIn = defineEndpoint({
  id: 'logIn',
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  body: credentials,
  response: z.object({
    token: z.string(),
    user: nullIfInvalid(
      z.object({ email: optionalText, display_name: optionalText, avatar_url: optionalText }),
    ),
  }),
});

export const register = defineEndpoint({
  id: 'register',
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  body: registration,
  response: acknowledgement,
});

export const resendVerification = defineEndpoint({
  id: 'resendVerification',
  method: 'POST',
  path: '/api/auth/resend-verification',
  access: 'public',
  body: verificationResend,
  response: z.catch(z.object({ message: optionalText, email: optionalText }), {}),
});

export const verifyEmail = defineEndpoint({
  id: 'verifyEmail',
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  successStatus: 200,
  body: z.strictObject({ token: linkToken }),
  response: acknowledgement,
});

export const getVerificationStatus = defineEndpoint({
  id: 'getVerificationStatus',
  method: 'GET',
  path: '/api/auth/verification-status',
  access: 'public',
  query: z.object({
    email: z
      .string(messages.verification.statusEmailMissing)
      .check(
        notEmpty(messages.verification.statusEmailMissing),
        maxLength(ownLimits.email, messages.verification.statusEmailMissing),
      ),
  }),
  response: z.object({ isVerified: trueOrFalse }),
});

export const changePassword = defineEndpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'user',
  body: passwordChangeRequest,
  response: z.catch(z.object({ message: optionalText, token: optionalText }), {}),
});

export const requestPasswordReset = defineEndpoint({
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  body: forgottenPasswordRequest,
  response: acknowledgement,
});

export const resetPassword = defineEndpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/auth/verify-password-reset',
  access: 'public',
  body: passwordResetRequest,
  response: acknowledgement,
});

/** The path to navigate to for a third-party sign-in, which redirects back with `?token=`. Not for `fetch`. */
export const thirdPartySignInPath = '/api/auth/google-auth';

/** Why a third-party sign-in failed: values of the query parameter `problem` with which it redirects to the login page. */
export const thirdPartySignInErrors = {
  notConfigured: 'third-party-not-configured',
  failed: 'third-party-failed',
  emailMissing: 'third-party-email',
} as const;

/** Exchanges a token from a URL for a new one and invalidates it: the browser's history keeps the URL. */
export const exchangeSession = defineEndpoint({
  id: 'exchangeSession',
  method: 'POST',
  path: '/api/auth/session/exchange',
  access: 'user',
  response: z.object({ token: z.string() }),
  isExtension: true,
});

/** Ends the session on the server, if the host supports it. */
export const logOut = defineEndpoint({
  id: 'logOut',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'user',
  response: acknowledgement,
  isExtension: true,
});

/** The proof-of-work challenge, solved by altcha-lib; the solution is sent as `recaptchaToken`. */
export const getHumanCheck = defineEndpoint({
  id: 'getHumanCheck',
  method: 'GET',
  path: '/api/auth/human-check',
  access: 'public',
  response: z.custom<Readonly<Record<string, unknown>>>((value) => value instanceof Object),
  isExtension: true,
});
