import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

const quarterHour = 15 * 60 * 1000;

eachEngine((engine) => {
  // @control:SEC-12
  test('sends at most 10 mails to one inbox per 15 minutes, with the same statuses for known and unknown email addresses', async () => {
    const { member, forgot, register, resend, mails, time } = await createTestApp(engine, {});
    const known = 'known@example.com';
    const unknown = 'unknown@example.com';
    await member('known');
    time.now += quarterHour;
    const before = (await mails()).length;
    const statuses = async (email: string, prefix: string) => {
      const codes: number[] = [];
      for (let index = 0; index < 6; index++)
        codes.push((await forgot(email, { address: `203.0.113.${index}` })).status);
      for (let index = 0; index < 6; index++)
        codes.push((await register(`${prefix}${index}`, { email: email.toUpperCase() })).status);
      for (let index = 0; index < 2; index++) codes.push((await resend(email, `203.0.113.${index}`)).status);
      return codes;
    };
    const expected = [...Array(5).fill(200), 429, ...Array(6).fill(200), 429, 429];
    expect(await statuses(known, 'first')).toEqual(expected);
    expect(await statuses(unknown, 'second')).toEqual(expected);
    const recipients = (await mails()).slice(before).map(({ recipient }) => recipient.toLowerCase());
    expect(recipients.filter((to) => to === known)).toHaveLength(10);
    expect(recipients.filter((to) => to === unknown)).toHaveLength(5);
    time.now += quarterHour;
    expect((await resend(unknown)).status).toBe(200);
    expect((await mails()).at(-1)?.recipient.toLowerCase()).toBe(unknown);
  });
});
