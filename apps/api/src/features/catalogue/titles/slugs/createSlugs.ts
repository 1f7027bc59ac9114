import type { MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../../platform/db/schema.ts';
import { createTitlesRepository } from '../../../titles/createTitlesRepository.ts';
import type { TitleToSave } from '../StoredTitle.ts';
import { slugCandidates } from './slugCandidates.ts';

/** Number of candidates of each title that are looked up together; titles rarely need more. */
const candidatesPerTitle = 3;

/** Resolves to a function that assigns unique slugs to new titles of one media type. */
export async function createSlugs(
  db: Transaction<Schema>,
  mediaType: MediaType,
  found: readonly TitleToSave[],
) {
  const titles = createTitlesRepository(db);
  const lookedUp = new Set<string>();
  const usedSlugs = new Set<string>();
  const lookUp = async (slugs: readonly string[]) => {
    for (const slug of slugs) lookedUp.add(slug);
    for (const slug of (await titles.idsBySlug(mediaType, slugs)).keys()) usedSlugs.add(slug);
  };
  await lookUp([...new Set(found.flatMap(firstCandidates))]);

  return async (title: TitleToSave): Promise<string> => {
    for (const slug of candidates(title)) {
      if (!lookedUp.has(slug)) await lookUp([slug]);
      if (usedSlugs.has(slug)) continue;
      usedSlugs.add(slug);
      return slug;
    }
    throw new Error('The slug candidates are exhausted.');
  };
}

function firstCandidates(title: TitleToSave): string[] {
  const first: string[] = [];
  for (const slug of candidates(title)) if (first.push(slug) === candidatesPerTitle) break;
  return first;
}

function* candidates(title: TitleToSave): Generator<string> {
  if (title.slug !== undefined) yield title.slug;
  yield* slugCandidates(title);
}
