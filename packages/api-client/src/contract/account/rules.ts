import * as z from 'zod/mini';
import * as ownMessages from '../messages/own.ts';
import {
  changePassword,
  forgotPassword,
  humanCheck,
  login,
  register,
  resetPassword,
  verification,
} from '../messages/required.ts';
import * as ownLimits from '../ownLimits.ts';
import { maxLength } from '../textLength.ts';
import { isEmail, isStrongPassword, isUsername, isWebUrl } from './fields.ts';

/** A rule of a form: the field of the error, the condition, and the error message. */
function rule<Values>(
  field: keyof Values & string,
  isSatisfied: (values: Values) => boolean,
  message: string,
) {
  return z.refine<Values>(isSatisfied, { error: message, path: [field], abort: true });
}

const humanCheckToken = z.pipe(
  z.optional(z.string().check(maxLength(ownLimits.humanCheckToken))),
  z.transform((token) => token ?? ''),
);

interface RegisterFields {
  email: string;
  username: string;
  password: string;
}

const registerText = z.string(register.missingFields);
const registerEmail = z.string(register.missingFields).check(z.trim());

/** The rules of a registration, in the order in which errors are reported. */
export const registration = z
  .strictObject({
    email: registerEmail,
    username: registerText,
    password: registerText,
    recaptchaToken: humanCheckToken,
  })
  .check(
    rule<RegisterFields>('email', ({ email }) => email !== '', register.missingFields),
    rule<RegisterFields>('username', ({ username }) => username.trim() !== '', register.missingFields),
    rule<RegisterFields>('password', ({ password }) => password !== '', register.missingFields),
    rule<RegisterFields>('email', ({ email }) => isEmail(email), register.invalidEmail),
    rule<RegisterFields>('username', ({ username }) => isUsername(username), register.invalidUsername),
    rule<RegisterFields>('password', ({ password }) => isStrongPassword(password), register.invalidPassword),
  );

/** The body of a registration. */
export type Registration = z.input<typeof registration>;

interface LoginFields {
  username: string;
  password: string;
}

const loginText = z.string(login.missingFields).check(maxLength(ownLimits.password, login.failed));

/** The rules of a login: both fields, then the human check. `username` may be an email address. */
export const credentials = z
  .strictObject({
    username: loginText.check(z.trim()),
    password: loginText,
    recaptchaToken: humanCheckToken,
  })
  .check(
    rule<LoginFields>('username', ({ username }) => username !== '', login.missingFields),
    rule<LoginFields>('password', ({ password }) => password !== '', login.missingFields),
  );

/** The body of a login. */
export type Credentials = z.input<typeof credentials>;

interface PasswordChangeFields {
  currentPassword: string;
  newPassword: string;
  retypedPassword: string;
}

const isStrong = rule<{ newPassword: string }>(
  'newPassword',
  ({ newPassword }) => isStrongPassword(newPassword),
  changePassword.weak,
);
const isChanged = rule<{ currentPassword: string; newPassword: string }>(
  'newPassword',
  ({ currentPassword, newPassword }) => currentPassword !== newPassword,
  changePassword.unchanged,
);

/** The rules of a password change: the form of the dialog, which can be submitted only with all three fields filled. */
export const passwordChange = z
  .strictObject({ currentPassword: z.string(), newPassword: z.string(), retypedPassword: z.string() })
  .check(
    rule<PasswordChangeFields>(
      'retypedPassword',
      ({ newPassword, retypedPassword }) => newPassword === retypedPassword,
      changePassword.mismatch,
    ),
    isStrong,
    isChanged,
  );

/** The body of `changePassword`. */
export const passwordChangeRequest = z
  .strictObject({
    currentPassword: z.string().check(maxLength(ownLimits.password)),
    newPassword: z.string(changePassword.weak),
  })
  .check(isStrong, isChanged);

/** The body of a password change. */
export type PasswordChange = z.input<typeof passwordChangeRequest>;

interface PasswordResetFields {
  newPassword: string;
  retypedPassword: string;
}

const hasResetToken = rule<{ token: string }>(
  'token',
  ({ token }) => token !== '',
  resetPassword.missingToken,
);
const hasHumanCheck = rule<{ recaptchaToken: string }>(
  'recaptchaToken',
  ({ recaptchaToken }) => recaptchaToken !== '',
  humanCheck.incomplete,
);

/** The rules of a password reset: the form, in the order token, strength, match, challenge. */
export const passwordReset = z
  .strictObject({
    token: z.string(),
    newPassword: z.string(),
    retypedPassword: z.string(),
    recaptchaToken: humanCheckToken,
  })
  .check(
    hasResetToken,
    isStrong,
    rule<PasswordResetFields>(
      'retypedPassword',
      ({ newPassword, retypedPassword }) => newPassword === retypedPassword,
      resetPassword.mismatch,
    ),
    hasHumanCheck,
  );

/** The body of `verifyPasswordReset`; whether `recaptchaToken` is required depends on the host. */
export const passwordResetRequest = z
  .strictObject({
    token: z.string(resetPassword.missingToken),
    newPassword: z.string(changePassword.weak),
    recaptchaToken: humanCheckToken,
  })
  .check(hasResetToken, isStrong);

/** The body of a password reset. */
export type PasswordReset = z.input<typeof passwordResetRequest>;

const forgottenFields = {
  email: z.string(forgotPassword.missingEmail).check(z.trim()),
  recaptchaToken: humanCheckToken,
};
const hasEmail = rule<{ email: string }>('email', ({ email }) => email !== '', forgotPassword.missingEmail);

/** The rules of a request for a reset link: an email address, then the challenge. */
export const forgottenPassword = z.strictObject(forgottenFields).check(hasEmail, hasHumanCheck);

/** The body of `requestPasswordReset`. */
export const forgottenPasswordRequest = z.strictObject(forgottenFields).check(hasEmail);

/** The body of a password reset request. */
export type ForgottenPassword = z.input<typeof forgottenPasswordRequest>;

/** The rule of resending a verification email: the address must contain '@'. */
export const verificationResend = z.strictObject({
  email: z.string(verification.resendEmailMissing).check(
    z.trim(),
    z.refine(
      (email) => email.includes('@') && email.length <= ownLimits.email,
      verification.resendEmailMissing,
    ),
  ),
});

const emptyAsNull = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => text || null),
);

function optionalTextOf(label: string, maximum: number) {
  const message = ownMessages.profile.tooLong(label, maximum);
  return z.optional(z.pipe(emptyAsNull, z.nullable(z.string().check(maxLength(maximum, message)))));
}

function optionalUrl(schemes: readonly ('http:' | 'https:')[], message: string) {
  const url = z.string().check(z.refine((text) => isWebUrl(text, schemes), message));
  return z.optional(z.pipe(emptyAsNull, z.nullable(url)));
}

/** A change of the profile: these five fields and no others; an empty text becomes null. */
export const profileChange = z.strictObject({
  display_name: optionalTextOf('Display Name', ownLimits.displayName),
  avatar_url: optionalUrl(['https:'], ownMessages.profile.invalidAvatarUrl),
  bio: optionalTextOf('Bio', ownLimits.bio),
  location: optionalTextOf('Location', ownLimits.location),
  website: optionalUrl(['https:', 'http:'], ownMessages.profile.invalidWebsiteUrl),
});
export type ProfileChange = z.output<typeof profileChange>;

/** The action name that the account forms send to a CAPTCHA service; the server rejects tokens that were issued for another action. */
export const humanCheckAction = 'account';
