import { describe, expect, test } from 'vitest';
import type { Mail } from '../../../platform/mail/outboxRow.ts';
import { alreadyRegisteredMail } from './alreadyRegisteredMail.ts';
import { mailPage, mailTime } from './mailPage.ts';
import { newSignInMethodMail } from './newSignInMethodMail.ts';
import { passwordChangedMail } from './passwordChangedMail.ts';
import { resetPasswordMail } from './resetPasswordMail.ts';
import { verifyEmailMail } from './verifyEmailMail.ts';

const link = `https://shelf.example/auth/verify-email?token=${'A1b2_-'.repeat(11)}`;
const other = `${link}x`;
const at = Date.UTC(2026, 10, 21, 20, 53, 59, 999);
const forgotLink = 'https://shelf.example/auth/forgot-password';

const mails: readonly (readonly [name: string, mail: Mail, links: readonly string[]])[] = [
  ['verify', verifyEmailMail([{ username: 'mara', createdAt: at, link }]), [link]],
  [
    'verify, several',
    verifyEmailMail([
      { username: 'mara', createdAt: at, link },
      { username: 'mallory', createdAt: at, link: other },
    ]),
    [link, other],
  ],
  ['reset', resetPasswordMail({ username: 'mara', link }), [link]],
  ['changed', passwordChangedMail({ username: 'mara', changedAt: at, forgotLink }), [forgotLink]],
  [
    'new way in',
    newSignInMethodMail({ username: 'mara', issuer: 'https://accounts.example/x', linkedAt: at, forgotLink }),
    [forgotLink],
  ],
  ['already', alreadyRegisteredMail({ loginLink: link }), [link]],
];

describe.each(mails)('the mail of %s', (_, { subject, text, html }, links) => {
  test('is ASCII in short lines, so that nothing on its way rewraps it', () => {
    for (const part of [subject, text, html]) expect(part).toMatch(/^[\n\x20-\x7e]+$/);
    expect(subject).not.toContain('\n');
    const longest = Math.max(...`${text}\n${html}`.split('\n').map((line) => line.length));
    expect(longest).toBeLessThan(998);
  });

  test('has its links alone on their lines, and as a button that leads nowhere else', () => {
    expect(text.split('\n').filter((line) => line.includes('://'))).toEqual(links);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
      links.flatMap((href) => [href, href]),
    );
    expect([...html.matchAll(/https?:\/\/[^\s"<]+/g)].every(([url]) => links.includes(url))).toBe(true);
  });

  test('fetches nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|form|svg)|url\(|src=/i);
  });
});

test('where several accounts wait, each link stands under its name and its time', () => {
  const [, [, mail]] = mails as [unknown, readonly [string, Mail]];
  expect(mail.text).toContain(`mara, made on 21/11/2026 at 20:53 UTC:\n${link}\n`);
  expect(mail.text).toContain(`mallory, made on 21/11/2026 at 20:53 UTC:\n${other}\n`);
  expect(() => verifyEmailMail([])).toThrow();
});

test('times are the same in every zone', () => {
  expect(mailTime(at)).toBe('21/11/2026 at 20:53 UTC');
});

test('the longest name makes no mail wider than a phone: it breaks', () => {
  expect(mailPage('Hello', ['a'.repeat(64)])).toMatch(/<td style="[^"]*word-break:break-word">/);
});

test('what stands in a page is text, whatever it is', () => {
  const page = mailPage('<b>', ['<script>alert("1")</script>', { button: "'&'", link: 'https://x/?a="b"' }]);
  expect(page).not.toMatch(/<b>|<script/);
  expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  expect(page).toContain('href="https://x/?a=&quot;b&quot;"');
});
