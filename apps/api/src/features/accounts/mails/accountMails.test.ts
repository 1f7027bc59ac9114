import { type Language, languages } from '@gildshelf/api-client/contract';
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

const account = { username: 'mara', createdAt: timestamp, link };
const signIn = { username: 'mara', issuer: 'https://accounts.example/x', linkedAt: timestamp, forgotLink };

/** Every mail in a language, with the links that it contains. */
const mailsIn = (
  language?: Language,
): readonly (readonly [name: string, mail: Mail, links: readonly string[]])[] => [
  ['verification', verifyEmailMail([account], language), [link]],
  [
    'verification with several accounts',
    verifyEmailMail([account, { ...account, username: 'mallory', link: otherLink }], language),
    [link, otherLink],
  ],
  ['password reset', resetPasswordMail({ username: 'mara', link }, language), [link]],
  [
    'password changed',
    passwordChangedMail({ username: 'mara', changedAt: timestamp, forgotLink }, language),
    [forgotLink],
  ],
  ['new sign-in method', newSignInMethodMail(signIn, language), [forgotLink]],
  ['already registered', alreadyRegisteredMail({ loginLink: link }, language), [link]],
];

test.each(mailsIn())('the mail is ASCII in lines that no mail server rewraps: %s', (_, mail) => {
  for (const part of Object.values(mail)) expect(part).toMatch(/^[\n\x20-\x7e]+$/);
  expect(mailsIn('en').map(([, english]) => english)).toContainEqual(mail);
});

describe.each(
  (Object.keys(languages) as Language[]).flatMap((language) =>
    mailsIn(language).map(([name, mail, links]) => ({ name, language, mail, links })),
  ),
)('the mail in $language: $name', ({ language, mail: { subject, text, html }, links }) => {
  test('has a subject on one line and lines shorter than 998 characters', () => {
    expect(subject).not.toContain('\n');
    const longest = Math.max(...`${text}\n${html}`.split('\n').map((line) => Buffer.byteLength(line)));
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

  test('names its language, and leaves no placeholder and no word of another language', () => {
    expect(html).toContain(`<html lang="${language}">`);
    expect(subject + text + html).not.toMatch(/\{\w+\}/);
    if (language !== 'en') expect(text + html).not.toMatch(/\b(the|your|you|and|address|shelf for)\b/i);
  });
});

test('the verification mail lists each link below its username and creation time when several accounts are pending', () => {
  const mail = verifyEmailMail([account, { ...account, username: 'mallory', link: otherLink }]);
  expect(mail.text).toContain(`mara, made on 21/11/2026 at 20:53 UTC:\n${link}\n`);
  expect(mail.text).toContain(`mallory, made on 21/11/2026 at 20:53 UTC:\n${otherLink}\n`);
  expect(() => verifyEmailMail([])).toThrow();
});

test.each([
  ['en', '21/11/2026 at 20:53 UTC'],
  ['de', '21. November 2026 um 20:53 Uhr (UTC)'],
  ['ja', '2026年11月21日 20:53（UTC）'],
] as const)('formatMailTime formats times in UTC: %s', (language, time) => {
  expect(formatMailTime(timestamp, language)).toBe(time);
});

test('mails have texts of their language', () => {
  expect(resetPasswordMail({ username: 'mara', link }, 'de')).toMatchObject({
    subject: 'Setze dein Gildshelf-Passwort zurück',
    text: expect.stringMatching(/^Hallo mara,\n/),
    html: expect.stringContaining('Gildshelf, ein Regal für Spiele, Anime und Filme'),
  });
  expect(verifyEmailMail([account], 'ja')).toMatchObject({
    subject: 'Gildshelf：メールアドレスの確認',
    text: expect.stringMatching(/^maraさん、こんにちは。\n/),
  });
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
