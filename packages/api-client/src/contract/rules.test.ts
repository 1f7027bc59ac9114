import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { changePassword, forgotPassword, verificationStatus, verifyPasswordReset } from './auth.ts';
import { isEmail, isStrongPassword, isUsername } from './fields.ts';
import { issueSentence } from './issueSentence.ts';
import * as messages from './messages.ts';
import {
  credentials,
  forgottenPassword,
  passwordChange,
  passwordReset,
  profileChange,
  registration,
  verificationResend,
} from './rules.ts';

/** The sentences a person would read, in the order in which they are reported. */
function sentences(rules: z.ZodMiniType, values: unknown): string[] {
  return rules.safeParse(values).error?.issues.map(issueSentence) ?? [];
}

function refusedField(rules: z.ZodMiniType, values: unknown): PropertyKey | undefined {
  return rules.safeParse(values).error?.issues[0]?.path[0];
}

describe('register', () => {
  const { register } = messages;
  const good = { email: 'bob@example.org', username: 'bob', password: 'abc12!', recaptchaToken: 'yes' };

  test('good values pass as they are', () => {
    expect(registration.parse(good)).toEqual(good);
  });

  test.each([
    ['a missing e-mail', { email: '', username: 'x', password: 'x' }, register.missingFields, 'email'],
    ['an e-mail of spaces', { email: '  ', username: 'x', password: 'x' }, register.missingFields, 'email'],
    ['a missing username', { email: 'x', username: '', password: 'x' }, register.missingFields, 'username'],
    [
      'a username of spaces',
      { email: 'x', username: ' ', password: 'x' },
      register.missingFields,
      'username',
    ],
    ['a missing password', { email: 'x', username: 'x', password: '' }, register.missingFields, 'password'],
    ['all three wrong', { email: 'x', username: 'x', password: 'x' }, register.invalidEmail, 'email'],
    ['name and password wrong', { username: 'x', password: 'x' }, register.invalidUsername, 'username'],
    ['the password wrong', { password: 'x' }, register.invalidPassword, 'password'],
    ['a username with a space behind it', { username: 'bob ' }, register.invalidUsername, 'username'],
  ])(
    'registering reports one problem, the first in the order of the spec: %s',
    (_, wrong, sentence, field) => {
      expect(sentences(registration, { ...good, ...wrong })).toEqual([sentence]);
      expect(refusedField(registration, { ...good, ...wrong })).toBe(field);
    },
  );

  test('a body without its fields is told to fill them in', () => {
    expect(new Set(sentences(registration, {}))).toEqual(new Set([register.missingFields]));
    expect(new Set(sentences(registration, { ...good, email: null }))).toEqual(
      new Set([register.missingFields]),
    );
  });

  test('the address comes out without the spaces around it, the password as it was typed', () => {
    const typed = { ...good, email: ' bob@example.org ', password: ' abc12! ' };
    expect(registration.parse(typed)).toEqual({ ...good, password: ' abc12! ' });
  });

  test('the human check is left to the server, which knows whether there is one', () => {
    const { recaptchaToken, ...fields } = good;
    expect(recaptchaToken).toBe('yes');
    expect(registration.parse(fields)).toEqual({ ...fields, recaptchaToken: '' });
  });

  test('nobody makes himself an administrator', () => {
    for (const extra of [
      '{"role":"admin"}',
      '{"userId":"1"}',
      '{"__proto__":{"role":"admin"}}',
      '{"constructor":1}',
    ]) {
      const result = registration.safeParse({ ...good, ...JSON.parse(extra) });
      expect(result.success && 'role' in result.data).toBe(false);
    }
    expect(sentences(registration, { ...good, role: 'admin' })).toEqual([
      "The field 'role' is not known here.",
    ]);
  });

  test('exactly what the three fields allow is let through', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('bob', 'ab', 'bob@example.org', 'abc12!', 'abc12', 'a b', ''),
    );
    fc.assert(
      fc.property(text, text, text, (email, username, password) => {
        const isGood = isEmail(email.trim()) && isUsername(username) && isStrongPassword(password);
        return registration.safeParse({ email, username, password }).success === isGood;
      }),
    );
  });
});

describe('log in', () => {
  test('logging in needs both fields, said without a full stop', () => {
    for (const values of [
      { username: '', password: 'x' },
      { username: ' ', password: 'x' },
      { username: 'bob', password: '' },
      { username: '', password: '' },
    ])
      expect(sentences(credentials, values)).toEqual(['Please fill in all fields']);
  });

  test('a username, an e-mail and any old password are let through to be checked', () => {
    for (const username of ['bob', 'bob@example.org', 'no such name!'])
      expect(credentials.parse({ username: ` ${username}`, password: ' x ', recaptchaToken: '' })).toEqual({
        username,
        password: ' x ',
        recaptchaToken: '',
      });
  });

  test('a text too long to be anybody fails like wrong credentials', () => {
    expect(sentences(credentials, { username: 'bob', password: 'x'.repeat(1025) })).toEqual([
      messages.login.failed,
    ]);
  });
});

