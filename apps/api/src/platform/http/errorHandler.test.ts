import { ownMessages } from '@gildshelf/api-client/contract';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '../log/createLog.ts';
import { errorHandler } from './errorHandler.ts';
import { NotVerified, TooManyRequests } from './errors.ts';

async function answerTo(thrown: unknown) {
  const lines: string[] = [];
  const http = new Hono();
  http.onError(errorHandler(createLog('error', (line) => lines.push(line))));
  http.get('/', () => {
    throw thrown;
  });
  const answer = await http.request('/');
  return { status: answer.status, text: await answer.text(), headers: answer.headers, lines };
}

const withCode = (code: string) => Object.assign(new Error('inside /home/somebody'), { code });

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
])('%s means that the server cannot answer right now', async (code) => {
  const { status, text, headers } = await answerTo(withCode(code));
  expect(status).toBe(503);
  expect(JSON.parse(text)).toEqual({ message: ownMessages.request.unavailable });
  expect(headers.get('retry-after')).toBe('5');
});

test.each(['SQLITE_ERROR', 'SQLITE_CONSTRAINT_UNIQUE', '42P01', '23505'])(
  '%s is a fault of ours',
  async (code) => {
    const { status, text, lines } = await answerTo(withCode(code));
    expect(status).toBe(500);
    expect(text).not.toContain('inside');
    expect(text).not.toContain('/home');
    expect(lines.join()).toContain('inside');
  },
);

test('too many attempts say when to come back, in whole seconds', async () => {
  const { status, headers } = await answerTo(new TooManyRequests(1_500));
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toBe('2');
});

test('an unverified login says who it is', async () => {
  const { status, text } = await answerTo(new NotVerified('bob@example.com'));
  expect(status).toBe(403);
  expect(JSON.parse(text)).toEqual({
    message: 'Please verify your email before logging in',
    requiresVerification: true,
    user: { email: 'bob@example.com' },
  });
});
