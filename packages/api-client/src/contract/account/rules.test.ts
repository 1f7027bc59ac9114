import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { issueMessage } from '../errors/formErrors.ts';
import * as messages from '../messages/required.ts';
import { changePassword, getVerificationStatus, requestPasswordReset, resetPassword } from './auth.ts';
import { isEmail, isStrongPassword, isUsername } from './fields.ts';
import {
  credentials,
  forgottenPassword,
  passwordChange,
  passwordReset,
  profileChange,
  registration,
  verificationResend,
} from './rules.ts';

/** The error messages that a user would see, in the order in which they are reported. */
function errorMessages(rules: z.ZodMiniType, values: unknown): string[] {
  return rules.safeParse(values).error?.issues.map(issueMessage) ?? [];
}

function rejectedField(rules: z.ZodMiniType, values: unknown): PropertyKey | undefined {
  return rules.safeParse(values).error?.issues[0]?.path[0];
}

describe('register', () => {
  const { register } = messages;
  const valid = { email: 'bob@example.org', username: 'bob', password: 'abc12!', recaptchaToken: 'yes' };

  test('valid values are unchanged', () => {
    expect(registration.parse(valid)).toEqual(valid);
  });

  test.each([
    ['a missing email address', { email: '', username: 'x', password: 'x' }, register.missingFields, 'email'],
    ['a blank email address', { email: '  ', username: 'x', password: 'x' }, register.missingFields, 'email'],
    ['a missing username', { email: 'x', username: '', password: 'x' }, register.missingFields, 'username'],
    [
      'a username of spaces',
      { email: 'x', username: ' ', password: 'x' },
      register.missingFields,
      'username',
    ],
    ['a missing password', { email: 'x', username: 'x', password: '' }, register.missingFields, 'password'],
    ['all three invalid', { email: 'x', username: 'x', password: 'x' }, register.invalidEmail, 'email'],
    ['username and password invalid', { username: 'x', password: 'x' }, register.invalidUsername, 'username'],
    ['the password invalid', { password: 'x' }, register.invalidPassword, 'password'],
    ['a username with a trailing space', { username: 'bob ' }, register.invalidUsername, 'username'],
  ])(
    'registering reports one error, the first in the order of the spec: %s',
    (_, invalid, message, field) => {
      expect(errorMessages(registration, { ...valid, ...invalid })).toEqual([message]);
      expect(rejectedField(registration, { ...valid, ...invalid })).toBe(field);
    },
  );

  test('a body without its fields is rejected with one message', () => {
    expect(new Set(errorMessages(registration, {}))).toEqual(new Set([register.missingFields]));
    expect(new Set(errorMessages(registration, { ...valid, email: null }))).toEqual(
      new Set([register.missingFields]),
    );
  });

  test('the email address is trimmed, the password is not', () => {
    const input = { ...valid, email: ' bob@example.org ', password: ' abc12! ' };
    expect(registration.parse(input)).toEqual({ ...valid, password: ' abc12! ' });
  });

  test('the human check is optional, since its configuration is on the server', () => {
    const { recaptchaToken, ...fields } = valid;
    expect(recaptchaToken).toBe('yes');
    expect(registration.parse(fields)).toEqual({ ...fields, recaptchaToken: '' });
  });

  test('rejects unknown fields (mass assignment)', () => {
    for (const extra of [
      '{"role":"admin"}',
      '{"userId":"1"}',
      '{"__proto__":{"role":"admin"}}',
      '{"constructor":1}',
    ]) {
      const result = registration.safeParse({ ...valid, ...JSON.parse(extra) });
      expect(result.success && 'role' in result.data).toBe(false);
    }
    expect(errorMessages(registration, { ...valid, role: 'admin' })).toEqual([
      "The field 'role' is not known here.",
    ]);
  });

  test('a registration is valid exactly when its three fields are', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('bob', 'ab', 'bob@example.org', 'abc12!', 'abc12', 'a b', ''),
    );
    fc.assert(
      fc.property(text, text, text, (email, username, password) => {
        const isValid = isEmail(email.trim()) && isUsername(username) && isStrongPassword(password);
        return registration.safeParse({ email, username, password }).success === isValid;
      }),
    );
  });
});

describe('log in', () => {
  test('a login needs both fields; the message has no full stop', () => {
    for (const values of [
      { username: '', password: 'x' },
      { username: ' ', password: 'x' },
      { username: 'bob', password: '' },
      { username: '', password: '' },
    ])
      expect(errorMessages(credentials, values)).toEqual(['Please fill in all fields']);
  });

  test('accepts a username or an email address and any password', () => {
    for (const username of ['bob', 'bob@example.org', 'no such name!'])
      expect(credentials.parse({ username: ` ${username}`, password: ' x ', recaptchaToken: '' })).toEqual({
        username,
        password: ' x ',
        recaptchaToken: '',
      });
  });

  test('a password over the maximum length fails like invalid credentials', () => {
    expect(errorMessages(credentials, { username: 'bob', password: 'x'.repeat(1025) })).toEqual([
      messages.login.failed,
    ]);
  });
});

