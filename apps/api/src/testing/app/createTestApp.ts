import { createHash } from 'node:crypto';
import { readConfig } from '../../config/readConfig.ts';
import { processMailRequests } from '../../features/accounts/mails/mailRequests.ts';
import type { Passwords } from '../../features/accounts/passwords/passwordHashes.ts';
import { createLog } from '../../platform/log/createLog.ts';
import { createMailCipher } from '../../platform/mail/createMailCipher.ts';
import { createApp, type Dependencies } from '../../start/createApp.ts';
import type { Engine } from '../database/eachEngine.ts';
import { samplePages } from '../samplePages.ts';
import { checkTraffic } from './checkTraffic.ts';

interface RequestOptions {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly address?: string;
  readonly headers?: Record<string, string>;
}

interface FormOptions {
  readonly address?: string;
  readonly recaptchaToken?: string;
}

/** A response whose body has been read; `body` is the parsed JSON, undefined for other content types. */
export interface TestResponse {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read JSON of every shape and fail where a field is missing.
  readonly body: any;
  readonly headers: Headers;
}

/** The whole server in memory on a fresh database. Its clock stands still until a test changes `time.now`. */
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
  const mailCipher = createMailCipher(secret);
  /** The mail requests that are processed in the background, after the response. */
  let backgroundWork = Promise.resolve();
  const processRequests = () =>
    processMailRequests({ store, clock, log, publicUrl: config.publicUrl, mailCipher });
  const app = createApp({
    store,
    config,
    secret,
    clock,
    log,
    passwords: cheapPasswords,
    pages: parts.renderer?.pages ?? samplePages,
    ...parts,
    wakeOutbox: () => {
      parts.wakeOutbox?.();
      backgroundWork = backgroundWork
        .then(processRequests)
        .catch((error: unknown) => log.error({ event: 'outbox failed', error: String(error) }));
    },
  });

  async function call(method: string, path: string, options: RequestOptions = {}): Promise<TestResponse> {
    const { body, token, address = '203.0.113.7', headers } = options;
    const init = {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const response = await app.request(path, init, { incoming: { socket: { remoteAddress: address } } });
    const text = await response.text();
    await backgroundWork;
    const isJson = response.headers.get('content-type')?.includes('json');
    const parsed: unknown = isJson ? JSON.parse(text) : undefined;
    checkTraffic({ method, path, requestBody: parseBody(body), status: response.status, body: parsed });
    return { status: response.status, text, body: parsed, headers: response.headers };
  }

  /** All mails of the outbox in the order of their ids, sent ones included; pending ones are decrypted. */
  async function mails() {
    const rows = await store.db.selectFrom('outbox').selectAll().orderBy('message_id').execute();
    return rows.map((row) => (row.sent_at === null ? mailCipher.decrypt(row) : row));
  }

  async function lastLinkToken(): Promise<string> {
    const text = (await mails()).at(-1)?.body_text ?? '';
    return /token=([\w-]+)/.exec(text)?.[1] ?? '';
  }

  const registration = (name: string) => ({
    email: `${name}@example.com`,
    username: name,
    password: 'correct1!',
    recaptchaToken: '',
  });
  // The clock advances before each call that sends mail, so that the ids of mails are in order.
  const register = (name: string, changes: object = {}) => {
    time.now += 1;
    return call('POST', '/api/auth/register', { body: { ...registration(name), ...changes } });
  };
  const resend = (email: string, address?: string) => {
    time.now += 1;
    return call('POST', '/api/auth/resend-verification', { body: { email }, ...(address && { address }) });
  };
  const forgot = (email: string, { address, recaptchaToken = 'a person' }: FormOptions = {}) => {
    time.now += 1;
    const body = { email, recaptchaToken };
    return call('POST', '/api/auth/forgot-password', { body, ...(address && { address }) });
  };
  const reset = (
    token: string,
    newPassword = 'another1!',
    { address, recaptchaToken = 'a person' }: FormOptions = {},
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
  /** Whether the server accepts a token. */
  const isSignedIn = async (token: string) => (await call('GET', '/api/profile', { token })).status === 200;
  const verify = (token: string) => call('POST', '/api/auth/verify-email', { body: { token } });
  const logIn = (username: string, password = 'correct1!', address = '203.0.113.7') =>
    call('POST', '/api/auth/login', { body: { username, password, recaptchaToken: '' }, address });

  /** Registers a user, verifies the email address and logs in; resolves to the token and the user's id. */
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
    mailCipher,
    call,
    /** Resolves when no background work is left. */
    settle: () => backgroundWork,
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

/** The JSON value of a request body that a test gives as a value or as text; undefined for malformed text. */
function parseBody(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const digest = (password: string) => createHash('sha256').update(password).digest('hex');

/** Fast password hashes for tests that make thousands of them. */
export const cheapPasswords: Passwords = {
  hash: async (password) => digest(password),
  verify: async (passwordHash, password) => passwordHash === digest(password),
};
