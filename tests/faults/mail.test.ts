import { auth } from '@gildshelf/api-client/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../scripts/servers/startServer.ts';
import { type MailRun, startMailRun } from '../support/mail/startMailRun.ts';
import { type MailServer, startMailServer } from '../support/mail/startMailServer.ts';
import { sendRequest } from '../support/servers/sendRequest.ts';
import { waitUntil } from '../support/servers/waitUntil.ts';

const isAll = process.env.TEST_TIER === 'all';
const concurrency = 10;
/** Numbers of registrations: sent while SMTP hangs, sent before SMTP goes down, and sent in all. */
const [hanging, down, total] = isAll ? [60, 130, 200] : [12, 30, 40];
/** One registration after SMTP is back wakes the outbox, which otherwise polls every five seconds. */
const wakes = isAll ? 0 : 1;
const timeoutMs = 180_000;

let mail: MailServer;
let run: MailRun | undefined;
beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(async () => {
  await run?.end();
  await mail.stop();
});

const emailOf = (number: number) => `user${number}@example.org`;

function register(server: RunningServer, number: number) {
  const body = {
    email: emailOf(number),
    username: `user${number}`,
    password: 'gilded1!',
    recaptchaToken: 'none',
  };
  return sendRequest(server.url, auth.register.path, { body });
}

/** Registers users `from` … `to - 1`, ten at a time; the status of each, 0 where the server closed the connection without a response. */
async function registerAll(
  from: number,
  to: number,
  servers: readonly RunningServer[],
  onResponse = () => {},
) {
  const statuses = new Map<number, number>();
  let next = from;
  const registerNext = async () => {
    for (let number = next++; number < to; number = next++) {
      const server = servers[number % servers.length];
      if (!server) throw new Error('No server.');
      const { status } = await register(server, number).catch(() => ({ status: 0 }));
      statuses.set(number, status);
      onResponse();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, registerNext));
  return statuses;
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  // @control:FLT-07
  test(
    `SMTP hangs and goes down during ${total} registrations at two servers, one of which is killed: each mail is sent once`,
    async () => {
      run = await startMailRun(engine, mail.url);
      mail.setMode('hangs');
      const [one, other] = [await run.startServer(), await run.startServer()];
      const first = await registerAll(0, hanging, [one, other]);
      expect(new Set(first.values())).toEqual(new Set([200]));
      // Each server holds a lease on one mail and waits for the SMTP server.
      await waitUntil(async () => (await run?.leases())?.length === 2);

      let responses = 0;
      let killed = Promise.resolve();
      const second = await registerAll(hanging, down, [one, other], () => {
        responses += 1;
        if (responses === 6) killed = one.kill();
      });
      await killed;
      const firstLeases = await run.leases();
      const withoutResponse = [...second].filter(([, status]) => status === 0).map(([number]) => number);
      expect([...second.values()].filter((status) => status !== 200 && status !== 0)).toEqual([]);
      expect(withoutResponse.length).toBeGreaterThan(0);
      // Registrations without a response are retried; 409 means that the first attempt had been committed.
      for (const number of withoutResponse)
        expect([200, 409]).toContain((await register(other, number)).status);

      await mail.goDown();
      const third = await registerAll(down, total - wakes, [other]);
      expect(new Set(third.values())).toEqual(new Set([200]));
      expect(mail.mails()).toEqual([]);
      expect(await run.unsent()).toBe(total - wakes);

      // The running server has returned its mail to the outbox; that of the killed server stays leased until the lease expires.
      await waitUntil(
        async () => (await run?.leases())?.filter((lease) => firstLeases.includes(lease)).length !== 2,
      );
      mail.setMode('accepts');
      await mail.comeBack();
      await run.makeDue(firstLeases);
      const last = await registerAll(total - wakes, total, [other]);
      expect([...last.values()].filter((status) => status !== 200)).toEqual([]);
      await waitUntil(async () => {
        await run?.makeDue(firstLeases);
        return (await run?.unsent()) === 0;
      }, timeoutMs);
      expect(await other.stop()).toBe(0);
      expect(
        mail
          .mails()
          .map(({ to }) => to[0])
          .sort(),
      ).toEqual(Array.from({ length: total }, (_, number) => emailOf(number)).sort());
      expect(new Set(mail.mails().map(({ messageId }) => messageId)).size).toBe(total);
      expect(new Set(mail.mails().map(({ links }) => links[0])).size).toBe(total);
    },
    timeoutMs,
  );
});

// @control:FLT-07
test('a mail is sent again with the same Message-ID if the connection breaks before the reply, but not after it', async () => {
  run = await startMailRun('sqlite', mail.url);
  mail.setMode('dropsBeforeReply');
  const server = await run.startServer();
  expect((await register(server, 0)).status).toBe(200);
  await waitUntil(async () => mail.mails().length === 1 && (await run?.leases())?.length === 0);
  mail.setMode('dropsAfterReply');
  expect((await register(server, 1)).status).toBe(200);
  await waitUntil(async () => {
    await run?.makeDue();
    return (await run?.unsent()) === 0;
  });
  const idsTo = (number: number) =>
    mail.mails().flatMap(({ to, messageId }) => (to[0] === emailOf(number) ? [messageId] : []));
  expect(idsTo(0)).toEqual([idsTo(0)[0], idsTo(0)[0]]);
  expect(idsTo(1)).toHaveLength(1);
});
