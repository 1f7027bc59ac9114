import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import type { Store } from '../../../platform/db/Store.ts';
import { nilId } from '../../../platform/db/uuid.ts';
import { isSlug } from '../titles/slugs/isSlug.ts';
import { knownYear, viewOf } from '../titles/viewOf.ts';
import { type CommandLine, exitCodes } from './CommandLine.ts';
import { createCatalogueReportRepository } from './createCatalogueReportRepository.ts';
import { withoutTimeouts } from './withoutTimeouts.ts';

const titlesAtOnce = 1000;
/** So many of one kind are named; of the others only the number is told. */
const named = 10;

/** Looks whether the catalogue is whole; says what is broken, then of how many titles something is not known. */
export async function checkCatalogue(store: Store, line: CommandLine): Promise<number> {
  const broken = await withoutTimeouts(store, async (db) => {
    const report = createCatalogueReportRepository(db);
    return [
      ['tracked items without their title', await report.withoutTitle('tracked_items')],
      ['sources without their title', await report.withoutTitle('title_sources')],
      ['ids without their title', await report.withoutTitle('title_ids')],
      ['names without their title', await report.withoutTitle('search_names')],
      ['tracked items of another media type than their title', await report.ofOtherType('tracked_items')],
      ['sources of another media type than their title', await report.ofOtherType('title_sources')],
      ['ids of another media type than their title', await report.ofOtherType('title_ids')],
      ['names of another media type than their title', await report.ofOtherType('search_names')],
      ['titles of which no source tells', await report.titlesWithout('title_sources')],
      ['titles with two ids of one kind', await report.twoIds()],
      ['slugs of two titles', await report.twoOfOneSlug()],
      ['places in a top list that two titles have', await report.twoOfOneRank()],
    ] as const;
  });
  const found = await checkTitles(store, line);
  for (const [what, count] of [...broken, ...found.broken])
    if (count > 0) line.say(`broken: ${count.toLocaleString('en-GB')} ${what}`);
  for (const [what, count] of found.missing)
    line.say(`${count.toLocaleString('en-GB')} of ${found.total.toLocaleString('en-GB')} titles ${what}`);
  if ([...broken, ...found.broken].some(([, count]) => count > 0)) return exitCodes.failed;
  line.say('Nothing is broken.');
  return exitCodes.done;
}

/** Looks at every title by itself, some at a time: while it looks, others read and write. */
async function checkTitles({ db }: Store, line: CommandLine) {
  const { page } = createCatalogueReportRepository(db);
  const slugs = createTally(line, 'cannot be a slug');
  const items = createTally(line, 'cannot be read');
  const names = createTally(line, 'has no name');
  let [total, years, pictures] = [0, 0, 0];
  for (let after = nilId; ; ) {
    const titles = await page(after, titlesAtOnce);
    const last = titles.at(-1);
    if (!last) break;
    after = last.title_id;
    for (const { media_type, slug, title, item } of titles) {
      total += 1;
      const where = `${media_type} ${JSON.stringify(slug)}`;
      if (!isSlug(slug)) slugs.add(where);
      const read = readItem(media_type, item);
      if (!read) items.add(where);
      else if (title === '' || !read.isNamed) names.add(where);
      if (!read?.hasYear) years += 1;
      if (!read?.hasPicture) pictures += 1;
    }
  }
  return {
    total,
    broken: [
      ['titles whose slug cannot be one', slugs.count()],
      ['titles that cannot be read', items.count()],
      ['titles without a name', names.count()],
    ] as const,
    missing: [
      ['have no year', years],
      ['have no picture', pictures],
    ] as const,
  };
}

function readItem(mediaType: MediaType, json: string) {
  try {
    const item = JSON.parse(json);
    const [picture = ''] = Object.keys(mediaTypes[mediaType].imageFields(''));
    return {
      isNamed: [item.name, item.title, item.title_english, item.title_japanese].some(Boolean),
      hasYear: knownYear(viewOf(mediaType, item), item) !== null,
      hasPicture: Boolean(item[picture]),
    };
  } catch {
    return undefined;
  }
}

function createTally(line: CommandLine, problem: string) {
  let count = 0;
  return {
    count: () => count,
    add: (where: string) => {
      count += 1;
      if (count <= named) line.say(`${where} ${problem}`);
    },
  };
}
