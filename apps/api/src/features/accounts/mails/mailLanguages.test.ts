import { expect, test } from 'vitest';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

eachEngine((engine) => {
  /** A server with a user, and the subjects of the mails that a request causes. */
  async function start() {
    const app = await createTestApp(engine, { RATE_LIMITS: 'off' });
    const { token } = await app.member('bob');
    const post = async (path: string, body: object, headers: Record<string, string> = {}, user?: string) => {
      const before = (await app.mails()).length;
      app.time.now += 1;
      const response = await app.call('POST', `/api/auth/${path}`, {
        body,
        headers,
        ...(user && { token: user }),
      });
      expect(response.status).toBe(200);
      return { response, subjects: (await app.mails()).slice(before).map(({ subject }) => subject) };
    };
    const register = (name: string, headers?: Record<string, string>, query = '') =>
      post(
        `register${query}`,
        { username: name, email: `${name}@example.com`, password: 'correct1!', recaptchaToken: '' },
        headers,
      );
    return { ...app, token, post, register };
  }

  test.each([
    ['Accept-Language', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }, ''],
    ['the cookie', { 'accept-language': 'ja', cookie: 'lang=de' }, ''],
    ['the URL', { 'accept-language': 'ja', cookie: 'lang=ja' }, '?lang=de'],
  ])('a mail is in the language of %s of its request, like a page', async (_, headers, query) => {
    const { register } = await start();
    const { subjects, response } = await register('carol', headers, query);
    expect(subjects).toEqual(['Bestätige deine E-Mail-Adresse für Gildshelf']);
    // The site translates the messages of responses where it shows them.
    expect(response.body.message).toMatch(/^Registration successful/);
  });

  test.each([
    ['no language', {}, ''],
    ['an unknown language', { 'accept-language': 'fr, tlh;q=0.5', cookie: 'lang=xx' }, '?lang=constructor'],
    ['a malformed language', { 'accept-language': ';;q=,%', cookie: 'lang=' }, '?lang=../de'],
  ])('a mail is in English for a request with %s', async (_, headers, query) => {
    const { register } = await start();
    expect((await register('carol', headers, query)).subjects).toEqual(['Verify your email for Gildshelf']);
  });

  test('mails that are written in the background are in the language of their request', async () => {
    const { register, post } = await start();
    await register('waits');
    const german = { cookie: 'lang=de' };
    const japanese = { cookie: 'lang=ja' };
    const recaptchaToken = '';
    const resent = await post('resend-verification', { email: 'waits@example.com' }, japanese);
    expect(resent.subjects).toEqual(['Gildshelf：メールアドレスの確認']);
    const forgot = await post('forgot-password', { email: 'bob@example.com', recaptchaToken }, german);
    expect(forgot.subjects).toEqual(['Setze dein Gildshelf-Passwort zurück']);
    const english = await post('forgot-password', { email: 'bob@example.com', recaptchaToken });
    expect(english.subjects).toEqual(['Reset your Gildshelf password']);
  });

  test('mails to the owner of an account are in the language of the request that changed it', async () => {
    const { post, token, lastLinkToken, register } = await start();
    const japanese = { 'accept-language': 'ja' };
    const again = await post(
      'register',
      { username: 'again', email: 'bob@example.com', password: 'correct1!', recaptchaToken: '' },
      japanese,
    );
    expect(again.subjects).toEqual(['Gildshelfのアカウントをすでにお持ちです']);
    const passwords = { currentPassword: 'correct1!', newPassword: 'another1!' };
    const changed = await post('change-password', passwords, japanese, token);
    expect(changed.subjects).toEqual(['Gildshelf：パスワードが変更されました']);
    await post('forgot-password', { email: 'bob@example.com', recaptchaToken: '' });
    const reset = { token: await lastLinkToken(), newPassword: 'third11!', recaptchaToken: '' };
    expect((await post('verify-password-reset', reset, { cookie: 'lang=de' })).subjects).toEqual([
      'Dein Gildshelf-Passwort wurde geändert',
    ]);
    expect((await register('last')).subjects).toEqual(['Verify your email for Gildshelf']);
  });

  test('a stored request without a known language gets an English mail', async () => {
    const { store, time, post } = await start();
    const row = { request_id: uuidv7(time.now), kind: 'forgot-password', email: 'bob@example.com' } as const;
    await store.db
      .insertInto('mail_requests')
      .values({ ...row, created_at: time.now, language: 'xx' })
      .execute();
    const { subjects } = await post(
      'resend-verification',
      { email: 'nobody@example.com' },
      { cookie: 'lang=de' },
    );
    expect(subjects).toEqual(['Reset your Gildshelf password']);
  });
});
