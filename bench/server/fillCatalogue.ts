import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installCatalogue, type Store } from '@gildshelf/api';
import { makeGames } from './makeGames.ts';

const builtIn = join(import.meta.dirname, '../../apps/api/catalogue');
const batchSize = 1_000;

/** Adds `count` generated games through the installation of built-in titles, which also fills the search index. */
export async function fillCatalogue(store: Store, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gildshelf-catalogue-'));
  cpSync(builtIn, folder, { recursive: true });
  const [head = '', ...lines] = makeGames(count);
  for (let start = 0; start < lines.length; start += batchSize) {
    writeFileSync(
      join(folder, 'games.tsv'),
      `${[head, ...lines.slice(start, start + batchSize)].join('\n')}\n`,
    );
    await installCatalogue(store, folder, Date.now);
  }
  await installCatalogue(store, builtIn, Date.now);
  rmSync(folder, { recursive: true });
}
