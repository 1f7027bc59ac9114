import { type MediaType, titleStorage } from '@gildshelf/api-client/contract';
import { type CommandLine, exitCodes } from '../../../platform/commands/commandLine.ts';
import type { Store } from '../../../platform/db/Store.ts';
import { nilId } from '../../../platform/db/uuid.ts';
import { knownYear, viewOf } from '../../../platform/titles/presentItem.ts';
import { repositoriesOn } from '../../repositories.ts';
import { isSlug } from '../titles/slugs.ts';
import { withoutTimeouts } from './catalogueReport.ts';

const titlesPerPage = 1000;
/** Number of titles that are printed for each kind of error; further ones are only counted. */
const maxPrinted = 10;

/** Checks the integrity of the catalogue; prints errors, then the numbers of titles with missing data. Resolves to an exit code. */
export async function checkCatalogue(store: Store, line: CommandLine): Promise<number> {
  const broken = await withoutTimeouts(store, async (db) => {
    const report = repositoriesOn(db).catalogueReport;
    return [
      ['tracked items without their title', await report.withoutTitle('tracked_items')],
      ['sources without their title', await report.withoutTitle('title_sources')],
      ['ids without their title', await report.withoutTitle('title_ids')],
      ['names without their title', await report.withoutTitle('search_names')],
      ['tracked items of another media type than their title', await report.withOtherType('tracked_items')],
      ['sources of another media type than their title', await report.withOtherType('title_sources')],
      ['ids of another media type than their title', await report.withOtherType('title_ids')],
      ['names of another media type than their title', await report.withOtherType('search_names')],
      ['titles without a source', await report.titlesWithout('title_sources')],
      ['titles with two ids of one kind', await report.duplicateIds()],
      ['slugs shared by two titles', await report.duplicateSlugs()],
      ['ranks in a top list shared by two titles', await report.duplicateRanks()],
    ] as const;
  });
  const found = await checkTitles(store, line);
  for (const [description, count] of [...broken, ...found.broken])
    if (count > 0) line.print(`broken: ${count.toLocaleString('en-GB')} ${description}`);
  for (const [description, count] of found.missing)
    line.print(
      `${count.toLocaleString('en-GB')} of ${found.total.toLocaleString('en-GB')} titles ${description}`,
    );
  if ([...broken, ...found.broken].some(([, count]) => count > 0)) return exitCodes.failed;
  line.print('Nothing is broken.');
  return exitCodes.done;
}

/** Checks every title, page by page without a transaction, so that concurrent reads and writes continue. */
async function checkTitles({ db }: Store, line: CommandLine) {
  const { page } = repositoriesOn(db).catalogueReport;
  const slugs = createTally(line, 'has an invalid slug');
  const items = createTally(line, 'cannot be read');
  const names = createTally(line, 'has no name');
  let [total, withoutYear, withoutImage] = [0, 0, 0];
  for (let after = nilId; ; ) {
    const titles = await page(after, titlesPerPage);
    const last = titles.at(-1);
    if (!last) break;
    after = last.title_id;
    for (const { media_type, slug, title, item } of titles) {
      total += 1;
      const label = `${media_type} ${JSON.stringify(slug)}`;
      if (!isSlug(slug)) slugs.add(label);
      const parsed = readItem(media_type, item);
      if (!parsed) items.add(label);
      else if (title === '' || !parsed.isNamed) names.add(label);
      if (!parsed?.hasYear) withoutYear += 1;
      if (!parsed?.hasImage) withoutImage += 1;
    }
  }
  return {
    total,
    broken: [
      ['titles with an invalid slug', slugs.count()],
      ['titles that cannot be read', items.count()],
      ['titles without a name', names.count()],
    ] as const,
    missing: [
      ['have no year', withoutYear],
      ['have no image', withoutImage],
    ] as const,
  };
}

function readItem(mediaType: MediaType, json: string) {
  try {
    const item = JSON.parse(json);
    const [imageField = ''] = Object.keys(titleStorage[mediaType].imageFields(''));
    return {
      isNamed: [item.name, item.title, item.title_english, item.title_japanese].some(Boolean),
      hasYear: knownYear(viewOf(mediaType, item), item) !== null,
      hasImage: Boolean(item[imageField]),
    };
  } catch {
    return undefined;
  }
}

function createTally(line: CommandLine, problem: string) {
  let count = 0;
  return {
    count: () => count,
    add: (label: string) => {
      count += 1;
      if (count <= maxPrinted) line.print(`${label} ${problem}`);
    },
  };
}
