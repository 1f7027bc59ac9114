import { auth } from '@gildshelf/api-client/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../scripts/servers/startServer.ts';
import { ask } from '../support/ask.ts';
import { type MailRun, startMailRun } from '../support/startMailRun.ts';
import { type MailServer, startMailServer } from '../support/startMailServer.ts';
import { until } from '../support/until.ts';

const isAll = process.env.TEST_TIER === 'all';
const atOnce = 10;
/** Registrations while SMTP hangs, until it is down too, and in all. */
const [hanging, down, total] = isAll ? [60, 130, 200] : [12, 30, 40];
/** One registration after SMTP is back wakes the server, which else looks by itself every five seconds. */
const wakes = isAll ? 0 : 1;
const patience = 180_000;

let mail: MailServer;
let run: MailRun | undefined;
beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(async () => {
  await run?.end();
  await mail.stop();
});

const addressOf = (number: number) => `somebody${number}@example.org`;

function register(server: RunningServer, number: number) {
  const body = {
    email: addressOf(number),
    username: `somebody${number}`,
    password: 'gilded1!',
    recaptchaToken: 'none',
  };
  return ask(server.url, auth.register.path, { body });
}

/** Registers people `from` … `to - 1`, some at once; gives each one's status, 0 where the server was gone before it answered. */
async function registerAll(from: number, to: number, servers: readonly RunningServer[], heard = () => {}) {
  const statuses = new Map<number, number>();
  let next = from;
  const caller = async () => {
    for (let number = next++; number < to; number = next++) {
      const server = servers[number % servers.length];
      if (!server) throw new Error('No server.');
      const { status } = await register(server, number).catch(() => ({ status: 0 }));
      statuses.set(number, status);
      heard();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  return statuses;
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  // @control:FLT-07
  test(
    `SMTP hangs and is down during ${total} registrations at two servers, one of which is killed: ${total} mails, once each`,
    async () => {
      run = await startMailRun(engine, mail.url);
      mail.become('hangs');
      const [one, other] = [await run.startServer(), await run.startServer()];
      const first = await registerAll(0, hanging, [one, other]);
      expect(new Set(first.values())).toEqual(new Set([200]));
      // Both stand before a mail server that says nothing, with a mail in hand.
      await until(async () => (await run?.leases())?.length === 2);

      let answered = 0;
      let killed = Promise.resolve();
      const second = await registerAll(hanging, down, [one, other], () => {
        answered += 1;
        if (answered === 6) killed = one.kill();
      });
      await killed;
      const inHand = await run.leases();
      const cutOff = [...second].filter(([, status]) => status === 0).map(([number]) => number);
      expect([...second.values()].filter((status) => status !== 200 && status !== 0)).toEqual([]);
      expect(cutOff.length).toBeGreaterThan(0);
      // Whoever was not answered asks again; 409 tells who was registered all the same.
      for (const number of cutOff) expect([200, 409]).toContain((await register(other, number)).status);

      await mail.goDown();
      const third = await registerAll(down, total - wakes, [other]);
      expect(new Set(third.values())).toEqual(new Set([200]));
      expect(mail.mails()).toEqual([]);
      expect(await run.unsent()).toBe(total - wakes);

      // The living server has put its mail back; the dead one's stays in its hand until it is given up.
      await until(async () => (await run?.leases())?.filter((lease) => inHand.includes(lease)).length !== 2);
      mail.become('takes');
      await mail.comeBack();
      await run.hurry(inHand);
      const last = await registerAll(total - wakes, total, [other]);
      expect([...last.values()].filter((status) => status !== 200)).toEqual([]);
      await until(async () => {
        await run?.hurry(inHand);
        return (await run?.unsent()) === 0;
      }, patience);
      expect(await other.stop()).toBe(0);
      expect(
        mail
          .mails()
          .map(({ to }) => to[0])
          .sort(),
      ).toEqual(Array.from({ length: total }, (_, number) => addressOf(number)).sort());
      expect(new Set(mail.mails().map(({ messageId }) => messageId)).size).toBe(total);
      expect(new Set(mail.mails().map(({ links }) => links[0])).size).toBe(total);
    },
    patience,
  );
});

// @control:FLT-07
test('a mail server that takes mail and breaks before it says so gets it again, under the same id; one that leaves after its word does not', async () => {
  run = await startMailRun('sqlite', mail.url);
  mail.become('breaks');
  const server = await run.startServer();
  expect((await register(server, 0)).status).toBe(200);
  await until(async () => mail.mails().length === 1 && (await run?.leases())?.length === 0);
  mail.become('leaves');
  expect((await register(server, 1)).status).toBe(200);
  await until(async () => {
    await run?.hurry();
    return (await run?.unsent()) === 0;
  });
  const idsTo = (number: number) =>
    mail.mails().flatMap(({ to, messageId }) => (to[0] === addressOf(number) ? [messageId] : []));
  expect(idsTo(0)).toEqual([idsTo(0)[0], idsTo(0)[0]]);
  expect(idsTo(1)).toHaveLength(1);
});
