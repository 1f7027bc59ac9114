import Sqlite from 'better-sqlite3';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { StatementCache } from './StatementCache.ts';

function openCache() {
  const database = new Sqlite(':memory:');
  const prepare = vi.spyOn(database, 'prepare');
  const cache = new StatementCache(database);
  onTestFinished(() => cache.close());
  return { cache, prepare };
}

describe('StatementCache', () => {
  test('prepares each SQL text once', () => {
    const { cache, prepare } = openCache();
    const first = cache.prepare('select 1');
    expect(cache.prepare('select 2')).not.toBe(first);
    expect(cache.prepare('select 1')).toBe(first);
    expect(prepare).toHaveBeenCalledTimes(2);
  });

  test('drops all statements before it stores the 201st', () => {
    const { cache, prepare } = openCache();
    const first = cache.prepare('select 0');
    for (let number = 1; number < 200; number++) cache.prepare(`select ${number}`);
    expect(cache.prepare('select 0')).toBe(first);
    cache.prepare('select 200');
    prepare.mockClear();
    expect(cache.prepare('select 0')).not.toBe(first);
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  test('closes its connection', () => {
    const { cache } = openCache();
    cache.close();
    expect(cache.database.open).toBe(false);
  });
});
