import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Tests, migrations, and the catalogue, which stores titles and has the commands of the operator. */
const unrestricted = /\.test\.ts$|^platform\/db\/|^features\/catalogue\//;

/** The queries of titles that do not depend on a viewer, by file: how many there are, and why. */
const queriesWithoutViewer: Readonly<Record<string, readonly [number, reason: string]>> = {
  'features/reviews/createReportedReviewsRepository.ts': [1, 'the commands of the operator'],
  'features/titles/createTitlesRepository.ts': [
    4,
    'matching, ranking and the image proxy, which shows no names',
  ],
  'features/collection/createCollectionRepository.ts': [1, 'removing a title from a collection'],
  'features/collection/counts/createCountsRepository.ts': [1, 'counts the adult titles of a user'],
  'features/titles/changedTitles.ts': [
    1,
    'the indexes of search and of browse pages; what they find is read for a viewer',
  ],
  'features/titles/search/createSearchTitlesRepository.ts': [1, 'whether found titles exist'],
  'features/webhooks/createWebhooksRepository.ts': [1, 'deliveries to the user who tracks the title'],
  'platform/titles/visibleTitles.ts': [1, 'the condition itself'],
};

const readsTitles = /(?:selectFrom|[jJ]oin)\('titles'|\b(?:from|join) titles\b/g;
const hasCondition = /\bisVisible\((?!\{)/g;

test('every query of titles depends on a viewer, except those in the list', () => {
  const counts: Record<string, number> = {};
  for (const file of globSync('{features,platform,start}/**/*.ts', { cwd: root })) {
    if (unrestricted.test(file)) continue;
    const source = readFileSync(join(root, file), 'utf8');
    const code = source.replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const count = (code.match(readsTitles)?.length ?? 0) - (code.match(hasCondition)?.length ?? 0);
    if (count !== 0) counts[file] = count;
  }
  expect(counts).toEqual(
    Object.fromEntries(Object.entries(queriesWithoutViewer).map(([file, [count]]) => [file, count])),
  );
});
