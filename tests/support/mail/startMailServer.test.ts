import { afterEach, beforeEach, expect, test } from 'vitest';
import { resetPasswordMail } from '../../../apps/api/src/features/accounts/mails/accountMails.ts';
import { createSmtpMailer, type Mailer } from '../../../apps/api/src/platform/mail/mailers.ts';
import { readMail } from './readMail.ts';
import { type MailServer, startMailServer } from './startMailServer.ts';

const link = `https://shelf.example/auth/verify-email?token=${'A1b2_-'.repeat(11)}`;
const mail = {
  id: 'message-1',
  to: 'bob@example.com',
  subject: 'Verify your email',
  text: `Hello Bob,\n\n${link}\n`,
  html: `<h1>Hello</h1><a href="${link}">Verify</a>`,
};

let server: MailServer;
let mailer: Mailer;
beforeEach(async () => {
  server = await startMailServer();
  mailer = createSmtpMailer(server.url, 'The Shelf <shelf@shelf.example>');
});
afterEach(async () => {
  mailer.close();
  await server.stop();
});

test('stores the mails that it accepts, decoded', async () => {
  await mailer.send(mail);
  const accepted = await server.mailTo('bob@example.com', /^Verify/);
  expect(accepted).toEqual({
    messageId: '<message-1@shelf.example>',
    to: ['bob@example.com'],
    subject: 'Verify your email',
    text: expect.stringContaining('Hello Bob,'),
    html: expect.stringContaining('<h1'),
    links: [link],
  });
  expect([server.mails().length, server.attempts()]).toEqual([1, 1]);
});

test.each(['de', 'ja'] as const)('accepts a mail in another language unchanged: %s', async (language) => {
  const localised = resetPasswordMail({ username: 'Bob', link }, language);
  await mailer.send({ ...mail, ...localised });
  const [accepted] = server.mails();
  expect(accepted).toMatchObject({ ...localised, text: localised.text, links: [link] });
});

test('rejects mails with 451, goes down, and comes back on the same port', async () => {
  server.setMode('rejects');
  await expect(mailer.send(mail)).rejects.toThrow('451');
  server.setMode('accepts');
  await server.goDown();
  await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
  await server.comeBack();
  await mailer.send(mail);
  expect([server.mails().length, server.attempts()]).toEqual([1, 2]);
});

test('hangs until its connections are closed', async () => {
  server.setMode('hangs');
  const sending = mailer.send(mail);
  const failed = expect(sending).rejects.toThrow();
  await expect.poll(server.attempts).toBe(1);
  await server.goDown();
  await failed;
  expect(server.mails()).toEqual([]);
});

test('stores a mail and closes the connection before or after its reply', async () => {
  server.setMode('dropsBeforeReply');
  await expect(mailer.send(mail)).rejects.toThrow();
  expect(server.mails()).toHaveLength(1);
  server.setMode('dropsAfterReply');
  await mailer.send(mail);
  expect(server.mails()).toHaveLength(2);
});

test('decodes quoted-printable and base64 parts and encoded words', () => {
  const source = [
    'Subject: =?UTF-8?Q?gr=C3=BCn_und?= =?UTF-8?B?IGJsYXU=?=',
    'Content-Type: multipart/alternative;',
    ' boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'http://x/?a=',
    '=3Db gr=C3=BCn',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    'PHA+Z3LDvG48L3A+',
    '--b--',
    '',
  ].join('\r\n');
  expect(readMail(source, [])).toMatchObject({
    subject: 'grün und blau',
    text: 'http://x/?a=b grün',
    html: '<p>grün</p>',
    links: ['http://x/?a=b'],
  });
});
