import type { MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { createTitlesRepository } from '../../repositories/createTitlesRepository.ts';
import { slugCandidates } from './slugCandidates.ts';
import type { WishedTitle } from './WishedTitle.ts';

/** So many candidates of each title are looked up together; hardly one needs more. */
const lookedUp = 3;

/** Gives slugs to new titles of one media type, each one that no other title has. */
export async function createSlugs(
  db: Transaction<Schema>,
  mediaType: MediaType,
  found: readonly WishedTitle[],
) {
  const titles = createTitlesRepository(db);
  const asked = new Set<string>();
  const taken = new Set<string>();
  const ask = async (slugs: readonly string[]) => {
    for (const slug of slugs) asked.add(slug);
    for (const slug of (await titles.idsOf(mediaType, slugs)).keys()) taken.add(slug);
  };
  await ask([...new Set(found.flatMap(firstCandidates))]);

  return async (title: WishedTitle): Promise<string> => {
    for (const slug of candidates(title)) {
      if (!asked.has(slug)) await ask([slug]);
      if (taken.has(slug)) continue;
      taken.add(slug);
      return slug;
    }
    throw new Error('Candidates for a slug never end.');
  };
}

function firstCandidates(title: WishedTitle): string[] {
  const first: string[] = [];
  for (const slug of candidates(title)) if (first.push(slug) === lookedUp) break;
  return first;
}

function* candidates(title: WishedTitle): Generator<string> {
  if (title.slug !== undefined) yield title.slug;
  yield* slugCandidates(title);
}
