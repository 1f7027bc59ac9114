import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { sampleMail } from '../../testing/sampleMail.ts';
import { createFileMailer, createSmtpMailer, isEmailAddress } from './mailers.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0)) await cleanUp();
});

const link = `https://shelf.example/auth/verify-email?token=${'A1b2_-'.repeat(11)}`;
const mail = {
  ...{ id: 'message-1', to: 'bob@example.com' },
  ...sampleMail(link),
};
const from = 'The Shelf <shelf@shelf.example>';

test('writes a mail with an unbroken link to the outbox folder, readable by its owner only', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'gildshelf-mail-')), 'outbox');
  cleanups.push(() => rm(join(folder, '..'), { recursive: true }));
  const printed: string[] = [];
  const mailer = createFileMailer(folder, from, (line) => printed.push(line));
  await mailer.send(mail);
  await mailer.send(mail);
  expect(await readdir(folder)).toEqual(['message-1.eml']);
  const file = join(folder, 'message-1.eml');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(`\r\n${link}\r\n`);
  expect(text).toContain(`href="${link}"`);
  expect(text).toContain('From: The Shelf <shelf@shelf.example>\r\n');
  expect(text).toContain('To: bob@example.com\r\n');
  expect(text).toContain('Message-ID: <message-1@shelf.example>\r\n');
  expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThan(998);
  expect(printed).toEqual([`Mail "Verify your email for Gildshelf": ${link}`, printed[0]]);
});

test('deletes old mails and drafts from the outbox folder, and no other files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gildshelf-mail-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  const mailer = createFileMailer(folder, from, () => {});
  for (const name of ['old.eml', 'cut-short.eml.draft', 'notes.txt']) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), 1000, 1000);
  }
  await mailer.send(mail);
  await mailer.deleteOlderThan?.(1_000_000);
  expect(await readdir(folder)).toHaveLength(4);
  await mailer.deleteOlderThan?.(1_000_001);
  expect((await readdir(folder)).sort()).toEqual(['message-1.eml', 'notes.txt']);
});

test('deletes nothing if the outbox folder does not exist', async () => {
  await createFileMailer(join(tmpdir(), 'gildshelf-not-there'), from, () => {}).deleteOlderThan?.(0);
});

test('sends a mail by SMTP to its recipient only, and throws if the server rejects it', async () => {
  const received: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) =>
      address === 'full@example.com' ? done(new Error('550 mailbox full')) : done(),
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  cleanups.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, from);
  cleanups.push(mailer.close);
  await mailer.send(mail);
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['bob@example.com']);
  expect(received[0]?.text).toContain(link);
  await expect(mailer.send({ ...mail, to: 'full@example.com' })).rejects.toThrow('550');
  expect(received).toHaveLength(1);
});

test('throws if the SMTP server is unreachable', async () => {
  const mailer = createSmtpMailer('smtp://127.0.0.1:1', from);
  cleanups.push(mailer.close);
  await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
});

describe('an email address', () => {
  test.each(['bob@example.com', "o'brien+shelf@mail.example.co.uk", 'bob@localhost', 'jürgen@example.com'])(
    'is accepted: %s',
    (address) => {
      expect(isEmailAddress(address)).toBe(true);
    },
  );

  // @control:SEC-11
  test.each([
    ['a NUL in the host', 'a@xn--\0'],
    ['a line break and a header', 'bob@example.com\r\nBcc: eve@example.com'],
    ['a second address', 'bob@example.com, eve@example.com'],
    ['a display name', 'Bob <bob@example.com>'],
    ['a comment', 'bob(eve@example.com)@example.com'],
    ['a quoted local part', '"eve@example.com"@example.com'],
    ['a source route', '@eve.example:bob@example.com'],
    ['no host', 'bob@'],
    ['two consecutive dots', 'bob@example..com'],
    ['a trailing hyphen', 'bob@example-'],
    ['no characters', ''],
  ])('is rejected with %s', (_, address) => {
    expect(isEmailAddress(address)).toBe(false);
  });
});
