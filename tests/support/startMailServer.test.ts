import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSmtpMailer } from '../../apps/api/src/platform/mail/createSmtpMailer.ts';
import type { Mailer } from '../../apps/api/src/platform/mail/Mailer.ts';
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

test('a mail server keeps what it takes, read as its reader would', async () => {
  await mailer.send(mail);
  const taken = await server.mailTo('bob@example.com', /^Verify/);
  expect(taken).toEqual({
    messageId: '<message-1@shelf.example>',
    to: ['bob@example.com'],
    subject: 'Verify your email',
    text: expect.stringContaining('Hello Bob,'),
    html: expect.stringContaining('<h1'),
    links: [link],
  });
  expect([server.mails().length, server.attempts()]).toEqual([1, 1]);
});

test('it refuses, is gone and comes back on the same port', async () => {
  server.become('refuses');
  await expect(mailer.send(mail)).rejects.toThrow('451');
  server.become('takes');
  await server.goDown();
  await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
  await server.comeBack();
  await mailer.send(mail);
  expect([server.mails().length, server.attempts()]).toEqual([1, 2]);
});

test('it hangs until its connections are cut', async () => {
  server.become('hangs');
  const sending = mailer.send(mail);
  const failed = expect(sending).rejects.toThrow();
  await expect.poll(server.attempts).toBe(1);
  await server.goDown();
  await failed;
  expect(server.mails()).toEqual([]);
});

test('it keeps a mail and breaks before it says so, or leaves once it has', async () => {
  server.become('breaks');
  await expect(mailer.send(mail)).rejects.toThrow();
  expect(server.mails()).toHaveLength(1);
  server.become('leaves');
  await mailer.send(mail);
  expect(server.mails()).toHaveLength(2);
});

test('parts in other encodings are read too', () => {
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
