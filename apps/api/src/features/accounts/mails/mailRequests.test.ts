import { describe, expect, test } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { createLog } from '../../../platform/log/createLog.ts';
import type { AddressedMail } from '../../../platform/mail/mailers.ts';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { createAccountOutboxWorker } from './mailRequests.ts';

const injections = [
  'bob@example.com\r\nBcc: eve@evil.example',
  'bob@example.com\nTo: eve@evil.example',
  'bob@example.com%0d%0aBcc: eve@evil.example',
  'bob@example.com,eve@evil.example',
  'bob@example.com;eve@evil.example',
  'Bob <bob@example.com>, <eve@evil.example>',
  '"bob@example.com eve"@evil.example',
  'bob@evil.example\0@example.com',
  'bob@xn--\0',
  'eve@evil.example(bob@example.com)',
];

const forgedHeaders = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-original-host': 'evil.example',
  forwarded: 'host=evil.example',
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
};

const tables = [
  'users',
  'login_keys',
  'sessions',
  'link_tokens',
  'identities',
  'mail_requests',
  'outbox',
  'rate_limits',
  'used_challenges',
  'settings',
] as const;

async function dumpDatabase({ db }: Store): Promise<string> {
  let dump = '';
  for (const table of tables) dump += JSON.stringify(await db.selectFrom(table).selectAll().execute());
  return dump;
}

eachEngine((engine) => {
  // @control:SEC-11
  test.each(injections)('sends no mail to the malformed email address %j', async (email) => {
    const app = await createTestApp(engine);
    await app.member('bob');
    const before = await app.mails();
    expect((await app.register('eve', { email })).status).toBe(400);
    for (const response of [await app.forgot(email), await app.resend(email)])
      expect([200, 400]).toContain(response.status);
    expect(await app.mails()).toEqual(before);
  });

  // @control:SEC-11
  test('builds links in mails from PUBLIC_URL, regardless of the host headers of the request', async () => {
    const settings = { PUBLIC_URL: 'https://shelf.example' };
    const app = await createTestApp(engine, settings);
    const { call } = app;
    const send = (path: string, body: object, token?: string) => {
      app.time.now += 1;
      return call('POST', `/api/auth/${path}`, { body, headers: forgedHeaders, ...(token && { token }) });
    };
    const { token } = await app.member('bob');
    await app.register('waits');
    const recaptchaToken = 'token';
    const mailCountBefore = (await app.mails()).length;
    const registration = { username: 'carol', password: 'correct1!', recaptchaToken };
    await send('register', { ...registration, email: 'carol@example.com' });
    await send('register', { ...registration, username: 'again', email: 'bob@example.com' });
    await send('resend-verification', { email: 'waits@example.com' });
    await send('forgot-password', { email: 'bob@example.com', recaptchaToken });
    await send('verify-password-reset', {
      ...{ token: await app.lastLinkToken(), newPassword: 'another1!', recaptchaToken },
    });
    const newToken = (await app.logIn('bob', 'another1!')).body.token;
    expect(token).not.toBe(newToken);
    await send('change-password', { currentPassword: 'another1!', newPassword: 'third11!' }, newToken);
    const mails = (await app.mails()).slice(mailCountBefore);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Verify your email for Gildshelf',
      'You already have a Gildshelf account',
      'Verify your email for Gildshelf',
      'Reset your Gildshelf password',
      'Your Gildshelf password was changed',
      'Your Gildshelf password was changed',
    ]);
    for (const { body_text, body_html } of mails) {
      const origins = [...`${body_text} ${body_html}`.matchAll(/https?:\/\/[^/\s"]+/g)].map(([url]) => url);
      expect(new Set(origins)).toEqual(new Set(['https://shelf.example']));
    }
    expect(JSON.stringify(mails)).not.toContain('evil');
  });

  describe('stored data and logs', () => {
    // @control:SEC-10
    test('contain no usable link, token or session, before and after the mails are sent', async () => {
      const app = await createTestApp(engine);
      const { store, time, lines, config, mailCipher } = app;
      const clock = () => time.now;
      const { token } = await app.member('bob');
      await app.register('waits');
      await app.resend('waits@example.com');
      await app.forgot('bob@example.com');
      const sent: AddressedMail[] = [];
      const mailer = { send: async (mail: AddressedMail) => void sent.push(mail), close: () => {} };
      const log = createLog('debug', (line) => lines.push(line));
      const worker = createAccountOutboxWorker({
        ...{ store, mailer, clock, log, mailCipher },
        publicUrl: config.publicUrl,
      });
      const before = await dumpDatabase(store);
      await worker.deliver();
      const links = sent.flatMap(({ text }) =>
        [...text.matchAll(/token=([\w-]+)/g)].map(([, link]) => link ?? ''),
      );
      expect(links).toHaveLength(4);

      const dump = before + (await dumpDatabase(store));
      for (const secret of [...links, token, 'token=']) {
        expect(dump).not.toContain(secret);
        expect(lines.join()).not.toContain(secret);
      }
      expect(lines.join()).not.toMatch(/@example\.com|correct1!|token=/);
      const hashes = await store.db.selectFrom('link_tokens').select('token_hash').execute();
      for (const { token_hash } of hashes) {
        expect((await app.reset(token_hash)).status).toBe(400);
        expect((await app.verify(token_hash)).status).toBe(400);
      }
      const { session_id } = await store.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
      expect(await app.isSignedIn(session_id)).toBe(false);
    });
  });
});
