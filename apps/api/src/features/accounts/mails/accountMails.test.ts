import { describe, expect, test } from 'vitest';
import type { Mail } from '../../../platform/mail/outboxRow.ts';
import {
  alreadyRegisteredMail,
  newSignInMethodMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
} from './accountMails.ts';
import { formatMailTime, mailPage } from './mailPage.ts';

const link = `https://shelf.example/auth/verify-email?token=${'A1b2_-'.repeat(11)}`;
const otherLink = `${link}x`;
const timestamp = Date.UTC(2026, 10, 21, 20, 53, 59, 999);
const forgotLink = 'https://shelf.example/auth/forgot-password';

const mails: readonly (readonly [name: string, mail: Mail, links: readonly string[]])[] = [
  ['verification', verifyEmailMail([{ username: 'mara', createdAt: timestamp, link }]), [link]],
  [
    'verification with several accounts',
    verifyEmailMail([
      { username: 'mara', createdAt: timestamp, link },
      { username: 'mallory', createdAt: timestamp, link: otherLink },
    ]),
    [link, otherLink],
  ],
  ['password reset', resetPasswordMail({ username: 'mara', link }), [link]],
  [
    'password changed',
    passwordChangedMail({ username: 'mara', changedAt: timestamp, forgotLink }),
    [forgotLink],
  ],
  [
    'new sign-in method',
    newSignInMethodMail({
      username: 'mara',
      issuer: 'https://accounts.example/x',
      linkedAt: timestamp,
      forgotLink,
    }),
    [forgotLink],
  ],
  ['already registered', alreadyRegisteredMail({ loginLink: link }), [link]],
];

describe.each(mails)('the mail: %s', (_, { subject, text, html }, links) => {
  test('is ASCII in lines shorter than 998 characters, so that no mail server rewraps it', () => {
    for (const part of [subject, text, html]) expect(part).toMatch(/^[\n\x20-\x7e]+$/);
    expect(subject).not.toContain('\n');
    const longest = Math.max(...`${text}\n${html}`.split('\n').map((line) => line.length));
    expect(longest).toBeLessThan(998);
  });

  test('contains only its own links, each on a line of its own in the text, and as a button and a plain link in the HTML', () => {
    expect(text.split('\n').filter((line) => line.includes('://'))).toEqual(links);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
      links.flatMap((href) => [href, href]),
    );
    expect([...html.matchAll(/https?:\/\/[^\s"<]+/g)].every(([url]) => links.includes(url))).toBe(true);
  });

  test('loads no remote resource and runs no script', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|form|svg)|url\(|src=/i);
  });
});

test('the verification mail lists each link below its username and creation time when several accounts are pending', () => {
  const [, [, mail]] = mails as [unknown, readonly [string, Mail]];
  expect(mail.text).toContain(`mara, made on 21/11/2026 at 20:53 UTC:\n${link}\n`);
  expect(mail.text).toContain(`mallory, made on 21/11/2026 at 20:53 UTC:\n${otherLink}\n`);
  expect(() => verifyEmailMail([])).toThrow();
});

test('formatMailTime formats times in UTC', () => {
  expect(formatMailTime(timestamp)).toBe('21/11/2026 at 20:53 UTC');
});

test('mailPage breaks a username of 64 characters, so that the mail fits a phone', () => {
  expect(mailPage('Hello', ['a'.repeat(64)])).toMatch(/<td style="[^"]*word-break:break-word">/);
});

test('mailPage escapes HTML in headings, paragraphs, buttons and links', () => {
  const page = mailPage('<b>', ['<script>alert("1")</script>', { button: "'&'", link: 'https://x/?a="b"' }]);
  expect(page).not.toMatch(/<b>|<script/);
  expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  expect(page).toContain('href="https://x/?a=&quot;b&quot;"');
});
