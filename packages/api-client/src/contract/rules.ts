import * as z from 'zod/mini';
import { isEmail, isStrongPassword, isUsername, isWebAddress } from './fields.ts';
import { ownLimits } from './limits.ts';
import { messages } from './messages.ts';
import { ownMessages } from './ownMessages.ts';

/** One rule of a form: the fields it speaks of, what must hold, and the sentence when it does not. */
function rule<Values>(field: keyof Values & string, holds: (values: Values) => boolean, sentence: string) {
  return z.refine<Values>(holds, { error: sentence, path: [field], abort: true });
}

const { register, login, changePassword, resetPassword, forgotPassword, humanCheck, verification } = messages;
const humanCheckAnswer = z._default(z.string().check(z.maxLength(ownLimits.humanCheckAnswer)), '');

interface RegisterFields {
  email: string;
  username: string;
  password: string;
}

const registerText = z.string(register.missingFields);

/** §5 Register, in the order in which problems are reported. */
export const registration = z
  .strictObject({
    email: registerText,
    username: registerText,
    password: registerText,
    recaptchaToken: humanCheckAnswer,
  })
  .check(
    rule<RegisterFields>('email', ({ email }) => email.trim() !== '', register.missingFields),
    rule<RegisterFields>('username', ({ username }) => username.trim() !== '', register.missingFields),
    rule<RegisterFields>('password', ({ password }) => password !== '', register.missingFields),
    rule<RegisterFields>('email', ({ email }) => isEmail(email.trim()), register.invalidEmail),
    rule<RegisterFields>('username', ({ username }) => isUsername(username.trim()), register.invalidUsername),
    rule<RegisterFields>('password', ({ password }) => isStrongPassword(password), register.invalidPassword),
  );

interface LoginFields {
  username: string;
  password: string;
}

const loginText = z.string(login.missingFields).check(z.maxLength(ownLimits.password, login.failed));

/** §5 Login: both fields, then the human check. `username` may be an e-mail. */
export const credentials = z
  .strictObject({ username: loginText, password: loginText, recaptchaToken: humanCheckAnswer })
  .check(
    rule<LoginFields>('username', ({ username }) => username.trim() !== '', login.missingFields),
    rule<LoginFields>('password', ({ password }) => password !== '', login.missingFields),
  );

interface PasswordChangeFields {
  currentPassword: string;
  newPassword: string;
  retypedPassword: string;
}

/** §5 Change password, as the dialog's form holds it; submitting is disabled until all three are filled. */
export const passwordChange = z
  .strictObject({ currentPassword: z.string(), newPassword: z.string(), retypedPassword: z.string() })
  .check(
    rule<PasswordChangeFields>(
      'retypedPassword',
      ({ newPassword, retypedPassword }) => newPassword === retypedPassword,
      changePassword.mismatch,
    ),
    rule<PasswordChangeFields>(
      'newPassword',
      ({ newPassword }) => isStrongPassword(newPassword),
      changePassword.weak,
    ),
    rule<PasswordChangeFields>(
      'newPassword',
      ({ currentPassword, newPassword }) => currentPassword !== newPassword,
      changePassword.unchanged,
    ),
  );

interface PasswordResetFields {
  token: string;
  newPassword: string;
  retypedPassword: string;
  recaptchaToken: string;
}

/** §5 Reset password, as the form holds it: token, strength, match, challenge. */
export const passwordReset = z
  .strictObject({
    token: z.string(),
    newPassword: z.string(),
    retypedPassword: z.string(),
    recaptchaToken: humanCheckAnswer,
  })
  .check(
    rule<PasswordResetFields>('token', ({ token }) => token !== '', resetPassword.missingToken),
    rule<PasswordResetFields>(
      'newPassword',
      ({ newPassword }) => isStrongPassword(newPassword),
      changePassword.weak,
    ),
    rule<PasswordResetFields>(
      'retypedPassword',
      ({ newPassword, retypedPassword }) => newPassword === retypedPassword,
      resetPassword.mismatch,
    ),
    rule<PasswordResetFields>(
      'recaptchaToken',
      ({ recaptchaToken }) => recaptchaToken !== '',
      humanCheck.incomplete,
    ),
  );

interface ForgottenPasswordFields {
  email: string;
  recaptchaToken: string;
}

/** §5 Forgot password: an e-mail, then the challenge. */
export const forgottenPassword = z
  .strictObject({ email: z.string(forgotPassword.missingEmail), recaptchaToken: humanCheckAnswer })
  .check(
    rule<ForgottenPasswordFields>('email', ({ email }) => email.trim() !== '', forgotPassword.missingEmail),
    rule<ForgottenPasswordFields>(
      'recaptchaToken',
      ({ recaptchaToken }) => recaptchaToken !== '',
      humanCheck.incomplete,
    ),
  );

/** §5 Resend verification: the e-mail must contain '@'. */
export const verificationResend = z.strictObject({
  email: z.string(verification.resendAddressMissing).check(
    z.maxLength(ownLimits.email, verification.resendAddressMissing),
    z.refine((email) => email.includes('@'), verification.resendAddressMissing),
  ),
});

function optionalTextOf(label: string, maximum: number) {
  return z.nullable(z.string().check(z.maxLength(maximum, ownMessages.profile.tooLong(label, maximum))));
}

function optionalAddress(schemes: readonly ('http:' | 'https:')[], sentence: string) {
  return z.nullable(z.string().check(z.refine((address) => isWebAddress(address, schemes), sentence)));
}

/** §5 Profile save: these five fields and no other; empty is null. */
export const profileChange = z.partial(
  z.strictObject({
    display_name: optionalTextOf('Display Name', ownLimits.displayName),
    avatar_url: optionalAddress(['https:'], ownMessages.profile.avatarAddress),
    bio: optionalTextOf('Bio', ownLimits.bio),
    location: optionalTextOf('Location', ownLimits.location),
    website: optionalAddress(['https:', 'http:'], ownMessages.profile.websiteAddress),
  }),
);
export type ProfileChange = z.output<typeof profileChange>;
