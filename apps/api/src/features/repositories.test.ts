import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Store } from '../platform/db/Store.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { repositoriesOn } from './repositories.ts';

eachEngine(
  (engine) => {
    let store: Store;
    beforeAll(async () => {
      store = await engine.freshStore();
    });

    test('a connection has one instance of each repository', () => {
      const { users, titles } = repositoriesOn(store.db);
      expect(repositoriesOn(store.db).users).toBe(users);
      expect(repositoriesOn(store.db).titles).toBe(titles);
    });

    test('the repositories of a transaction write in that transaction', async () => {
      const aborted = store.db.transaction().execute(async (db) => {
        const { settings } = repositoriesOn(db);
        await settings.save('name', 'value');
        expect(await settings.find('name')).toBe('value');
        throw new Error('aborted');
      });
      await expect(aborted).rejects.toThrow('aborted');
      expect(await repositoriesOn(store.db).settings.find('name')).toBeUndefined();
    });
  },
  { shared: true },
);

test('features and start create no repository themselves', () => {
  const root = resolve(import.meta.dirname, '..');
  const files = globSync('{features,start}/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$/.test(file),
  );
  const calls = /(?<!function )\bcreate[A-Z]\w*Repository\(/;
  expect(files.filter((file) => calls.test(readFileSync(resolve(root, file), 'utf8')))).toEqual([]);
  expect(files).toContain('features/repositories.ts');
});
