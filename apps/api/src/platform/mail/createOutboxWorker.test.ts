import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { uuidv7 } from '../db/uuid.ts';
import { createLog } from '../log/createLog.ts';
import { createMailCipher } from './createMailCipher.ts';
import { createOutboxRepository } from './createOutboxRepository.ts';
import { createOutboxWorker } from './createOutboxWorker.ts';
import type { AddressedMail } from './mailers.ts';
import { outboxRow } from './outboxRow.ts';

const second = 1000;

eachEngine((engine) => {
  async function start() {
    const store = await engine.freshStore();
    const time = { now: Date.UTC(2026, 10, 20) };
    const sent: AddressedMail[] = [];
    const lines: string[] = [];
    const mailer = { send: vi.fn(async (mail: AddressedMail) => void sent.push(mail)), close: vi.fn() };
    const log = createLog('debug', (line) => lines.push(line));
    const mailCipher = createMailCipher('a secret for tests, long enough to encrypt with');
    const parts = { store, mailer, clock: () => time.now, log, mailCipher, fillOutbox: async () => {} };
    const worker = (other: Partial<typeof parts> = {}) => createOutboxWorker({ ...parts, ...other });
    const write = (recipient: string) =>
      createOutboxRepository(store.db).add(
        mailCipher.encrypt(
          outboxRow(
            uuidv7(time.now),
            recipient,
            { subject: 'S', text: 'see http://x/?token=secret', html: '<p>secret</p>' },
            time.now,
          ),
        ),
      );
    const rows = () => store.db.selectFrom('outbox').selectAll().orderBy('message_id').execute();
    return { time, store, sent, lines, mailer, worker, write, rows };
  }

  // @control:FLT-07
  test('three concurrent workers send each of 20 mails once and delete their links', async () => {
    const { sent, worker, write, rows } = await start();
    for (let index = 0; index < 20; index++) await write(`bob${index}@example.com`);
    await Promise.all([worker(), worker(), worker()].map(({ deliver }) => deliver()));
    expect(sent.map(({ to }) => to).sort()).toEqual(
      Array.from({ length: 20 }, (_, index) => `bob${index}@example.com`).sort(),
    );
    expect(JSON.stringify(await rows())).not.toContain('secret');
    await worker().deliver();
    expect(sent).toHaveLength(20);
  });

  test('retries a failed mail with growing delays under the same id, and logs only the error code', async () => {
    const { time, sent, lines, mailer, worker, write } = await start();
    await write('bob@example.com');
    const { deliver } = worker();
    const rejection = Object.assign(new Error('450 bob@example.com is busy'), {
      code: 'EENVELOPE',
      responseCode: 450,
    });
    mailer.send.mockRejectedValueOnce(rejection).mockRejectedValueOnce(rejection);
    await deliver();
    time.now += 15 * second - 1;
    await deliver();
    expect(mailer.send).toHaveBeenCalledTimes(1);
    time.now += 1;
    await deliver();
    expect(mailer.send).toHaveBeenCalledTimes(2);
    time.now += 30 * second - 1;
    await deliver();
    expect(mailer.send).toHaveBeenCalledTimes(2);
    time.now += 1;
    await deliver();
    expect(sent).toHaveLength(1);
    expect(new Set(mailer.send.mock.calls.map(([mail]) => mail.id)).size).toBe(1);
    expect(lines.join()).toContain('EENVELOPE 450');
    expect(lines.join()).not.toMatch(/bob@|secret/);
  });

  test('sends the mail of a crashed instance once its lease has expired', async () => {
    const { time, sent, worker, write, mailer } = await start();
    await write('bob@example.com');
    mailer.send.mockImplementationOnce(() => new Promise(() => {}));
    void worker().deliver();
    await vi.waitFor(() => expect(mailer.send).toHaveBeenCalledOnce());
    await worker().deliver();
    expect(sent).toHaveLength(0);
    time.now += 120 * second;
    await worker().deliver();
    expect(sent).toHaveLength(1);
  });

  // @control:FLT-07
  test('does not resend a mail that was sent while the database was unavailable', async () => {
    const { time, store, worker, write, mailer, rows } = await start();
    await write('bob@example.com');
    mailer.send.mockImplementationOnce(async () => {
      await sql`alter table outbox rename to elsewhere`.execute(store.db);
    });
    const { deliver } = worker();
    await expect(deliver()).rejects.toThrow('outbox');
    await sql`alter table elsewhere rename to outbox`.execute(store.db);
    const sentAt = time.now;
    time.now += 200 * second;
    await deliver();
    expect(mailer.send).toHaveBeenCalledOnce();
    expect(await rows()).toMatchObject([{ sent_at: sentAt, body_text: '' }]);
  });

  // @control:SEC-11
  test('deletes a mail with an invalid email address without sending it', async () => {
    const { mailer, worker, write, rows } = await start();
    await write('a@xn--\u0001');
    await worker().deliver();
    expect(mailer.send).not.toHaveBeenCalled();
    expect(await rows()).toEqual([]);
  });

  // @control:SEC-10
  test('encrypts waiting mail for its recipient, and postpones mail that it cannot decrypt', async () => {
    const { time, store, sent, lines, mailer, worker, write, rows } = await start();
    await write('bob@example.com');
    expect(JSON.stringify(await rows())).not.toMatch(/secret|http|<p>/);
    const mailCipher = createMailCipher('the secret of another server, just as long');
    await worker({ mailCipher }).deliver();
    expect(mailer.send).not.toHaveBeenCalled();
    expect(lines.join()).toContain('ESEALED');
    time.now += 15 * second;
    await worker().deliver();
    expect(sent).toMatchObject([{ text: 'see http://x/?token=secret', html: '<p>secret</p>' }]);
    await write('bob@example.com');
    await store.db.updateTable('outbox').set({ recipient: 'eve@example.com' }).execute();
    await worker().deliver();
    expect(sent).toHaveLength(1);
  });

  test('does not send mail that is older than a day, because its links have expired', async () => {
    const { time, mailer, worker, write } = await start();
    await write('bob@example.com');
    time.now += 24 * 60 * 60 * second;
    await worker().deliver();
    expect(mailer.send).not.toHaveBeenCalled();
  });

  test('sends at once after `wake`, and ends after the current mail on `close`', async () => {
    const { sent, worker, write, mailer } = await start();
    const { wake, close } = worker();
    await write('one@example.com');
    wake();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    let finish = () => {};
    mailer.send.mockImplementationOnce(async (mail) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      sent.push(mail);
    });
    await write('two@example.com');
    await write('three@example.com');
    wake();
    await vi.waitFor(() => expect(mailer.send).toHaveBeenCalledTimes(2));
    const closed = close();
    finish();
    await closed;
    expect(sent).toHaveLength(2);
    expect(mailer.close).toHaveBeenCalledOnce();
  });
});