describe('change password', () => {
  const { mismatch, weak, unchanged } = messages.changePassword;
  const valid = { currentPassword: 'old12!', newPassword: 'new12!', retypedPassword: 'new12!' };

  test.each([
    ['all invalid', { newPassword: 'x', currentPassword: 'x' }, mismatch],
    ['weak and unchanged', { newPassword: 'x', retypedPassword: 'x', currentPassword: 'x' }, weak],
    ['unchanged', { currentPassword: 'new12!' }, unchanged],
  ])('reports one error, in the order mismatch, strength, unchanged: %s', (_, invalid, message) => {
    expect(errorMessages(passwordChange, { ...valid, ...invalid })).toEqual([message]);
  });

  test('accepts a new password that is strong, different and retyped correctly', () => {
    expect(passwordChange.parse(valid)).toEqual(valid);
  });

  test('the request has the same rules, without the retyped password', () => {
    const request = { currentPassword: 'old12!', newPassword: 'new12!' };
    expect(changePassword.body.parse(request)).toEqual(request);
    expect(errorMessages(changePassword.body, { ...request, newPassword: 'x' })).toEqual([weak]);
    expect(errorMessages(changePassword.body, { currentPassword: 'x' })).toEqual([weak]);
    expect(errorMessages(changePassword.body, { ...request, newPassword: 'old12!' })).toEqual([unchanged]);
  });
});

describe('reset password', () => {
  const { missingToken, mismatch } = messages.resetPassword;
  const { weak } = messages.changePassword;
  const { incomplete } = messages.humanCheck;
  const valid = { token: 't', newPassword: 'new12!', retypedPassword: 'new12!', recaptchaToken: 'yes' };

  test.each([
    ['all invalid', { token: '', newPassword: 'x', recaptchaToken: '' }, missingToken],
    ['all but the token', { newPassword: 'x', recaptchaToken: '' }, weak],
    ['the retyped password and the challenge', { retypedPassword: 'x', recaptchaToken: '' }, mismatch],
    ['the challenge', { recaptchaToken: '' }, incomplete],
  ])('reports one error, in the order token, strength, mismatch, challenge: %s', (_, invalid, message) => {
    expect(errorMessages(passwordReset, { ...valid, ...invalid })).toEqual([message]);
  });

  test('accepts a complete reset', () => {
    expect(passwordReset.parse(valid)).toEqual(valid);
  });

  test('the request needs the token and a strong password; the challenge is optional', () => {
    const request = { token: 't', newPassword: 'new12!', recaptchaToken: 'yes' };
    expect(resetPassword.body.parse(request)).toEqual(request);
    expect(errorMessages(resetPassword.body, { ...request, token: '' })).toEqual([missingToken]);
    expect(errorMessages(resetPassword.body, { ...request, newPassword: 'x' })).toEqual([weak]);
    // A host without a human check needs no solution.
    expect(errorMessages(resetPassword.body, { token: 't', newPassword: 'new12!' })).toEqual([]);
    expect(errorMessages(resetPassword.body, {})).toEqual([missingToken, weak]);
  });
});

describe('requesting an email', () => {
  test('a forgotten password needs the email address, then the challenge', () => {
    const { missingEmail } = messages.forgotPassword;
    expect(errorMessages(forgottenPassword, { email: ' ', recaptchaToken: '' })).toEqual([missingEmail]);
    expect(errorMessages(forgottenPassword, {})).toEqual([missingEmail]);
    expect(errorMessages(forgottenPassword, { email: 'bob' })).toEqual([messages.humanCheck.incomplete]);
    expect(errorMessages(requestPasswordReset.body, { email: 'bob' })).toEqual([]);
    expect(errorMessages(requestPasswordReset.body, {})).toEqual([missingEmail]);
    expect(forgottenPassword.parse({ email: ' bob@example.org', recaptchaToken: 'yes' }).email).toBe(
      'bob@example.org',
    );
  });

  test("a new verification link needs an email address with '@'", () => {
    const { resendEmailMissing } = messages.verification;
    for (const values of [{}, { email: '' }, { email: 'bob' }, { email: 'a'.repeat(300) }])
      expect(errorMessages(verificationResend, values)).toEqual([resendEmailMissing]);
    expect(verificationResend.parse({ email: 'bob@example.org ' })).toEqual({ email: 'bob@example.org' });
  });

  test('the verification status needs an email address', () => {
    const { statusEmailMissing } = messages.verification;
    for (const values of [{}, { email: '' }])
      expect(errorMessages(getVerificationStatus.query, values)).toEqual([statusEmailMissing]);
  });
});

describe('save a profile', () => {
  test('an empty text becomes null, and missing fields stay missing', () => {
    expect(
      profileChange.parse({ display_name: '', avatar_url: '', bio: '', location: '', website: '' }),
    ).toEqual({
      display_name: null,
      avatar_url: null,
      bio: null,
      location: null,
      website: null,
    });
    expect(profileChange.parse({ bio: 'Likes turn-based games.' })).toEqual({
      bio: 'Likes turn-based games.',
    });
    expect(profileChange.parse({ website: null })).toEqual({ website: null });
  });

  test('rejects a change of the username', () => {
    expect(errorMessages(profileChange, { username: 'eve' })).toEqual([
      "The field 'username' is not known here.",
    ]);
  });

  test.each([
    ['display_name', 80, 'Display Name may have at most 80 characters.'],
    ['bio', 2000, 'Bio may have at most 2000 characters.'],
    ['location', 120, 'Location may have at most 120 characters.'],
  ])('%s may have at most %i characters', (field, maximum, message) => {
    expect(errorMessages(profileChange, { [field]: 'x'.repeat(maximum) })).toEqual([]);
    expect(errorMessages(profileChange, { [field]: 'x'.repeat(maximum + 1) })).toEqual([message]);
  });

  test('an avatar URL must be https, a website may be http', () => {
    const change = { avatar_url: 'https://example.org/bob.png', website: 'http://example.org/' };
    expect(profileChange.parse(change)).toEqual(change);
    expect(errorMessages(profileChange, { avatar_url: 'http://example.org/bob.png' })).toEqual([
      'Avatar URL must be a web address that starts with https://.',
    ]);
    expect(errorMessages(profileChange, { website: 'javascript:alert(1)' })).toEqual([
      'Website must be a web address that starts with http:// or https://.',
    ]);
  });
});
