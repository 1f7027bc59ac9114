import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { verifyEmailMail } from '../../features/accounts/mails/verifyEmailMail.ts';
import { createFileMailer } from './createFileMailer.ts';
import { createSmtpMailer } from './createSmtpMailer.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const link = `https://shelf.example/auth/verify-email?token=${'A1b2_-'.repeat(11)}`;
const mail = {
  ...{ id: 'message-1', to: 'bob@example.com' },
  ...verifyEmailMail([{ username: 'Bob', createdAt: Date.UTC(2026, 10, 20), link }]),
};
const from = 'The Shelf <shelf@shelf.example>';

test('a mail in the outbox folder has its link in one piece, for its owner’s eyes only', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'gildshelf-mail-')), 'outbox');
  endings.push(() => rm(join(folder, '..'), { recursive: true }));
  const told: string[] = [];
  const mailer = createFileMailer(folder, from, (line) => told.push(line));
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
  expect(told).toEqual([`Mail "Verify your email for Gildshelf": ${link}`, told[0]]);
});

test('what lies in the outbox folder is forgotten in its time, and nothing else there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gildshelf-mail-'));
  endings.push(() => rm(folder, { recursive: true }));
  const mailer = createFileMailer(folder, from, () => {});
  for (const name of ['old.eml', 'cut-short.eml.draft', 'notes.txt']) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), 1000, 1000);
  }
  await mailer.send(mail);
  await mailer.forgetOlderThan?.(1_000_000);
  expect(await readdir(folder)).toHaveLength(4);
  await mailer.forgetOlderThan?.(1_000_001);
  expect((await readdir(folder)).sort()).toEqual(['message-1.eml', 'notes.txt']);
});

test('an outbox folder that is not there yet has nothing to forget', async () => {
  await createFileMailer(join(tmpdir(), 'gildshelf-not-there'), from, () => {}).forgetOlderThan?.(0);
});

test('by SMTP it arrives at the one address it is for, and a refusal is thrown', async () => {
  const taken: { to: string[]; text: string }[] = [];
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
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  endings.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, from);
  endings.push(mailer.close);
  await mailer.send(mail);
  expect(taken).toHaveLength(1);
  expect(taken[0]?.to).toEqual(['bob@example.com']);
  expect(taken[0]?.text).toContain(link);
  await expect(mailer.send({ ...mail, to: 'full@example.com' })).rejects.toThrow('550');
  expect(taken).toHaveLength(1);
});

test('a server that is not there is thrown', async () => {
  const mailer = createSmtpMailer('smtp://127.0.0.1:1', from);
  endings.push(mailer.close);
  await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
});
