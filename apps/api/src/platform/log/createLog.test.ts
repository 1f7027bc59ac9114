import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from './createLog.ts';

afterEach(() => vi.useRealTimers());

test('writes at most 20 lines per minute with the same event and error, then the number of omitted lines', () => {
  vi.useFakeTimers();
  const lines: Record<string, unknown>[] = [];
  const log = createLog('debug', (line) => lines.push(JSON.parse(line)));
  const overload = (path: string) =>
    log.warn({ event: 'page-not-rendered', path, error: 'too many at once', failures: 1 });
  for (let count = 0; count < 500; count++) overload(`/game/${count}`);
  log.warn({ event: 'page-not-rendered', path: '/', error: 'too slow' });
  log.error({ event: 'fault', error: 'Error: Boom\n    at one line' });
  expect(lines).toHaveLength(22);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(23);
  expect(lines.at(-1)).toMatchObject({
    level: 'warn',
    event: 'page-not-rendered',
    error: 'too many at once',
    omitted: 480,
  });
  overload('/game/again');
  expect(lines.at(-1)).toMatchObject({ path: '/game/again' });
});

test('does not limit lines of the level debug', () => {
  const lines: string[] = [];
  const log = createLog('debug', (line) => lines.push(line));
  for (let count = 0; count < 100; count++) log.debug({ event: 'request' });
  expect(lines).toHaveLength(100);
});
