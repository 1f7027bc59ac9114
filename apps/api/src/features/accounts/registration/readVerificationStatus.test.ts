import { messages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

const day = 24 * 60 * 60 * 1000;

eachEngine((engine) => {
  // @control:SEC-03
  test('returns true for 24 hours after the verification, and the same response for unknown, pending and old accounts', async () => {
    const { member, register, call, time } = await createTestApp(engine);
    const readStatus = (name: string) =>
      call('GET', `/api/auth/verification-status?email=${name}%40example.com`);
    await register('waits');
    await member('bob');
    expect(await readStatus('BOB')).toMatchObject({ status: 200, text: '{"isVerified":true}' });
    const [unknown, pending] = [await readStatus('nobody'), await readStatus('waits')];
    expect(unknown.text).toBe('{"isVerified":false}');
    expect(pending.text).toBe(unknown.text);
    time.now += day - 1;
    expect((await readStatus('bob')).text).toBe('{"isVerified":true}');
    time.now += 1;
    expect((await readStatus('bob')).text).toBe(unknown.text);
  });

  // @control:SEC-03
  test('responds 429 to the sixth request for one email address, regardless of the IP address', async () => {
    const { call } = await createTestApp(engine);
    const readStatus = (address: string) =>
      call('GET', '/api/auth/verification-status?email=bob%40example.com', { address });
    for (let index = 0; index < 5; index++) expect((await readStatus(`203.0.113.${index}`)).status).toBe(200);
    expect((await readStatus('203.0.113.9')).status).toBe(429);
  });

  test('responds 400 with the message of the screen when the email address is missing', async () => {
    const { call } = await createTestApp(engine);
    for (const query of ['', '?email=', '?mail=x'])
      expect(await call('GET', `/api/auth/verification-status${query}`)).toMatchObject({
        status: 400,
        body: { message: messages.verification.statusEmailMissing },
      });
  });
});
