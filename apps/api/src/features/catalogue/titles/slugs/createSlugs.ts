import type { MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../../platform/db/schema.ts';
import { createTitlesRepository } from '../../../titles/createTitlesRepository.ts';
import type { TitleToSave } from '../StoredTitle.ts';
import { slugCandidates } from './slugCandidates.ts';

/** So many candidates of each title are looked up together; hardly one needs more. */
const lookedUp = 3;

/** Gives slugs to new titles of one media type, each one that no other title has. */
export async function createSlugs(
  db: Transaction<Schema>,
  mediaType: MediaType,
  found: readonly TitleToSave[],
) {
  const titles = createTitlesRepository(db);
  const asked = new Set<string>();
  const taken = new Set<string>();
  const ask = async (slugs: readonly string[]) => {
    for (const slug of slugs) asked.add(slug);
    for (const slug of (await titles.idsOf(mediaType, slugs)).keys()) taken.add(slug);
  };
  await ask([...new Set(found.flatMap(firstCandidates))]);

  return async (title: TitleToSave): Promise<string> => {
    for (const slug of candidates(title)) {
      if (!asked.has(slug)) await ask([slug]);
      if (taken.has(slug)) continue;
      taken.add(slug);
      return slug;
    }
    throw new Error('Candidates for a slug never end.');
  };
}

function firstCandidates(title: TitleToSave): string[] {
  const first: string[] = [];
  for (const slug of candidates(title)) if (first.push(slug) === lookedUp) break;
  return first;
}

function* candidates(title: TitleToSave): Generator<string> {
  if (title.slug !== undefined) yield title.slug;
  yield* slugCandidates(title);
}
