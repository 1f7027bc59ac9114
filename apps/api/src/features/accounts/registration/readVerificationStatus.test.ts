import { messages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

const day = 24 * 60 * 60 * 1000;

eachEngine((engine) => {
  // @control:SEC-03
  test('true for 24 hours after the verification; unknown, waiting and old accounts look alike', async () => {
    const { member, register, call, time } = await createTestApp(engine);
    const ask = (name: string) => call('GET', `/api/auth/verification-status?email=${name}%40example.com`);
    await register('waits');
    await member('bob');
    expect(await ask('BOB')).toMatchObject({ status: 200, text: '{"isVerified":true}' });
    const [unknown, waiting] = [await ask('nobody'), await ask('waits')];
    expect(unknown.text).toBe('{"isVerified":false}');
    expect(waiting.text).toBe(unknown.text);
    time.now += day - 1;
    expect((await ask('bob')).text).toBe('{"isVerified":true}');
    time.now += 1;
    expect((await ask('bob')).text).toBe(unknown.text);
  });

  // @control:SEC-03
  test('five times for one address, then the limit', async () => {
    const { call } = await createTestApp(engine);
    const ask = (address: string) =>
      call('GET', '/api/auth/verification-status?email=bob%40example.com', { address });
    for (let index = 0; index < 5; index++) expect((await ask(`203.0.113.${index}`)).status).toBe(200);
    expect((await ask('203.0.113.9')).status).toBe(429);
  });

  test('without an address it is 400 with the sentence of the screen', async () => {
    const { call } = await createTestApp(engine);
    for (const query of ['', '?email=', '?mail=x'])
      expect(await call('GET', `/api/auth/verification-status${query}`)).toMatchObject({
        status: 400,
        body: { message: messages.verification.statusAddressMissing },
      });
  });
});
