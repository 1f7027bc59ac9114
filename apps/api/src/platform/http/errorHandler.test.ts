import { ownMessages } from '@gildshelf/api-client/contract';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '../log/createLog.ts';
import { errorHandler } from './errorHandler.ts';
import { NotVerified, TooManyRequests } from './errors.ts';

async function responseTo(thrown: unknown) {
  const lines: string[] = [];
  const http = new Hono();
  http.onError(errorHandler(createLog('error', (line) => lines.push(line))));
  http.get('/', () => {
    throw thrown;
  });
  const response = await http.request('/');
  return { status: response.status, text: await response.text(), headers: response.headers, lines };
}

const withCode = (code: string) => Object.assign(new Error('inside /home/user'), { code });

test.each([
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_READONLY',
  'SQLITE_BUSY',
  'ENOSPC',
  'ECONNREFUSED',
  '08006',
  '57P01',
  '53300',
  '57014',
])('responds to %s with 503 and Retry-After', async (code) => {
  const { status, text, headers } = await responseTo(withCode(code));
  expect(status).toBe(503);
  expect(JSON.parse(text)).toEqual({ message: ownMessages.request.unavailable });
  expect(headers.get('retry-after')).toBe('5');
});

test.each(['SQLITE_ERROR', 'SQLITE_CONSTRAINT_UNIQUE', '42P01', '23505'])(
  'responds to %s with 500, with its details in the log only',
  async (code) => {
    const { status, text, lines } = await responseTo(withCode(code));
    expect(status).toBe(500);
    expect(text).not.toContain('inside');
    expect(text).not.toContain('/home');
    expect(lines.join()).toContain('inside');
  },
);

test('sends Retry-After in whole seconds, rounded up, with a 429', async () => {
  const { status, headers } = await responseTo(new TooManyRequests(1_500));
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toBe('2');
});

test('includes the email address in the 403 of an unverified login', async () => {
  const { status, text } = await responseTo(new NotVerified('bob@example.com'));
  expect(status).toBe(403);
  expect(JSON.parse(text)).toEqual({
    message: 'Please verify your email before logging in',
    requiresVerification: true,
    user: { email: 'bob@example.com' },
  });
});
