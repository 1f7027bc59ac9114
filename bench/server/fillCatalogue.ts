import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installCatalogue, type Store } from '@gildshelf/api';
import { makeGames } from './makeGames.ts';

const builtIn = join(import.meta.dirname, '../../apps/api/catalogue');
const atOnce = 1_000;

/** Adds so many made-up games, by the way that the built-in titles take: with all that search keeps of them. */
export async function fillCatalogue(store: Store, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gildshelf-catalogue-'));
  cpSync(builtIn, folder, { recursive: true });
  const [head = '', ...lines] = makeGames(count);
  for (let start = 0; start < lines.length; start += atOnce) {
    writeFileSync(join(folder, 'games.tsv'), `${[head, ...lines.slice(start, start + atOnce)].join('\n')}\n`);
    await installCatalogue(store, folder, Date.now);
  }
  await installCatalogue(store, builtIn, Date.now);
  rmSync(folder, { recursive: true });
}
