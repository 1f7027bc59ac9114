import * as z from 'zod/mini';
import { isEmail, isStrongPassword, isUsername, isWebAddress } from './fields.ts';
import { ownLimits } from './limits.ts';
import {
  changePassword,
  forgotPassword,
  humanCheck,
  login,
  register,
  resetPassword,
  verification,
} from './messages.ts';
import * as ownMessages from './ownMessages.ts';
import { atMost } from './textLength.ts';

/** One rule of a form: the fields it speaks of, what must hold, and the sentence when it does not. */
function rule<Values>(field: keyof Values & string, holds: (values: Values) => boolean, sentence: string) {
  return z.refine<Values>(holds, { error: sentence, path: [field], abort: true });
}

const humanCheckAnswer = z.pipe(
  z.optional(z.string().check(atMost(ownLimits.humanCheckAnswer))),
  z.transform((answer) => answer ?? ''),
);

interface RegisterFields {
  email: string;
  username: string;
  password: string;
}

const registerText = z.string(register.missingFields);
const registerEmail = z.string(register.missingFields).check(z.trim());

/** §5 Register, in the order in which problems are reported. */
export const registration = z
  .strictObject({
    email: registerEmail,
    username: registerText,
    password: registerText,
    recaptchaToken: humanCheckAnswer,
  })
  .check(
    rule<RegisterFields>('email', ({ email }) => email !== '', register.missingFields),
    rule<RegisterFields>('username', ({ username }) => username.trim() !== '', register.missingFields),
    rule<RegisterFields>('password', ({ password }) => password !== '', register.missingFields),
    rule<RegisterFields>('email', ({ email }) => isEmail(email), register.invalidEmail),
    rule<RegisterFields>('username', ({ username }) => isUsername(username), register.invalidUsername),
    rule<RegisterFields>('password', ({ password }) => isStrongPassword(password), register.invalidPassword),
  );

/** What a registration sends. */
export type Registration = z.input<typeof registration>;

interface LoginFields {
  username: string;
  password: string;
}

const loginText = z.string(login.missingFields).check(atMost(ownLimits.password, login.failed));

/** §5 Login: both fields, then the human check. `username` may be an e-mail. */
export const credentials = z
  .strictObject({
    username: loginText.check(z.trim()),
    password: loginText,
    recaptchaToken: humanCheckAnswer,
  })
  .check(
    rule<LoginFields>('username', ({ username }) => username !== '', login.missingFields),
    rule<LoginFields>('password', ({ password }) => password !== '', login.missingFields),
  );

/** What a login sends. */
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
const isAnother = rule<{ currentPassword: string; newPassword: string }>(
  'newPassword',
  ({ currentPassword, newPassword }) => currentPassword !== newPassword,
  changePassword.unchanged,
);

/** §5 Change password, as the dialog's form holds it; submitting is disabled until all three are filled. */
export const passwordChange = z
  .strictObject({ currentPassword: z.string(), newPassword: z.string(), retypedPassword: z.string() })
  .check(
    rule<PasswordChangeFields>(
      'retypedPassword',
      ({ newPassword, retypedPassword }) => newPassword === retypedPassword,
      changePassword.mismatch,
    ),
    isStrong,
    isAnother,
  );

/** The rules of that call. */
export const passwordChangeRequest = z
  .strictObject({
    currentPassword: z.string().check(atMost(ownLimits.password)),
    newPassword: z.string(changePassword.weak),
  })
  .check(isStrong, isAnother);

/** What changing a password sends. */
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
const challengeDone = rule<{ recaptchaToken: string }>(
  'recaptchaToken',
  ({ recaptchaToken }) => recaptchaToken !== '',
  humanCheck.incomplete,
);

/** §5 Reset password, as the form holds it: token, strength, match, challenge. */
export const passwordReset = z
  .strictObject({
    token: z.string(),
    newPassword: z.string(),
    retypedPassword: z.string(),
    recaptchaToken: humanCheckAnswer,
  })
  .check(
    hasResetToken,
    isStrong,
    rule<PasswordResetFields>(
      'retypedPassword',
      ({ newPassword, retypedPassword }) => newPassword === retypedPassword,
      resetPassword.mismatch,
    ),
    challengeDone,
  );

/** The rules of that call; whether an answer to the challenge is needed is the host's to say. */
export const passwordResetRequest = z
  .strictObject({
    token: z.string(resetPassword.missingToken),
    newPassword: z.string(changePassword.weak),
    recaptchaToken: humanCheckAnswer,
  })
  .check(hasResetToken, isStrong);

/** What resetting a password sends. */
export type PasswordReset = z.input<typeof passwordResetRequest>;

const forgottenFields = {
  email: z.string(forgotPassword.missingEmail).check(z.trim()),
  recaptchaToken: humanCheckAnswer,
};
const hasEmail = rule<{ email: string }>('email', ({ email }) => email !== '', forgotPassword.missingEmail);

/** §5 Forgot password, as the form holds it: an e-mail, then the challenge. */
export const forgottenPassword = z.strictObject(forgottenFields).check(hasEmail, challengeDone);

/** The rules of that call. */
export const forgottenPasswordRequest = z.strictObject(forgottenFields).check(hasEmail);

/** What forgetting a password sends. */
export type ForgottenPassword = z.input<typeof forgottenPasswordRequest>;

/** §5 Resend verification: the e-mail must contain '@'. */
export const verificationResend = z.strictObject({
  email: z.string(verification.resendAddressMissing).check(
    z.trim(),
    z.refine(
      (email) => email.includes('@') && email.length <= ownLimits.email,
      verification.resendAddressMissing,
    ),
  ),
});

const emptyAsNull = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => text || null),
);

function optionalTextOf(label: string, maximum: number) {
  const sentence = ownMessages.profile.tooLong(label, maximum);
  return z.optional(z.pipe(emptyAsNull, z.nullable(z.string().check(atMost(maximum, sentence)))));
}

function optionalAddress(schemes: readonly ('http:' | 'https:')[], sentence: string) {
  const address = z.string().check(z.refine((text) => isWebAddress(text, schemes), sentence));
  return z.optional(z.pipe(emptyAsNull, z.nullable(address)));
}

/** §5 Profile save: these five fields and no other; an empty text comes out as null. */
export const profileChange = z.strictObject({
  display_name: optionalTextOf('Display Name', ownLimits.displayName),
  avatar_url: optionalAddress(['https:'], ownMessages.profile.avatarAddress),
  bio: optionalTextOf('Bio', ownLimits.bio),
  location: optionalTextOf('Location', ownLimits.location),
  website: optionalAddress(['https:', 'http:'], ownMessages.profile.websiteAddress),
});
export type ProfileChange = z.output<typeof profileChange>;
