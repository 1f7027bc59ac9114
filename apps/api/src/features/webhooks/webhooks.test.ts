import { createHmac } from 'node:crypto';
import {
  createWebhook,
  deleteWebhook,
  enableWebhook,
  endpointPath,
  listWebhookDeliveries,
  listWebhooks,
  mediaTypes,
  ownMessages,
  sendTestEvent,
  serverLimits,
  type WebhookDelivery,
} from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { deleteExpired } from '../../start/deleteExpired.ts';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { installBuiltInTitles } from '../../testing/database/titles.ts';
import { startWebhookReceiver } from '../../testing/startWebhookReceiver.ts';
import { createWebhookWorker } from './createWebhookWorker.ts';

const second = 1000;
const hour = 60 * 60 * second;
const texts = ownMessages.webhooks;
const secret = 'a secret for tests, long enough to sign with';
const renderMail = (heading: string) => heading;

eachEngine((engine) => {
  async function start(settings: Record<string, string> = { WEBHOOK_TARGETS: 'any', RATE_LIMITS: 'off' }) {
    const app = await createTestApp(engine, settings, { secret });
    await installBuiltInTitles(app.store);
    const { token, userId } = await app.member('bob');
    const { call, store, time, config } = app;
    const newWorker = () =>
      createWebhookWorker({
        ...{ store, config, secret, renderMail, clock: () => time.now, wakeOutbox: () => {} },
        log: { debug() {}, info() {}, warn() {}, error() {} },
      });
    const request = (method: string, path: string, body?: unknown) =>
      call(method, path, { token, ...(body !== undefined && { body }) });
    const add = async (url: string, events: readonly string[] = ['added', 'rated', 'completed']) =>
      (await request('POST', createWebhook.path, { url, events })).body;
    // The clock advances, so that the ids of deliveries are in order.
    const rate = (status: string, rating: number, gameId = 'portal') => {
      time.now += 10;
      return request('POST', mediaTypes.game.rateTitle.path, { username: 'bob', gameId, status, rating });
    };
    const log = async (webhookId: string): Promise<WebhookDelivery[]> =>
      (await request('GET', endpointPath(listWebhookDeliveries, { webhookId }))).body;
    const sendTest = (webhookId: string) => request('POST', endpointPath(sendTestEvent, { webhookId }));
    const list = async () => (await request('GET', listWebhooks.path)).body;
    const worker = newWorker();
    return { ...app, userId, worker, newWorker, request, add, rate, log, sendTest, list };
  }

  // @control:SEC-26
  test('sends a signed request for each event of a saved title, in order', async () => {
    const { add, rate, worker, log } = await start();
    await using receiver = await startWebhookReceiver();
    const { id, secret: key } = await add(`${receiver.url}/hook`);
    await rate('completed', 4.5);
    await worker.deliver();
    expect(receiver.received.map(({ text }) => JSON.parse(text))).toEqual(
      ['added', 'rated', 'completed'].map((type) => ({
        type,
        timestamp: expect.stringMatching(/^2026-11-20T/),
        data: {
          media_type: 'game',
          title: { id: expect.any(String), slug: 'portal', title: 'Portal' },
          status: 'completed',
          rating: 4.5,
        },
      })),
    );
    const entries = await log(id);
    for (const { headers, text } of receiver.received) {
      const { 'webhook-id': delivery, 'webhook-timestamp': timestamp } = headers;
      const hmac = createHmac('sha256', Buffer.from(key.replace('whsec_', ''), 'base64'));
      const signature = hmac.update(`${delivery}.${timestamp}.${text}`).digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${signature}`);
      expect(entries.find((entry) => entry.id === delivery)).toMatchObject({
        ...{ state: 'delivered', attempts: 1, response_status: 200, error: null },
        duration_ms: expect.any(Number),
      });
    }
  });

  test('sends only what changed, and only the events of the webhook', async () => {
    const { add, rate, worker } = await start();
    await using receiver = await startWebhookReceiver();
    await add(receiver.url, ['added', 'rated']);
    await rate('playing', 0);
    await rate('playing', 3);
    await rate('completed', 3);
    await rate('completed', 4);
    await worker.deliver();
    const types = receiver.received.map(({ text }) => JSON.parse(text).type);
    expect(types).toEqual(['added', 'rated', 'rated']);
  });

  test('adds no delivery when the title was not saved', async () => {
    const { add, rate, log } = await start({ WEBHOOK_TARGETS: 'any', MAX_TRACKED_TITLES: '1' });
    const { id } = await add('http://127.0.0.1:9/');
    await rate('playing', 0);
    expect((await rate('playing', 0, 'portal-2')).status).toBe(409);
    expect(await log(id)).toHaveLength(1);
  });

  test('repeats a failed delivery after 15 s, 30 s and so on, with the same id', async () => {
    const { add, sendTest, worker, time, log, list } = await start();
    await using receiver = await startWebhookReceiver();
    receiver.status = 500;
    const { id } = await add(receiver.url);
    await sendTest(id);
    await worker.deliver();
    expect((await log(id))[0]).toMatchObject({
      ...{ state: 'pending', event: 'test', attempts: 1, response_status: 500 },
      error: 'The response had the status 500.',
    });
    time.now += 15 * second - 1;
    await worker.deliver();
    expect(receiver.received).toHaveLength(1);
    time.now += 1;
    await worker.deliver();
    expect(receiver.received).toHaveLength(2);
    time.now += 30 * second;
    receiver.status = 200;
    await worker.deliver();
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await log(id))[0]).toMatchObject({ state: 'delivered', attempts: 3, error: null });
    expect((await list())[0].failures).toBe(0);
  });

  test('gives a delivery up after ten attempts and sends the next one', async () => {
    const { add, sendTest, worker, time, log } = await start();
    await using receiver = await startWebhookReceiver();
    receiver.status = 400;
    const { id } = await add(receiver.url);
    await sendTest(id);
    time.now += 1;
    await sendTest(id);
    for (let attempt = 0; attempt < 11; attempt++) {
      await worker.deliver();
      time.now += hour;
    }
    expect((await log(id)).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['pending', 1],
      ['failed', 10],
    ]);
  });

  test('disables a webhook after 20 failures in a row with a mail to its owner, who can enable it', async () => {
    const { add, sendTest, rate, worker, time, log, list, request, mails } = await start();
    await using receiver = await startWebhookReceiver();
    receiver.status = 500;
    const { id } = await add(receiver.url);
    for (let event = 0; event < 3; event++) {
      await sendTest(id);
      time.now += 1;
    }
    for (let attempt = 0; attempt < serverLimits.webhookFailures; attempt++) {
      expect((await list())[0]).toMatchObject({ disabled_at: null, failures: attempt });
      await worker.deliver();
      time.now += hour;
    }
    expect((await list())[0]).toMatchObject({ disabled_at: expect.any(String), failures: 20 });
    expect((await log(id))[0]).toMatchObject({ state: 'failed', error: 'The webhook was disabled.' });
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({
      recipient: 'bob@example.com',
      subject: expect.stringContaining('disabled'),
    });
    expect(mail?.body_text).toContain('/user/bob/api-access');
    expect(await sendTest(id)).toMatchObject({ status: 409, body: { message: texts.disabled } });
    await rate('playing', 2);
    expect(await log(id)).toHaveLength(3);

    receiver.status = 200;
    expect((await request('POST', endpointPath(enableWebhook, { webhookId: id }))).status).toBe(200);
    expect((await sendTest(id)).status).toBe(200);
    await worker.deliver();
    expect((await list())[0]).toMatchObject({ disabled_at: null, failures: 0 });
    expect((await log(id))[0]).toMatchObject({ state: 'delivered' });
  });

  test('several servers send each delivery once, and one of them resumes what another left', async () => {
    const { add, rate, newWorker, worker, store, time, log } = await start();
    await using receiver = await startWebhookReceiver();
    const { id } = await add(receiver.url);
    await rate('completed', 4.5);
    await Promise.all([worker, newWorker(), newWorker()].map((one) => one.deliver()));
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
    // A server that ended during an attempt has left its lease.
    await rate('completed', 5);
    await store.db
      .updateTable('webhooks')
      .set({ next_attempt_at: time.now + 30 * second })
      .execute();
    await worker.deliver();
    expect((await log(id))[0]).toMatchObject({ state: 'pending' });
    time.now += 30 * second;
    await worker.deliver();
    expect((await log(id))[0]).toMatchObject({ state: 'delivered' });
  });

  test('keeps the last 50 deliveries of a webhook, for at most 30 days', async () => {
    const { add, sendTest, worker, time, log, store } = await start();
    await using receiver = await startWebhookReceiver();
    const { id } = await add(receiver.url);
    for (let count = 0; count < 55; count++) {
      time.now += 1;
      await sendTest(id);
    }
    await worker.deliver();
    expect(await log(id)).toHaveLength(serverLimits.webhookLog);
    expect(await store.db.selectFrom('webhook_deliveries').selectAll().execute()).toHaveLength(50);
    await deleteExpired(store, time.now + 31 * 24 * hour);
    expect(await store.db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
  });

  // @control:SEC-26
  test('encrypts the secret in the database, and shows it once', async () => {
    const { add, list, store } = await start();
    const { secret: key, ...shown } = await add('http://127.0.0.1:9/');
    expect(key).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(await list()).toEqual([shown]);
    const rows = await store.db.selectFrom('webhooks').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key.slice(6));
  });

  // @control:SEC-26
  test('rejects targets that are not public unless the operator allows any', async () => {
    const { request, worker, store, userId, log, time } = await start({});
    const create = async (url: string) => {
      const { status, body } = await request('POST', createWebhook.path, { url, events: ['rated'] });
      return [status, body.message];
    };
    expect(await create('http://receiver.example/')).toEqual([400, texts.invalidUrl]);
    for (const host of [
      '127.0.0.1',
      '[::1]',
      '169.254.169.254',
      '10.1.2.3',
      '2130706433',
      'localhost',
      'a.localhost',
    ])
      expect(await create(`https://${host}/`), host).toEqual([400, texts.notPublic]);
    for (const url of ['ftp://a.example/', 'https://user:pw@a.example/', 'https://a b/', 'a.example', ''])
      expect(await create(url), url).toEqual([400, texts.invalidUrl]);
    // A webhook of a time when the operator allowed it.
    const [, id = ''] =
      /"id":"([^"]+)"/.exec(
        (await request('POST', createWebhook.path, { url: 'https://a.example/', events: ['rated'] })).text,
      ) ?? [];
    await store.db
      .updateTable('webhooks')
      .set({ url: 'https://127.0.0.1/' })
      .where('user_id', '=', userId)
      .execute();
    await request('POST', endpointPath(sendTestEvent, { webhookId: id }));
    time.now += 1;
    await worker.deliver();
    expect((await log(id))[0]).toMatchObject({ attempts: 1, error: 'The address is not public.' });
  });

  // @control:SEC-26
  test('a webhook of one user cannot be seen, used or deleted by another', async () => {
    const { add, list, call, member } = await start();
    const { id: webhookId } = await add('http://127.0.0.1:9/');
    const { token } = await member('eve');
    expect((await call('GET', listWebhooks.path, { token })).body).toEqual([]);
    for (const endpoint of [listWebhookDeliveries, enableWebhook, sendTestEvent]) {
      const unknown = await call(endpoint.method, endpointPath(endpoint, { webhookId: 'no-id' }), { token });
      const foreign = await call(endpoint.method, endpointPath(endpoint, { webhookId }), { token });
      expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    }
    await call('DELETE', endpointPath(deleteWebhook, { webhookId }), { token });
    expect(await list()).toHaveLength(1);
  });

  test('a user has at most ten webhooks, and deleting one deletes its deliveries', async () => {
    const { add, request, sendTest, store, list } = await start();
    const hooks = await Promise.all(Array.from({ length: 12 }, () => add('http://127.0.0.1:9/')));
    expect(await list()).toHaveLength(serverLimits.webhooks);
    expect(hooks.filter(({ message }) => message === texts.tooMany)).toHaveLength(2);
    for (const { id } of await list()) {
      await sendTest(id);
      await request('DELETE', endpointPath(deleteWebhook, { webhookId: id }));
    }
    expect(await list()).toEqual([]);
    expect(await store.db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
  });
});