describe('change password', () => {
  const { mismatch, weak, unchanged } = messages.changePassword;
  const good = { currentPassword: 'old12!', newPassword: 'new12!', retypedPassword: 'new12!' };

  test.each([
    ['all wrong', { newPassword: 'x', currentPassword: 'x' }, mismatch],
    ['weak and unchanged', { newPassword: 'x', retypedPassword: 'x', currentPassword: 'x' }, weak],
    ['unchanged', { currentPassword: 'new12!' }, unchanged],
  ])(
    'changing a password: the retyped one, then its strength, then that it is another: %s',
    (_, wrong, sentence) => {
      expect(sentences(passwordChange, { ...good, ...wrong })).toEqual([sentence]);
    },
  );

  test('a new password that is strong, other and typed twice is let through', () => {
    expect(passwordChange.parse(good)).toEqual(good);
  });

  test('the server asks the same of it, without the retyped one', () => {
    const request = { currentPassword: 'old12!', newPassword: 'new12!' };
    expect(changePassword.body.parse(request)).toEqual(request);
    expect(sentences(changePassword.body, { ...request, newPassword: 'x' })).toEqual([weak]);
    expect(sentences(changePassword.body, { currentPassword: 'x' })).toEqual([weak]);
    expect(sentences(changePassword.body, { ...request, newPassword: 'old12!' })).toEqual([unchanged]);
  });
});

describe('reset password', () => {
  const { missingToken, mismatch } = messages.resetPassword;
  const { weak } = messages.changePassword;
  const { incomplete } = messages.humanCheck;
  const good = { token: 't', newPassword: 'new12!', retypedPassword: 'new12!', recaptchaToken: 'yes' };

  test.each([
    ['all wrong', { token: '', newPassword: 'x', recaptchaToken: '' }, missingToken],
    ['all but the link', { newPassword: 'x', recaptchaToken: '' }, weak],
    ['the retyped one and the challenge', { retypedPassword: 'x', recaptchaToken: '' }, mismatch],
    ['the challenge', { recaptchaToken: '' }, incomplete],
  ])(
    'resetting a password: the link, the strength, the retyped one, then the challenge: %s',
    (_, wrong, sentence) => {
      expect(sentences(passwordReset, { ...good, ...wrong })).toEqual([sentence]);
    },
  );

  test('a reset with everything in place is let through', () => {
    expect(passwordReset.parse(good)).toEqual(good);
  });

  test('a reset that is sent has the link and the strength; the challenge is for the host to ask', () => {
    const request = { token: 't', newPassword: 'new12!', recaptchaToken: 'yes' };
    expect(verifyPasswordReset.body.parse(request)).toEqual(request);
    expect(sentences(verifyPasswordReset.body, { ...request, token: '' })).toEqual([missingToken]);
    expect(sentences(verifyPasswordReset.body, { ...request, newPassword: 'x' })).toEqual([weak]);
    // A host without a human check asks for no answer.
    expect(sentences(verifyPasswordReset.body, { token: 't', newPassword: 'new12!' })).toEqual([]);
    expect(sentences(verifyPasswordReset.body, {})).toEqual([missingToken, weak]);
  });
});

describe('e-mails that are asked for', () => {
  test('forgetting a password: the address, then the challenge', () => {
    const { missingEmail } = messages.forgotPassword;
    expect(sentences(forgottenPassword, { email: ' ', recaptchaToken: '' })).toEqual([missingEmail]);
    expect(sentences(forgottenPassword, {})).toEqual([missingEmail]);
    expect(sentences(forgottenPassword, { email: 'bob' })).toEqual([messages.humanCheck.incomplete]);
    expect(sentences(forgotPassword.body, { email: 'bob' })).toEqual([]);
    expect(sentences(forgotPassword.body, {})).toEqual([missingEmail]);
    expect(forgottenPassword.parse({ email: ' bob@example.org', recaptchaToken: 'yes' }).email).toBe(
      'bob@example.org',
    );
  });

  test("an address without '@' gets no new link", () => {
    const { resendAddressMissing } = messages.verification;
    for (const values of [{}, { email: '' }, { email: 'bob' }, { email: 'a'.repeat(300) }])
      expect(sentences(verificationResend, values)).toEqual([resendAddressMissing]);
    expect(verificationResend.parse({ email: 'bob@example.org ' })).toEqual({ email: 'bob@example.org' });
  });

  test('asking for the status of no address says that it is missing', () => {
    const { statusAddressMissing } = messages.verification;
    for (const values of [{}, { email: '' }])
      expect(sentences(verificationStatus.query, values)).toEqual([statusAddressMissing]);
  });
});

describe('save a profile', () => {
  test('an empty text is sent as null, and only what was changed is sent', () => {
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

  test('the username is not among the fields', () => {
    expect(sentences(profileChange, { username: 'eve' })).toEqual([
      "The field 'username' is not known here.",
    ]);
  });

  test.each([
    ['display_name', 80, 'Display Name may have at most 80 characters.'],
    ['bio', 2000, 'Bio may have at most 2000 characters.'],
    ['location', 120, 'Location may have at most 120 characters.'],
  ])('%s takes %i characters and not one more', (field, maximum, sentence) => {
    expect(sentences(profileChange, { [field]: 'x'.repeat(maximum) })).toEqual([]);
    expect(sentences(profileChange, { [field]: 'x'.repeat(maximum + 1) })).toEqual([sentence]);
  });

  test('an avatar is served over https, a website may be http', () => {
    const change = { avatar_url: 'https://example.org/bob.png', website: 'http://example.org/' };
    expect(profileChange.parse(change)).toEqual(change);
    expect(sentences(profileChange, { avatar_url: 'http://example.org/bob.png' })).toEqual([
      'Avatar URL must be a web address that starts with https://.',
    ]);
    expect(sentences(profileChange, { website: 'javascript:alert(1)' })).toEqual([
      'Website must be a web address that starts with http:// or https://.',
    ]);
  });
});
