import { readConfig } from '../../config/readConfig.ts';
import { processMailRequests } from '../../features/accounts/mails/processMailRequests.ts';
import { createLog } from '../../platform/log/createLog.ts';
import { createMailSeal } from '../../platform/mail/createMailSeal.ts';
import { createApp } from '../../start/createApp.ts';
import type { Dependencies } from '../../start/Dependencies.ts';
import { cheapPasswords } from '../cheapPasswords.ts';
import type { Engine } from '../database/eachEngine.ts';

interface Sent {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly address?: string;
  readonly headers?: Record<string, string>;
}

interface Asked {
  readonly address?: string;
  readonly recaptchaToken?: string;
}

/** An answer, read. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape, and fail where one is another.
  readonly body: any;
  readonly headers: Headers;
}

/** The whole server in memory, with a clock that stands until it is moved, on a fresh database. */
export async function createTestApp(
  engine: Pick<Engine, 'freshStore'>,
  settings: Record<string, string> = {},
  parts: Partial<Dependencies> = {},
) {
  const store = parts.store ?? (await engine.freshStore());
  const time = { now: Date.UTC(2026, 10, 20, 12) };
  const lines: string[] = [];
  const config = readConfig({ HUMAN_CHECK: 'none', LOG_LEVEL: 'debug', ...settings });
  const clock = () => time.now;
  const log = createLog(config.logLevel, (line) => lines.push(line));
  const secret = parts.secret ?? 'a secret for tests, long enough to sign with';
  const mailSeal = createMailSeal(secret);
  /** What a server does behind its answers. */
  let behind = Promise.resolve();
  const answerRequests = () =>
    processMailRequests({ store, clock, log, publicUrl: config.publicUrl, mailSeal });
  const app = createApp({
    store,
    config,
    secret,
    clock,
    log,
    passwords: cheapPasswords,
    ...parts,
    wakeOutbox: () => {
      parts.wakeOutbox?.();
      behind = behind
        .then(answerRequests)
        .catch((error: unknown) => log.error({ event: 'outbox failed', error: String(error) }));
    },
  });

  async function call(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const { body, token, address = '203.0.113.7', headers } = sent;
    const init = {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const answer = await app.request(path, init, { incoming: { socket: { remoteAddress: address } } });
    const text = await answer.text();
    await behind;
    const isJson = answer.headers.get('content-type')?.includes('json');
    return {
      status: answer.status,
      text,
      body: isJson ? JSON.parse(text) : undefined,
      headers: answer.headers,
    };
  }

  /** What waits in the outbox, opened, and what has left it. */
  async function mails() {
    const rows = await store.db.selectFrom('outbox').selectAll().orderBy('message_id').execute();
    return rows.map((row) => (row.sent_at === null ? mailSeal.open(row) : row));
  }

  async function lastLinkToken(): Promise<string> {
    const text = (await mails()).at(-1)?.body_text ?? '';
    return /token=([\w-]+)/.exec(text)?.[1] ?? '';
  }

  const person = (name: string) => ({
    email: `${name}@example.com`,
    username: name,
    password: 'correct1!',
    recaptchaToken: '',
  });
  // The clock moves on before what leaves mail, so that the ids of mails have an order.
  const register = (name: string, changes: object = {}) => {
    time.now += 1;
    return call('POST', '/api/auth/register', { body: { ...person(name), ...changes } });
  };
  const resend = (email: string, address?: string) => {
    time.now += 1;
    return call('POST', '/api/auth/resend-verification', { body: { email }, ...(address && { address }) });
  };
  const forgot = (email: string, { address, recaptchaToken = 'a person' }: Asked = {}) => {
    time.now += 1;
    const body = { email, recaptchaToken };
    return call('POST', '/api/auth/forgot-password', { body, ...(address && { address }) });
  };
  const reset = (
    token: string,
    newPassword = 'another1!',
    { address, recaptchaToken = 'a person' }: Asked = {},
  ) => {
    time.now += 1;
    const body = { token, newPassword, recaptchaToken };
    return call('POST', '/api/auth/verify-password-reset', { body, ...(address && { address }) });
  };
  const changePassword = (token: string, currentPassword = 'correct1!', newPassword = 'another1!') => {
    time.now += 1;
    return call('POST', '/api/auth/change-password', { token, body: { currentPassword, newPassword } });
  };
  const exchange = (token: string) => call('POST', '/api/auth/session/exchange', { token });
  /** Whether a token opens anything. */
  const isSignedIn = async (token: string) => (await call('GET', '/api/profile', { token })).status === 200;
  const verify = (token: string) => call('POST', '/api/auth/verify-email', { body: { token } });
  const logIn = (username: string, password = 'correct1!', address = '203.0.113.7') =>
    call('POST', '/api/auth/login', { body: { username, password, recaptchaToken: '' }, address });

  /** Registers, verifies and logs in; gives the token and the person's id. */
  async function member(name: string): Promise<{ token: string; userId: string }> {
    await register(name);
    await verify(await lastLinkToken());
    const { token } = (await logIn(name)).body;
    const { userId } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
    return { token, userId };
  }

  return {
    app,
    store,
    time,
    lines,
    config,
    mailSeal,
    call,
    /** Resolves when nothing is left to do behind the answers. */
    settle: () => behind,
    mails,
    lastLinkToken,
    register,
    resend,
    forgot,
    reset,
    changePassword,
    exchange,
    isSignedIn,
    verify,
    logIn,
    member,
  };
}
