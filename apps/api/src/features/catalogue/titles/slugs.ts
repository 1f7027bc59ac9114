import { type MediaType, ownLimits, reservedSlugs } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import { isUuid } from '../../../platform/db/uuid.ts';
import { aliasKinds } from '../../../platform/titles/findMergedTitle.ts';
import { cutSlug, slugText } from '../../../platform/titles/slugText.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { repositoriesOn } from '../../repositories.ts';
import type { TitleToSave } from './StoredTitle.ts';

/** Number of candidates of each title that are looked up together; titles rarely need more. */
const candidatesPerTitle = 3;

/** Resolves to a function that assigns unique slugs to new titles of one media type. */
export async function createSlugs(
  db: Transaction<Schema>,
  mediaType: MediaType,
  found: readonly TitleToSave[],
) {
  const { titles, titleAliases } = repositoriesOn(db);
  const lookedUp = new Set<string>();
  const usedSlugs = new Set<string>();
  const lookUp = async (slugs: readonly string[]) => {
    for (const slug of slugs) lookedUp.add(slug);
    for (const slug of (await titles.idsBySlug(mediaType, slugs)).keys()) usedSlugs.add(slug);
    // The URL of a merged title redirects, so that its slug stays reserved.
    const reserved = await titleAliases.find(mediaType, aliasKinds.slug, slugs);
    for (const { alias_value } of reserved) usedSlugs.add(alias_value);
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

/** Maximum length of a name, which leaves room for a year, a source, its id and a number. */
const nameLength = 160;
const idLength = 60;

/** Yields valid slugs for a new title without end, best first; does not check which of them are free. */
function* slugCandidates(title: FoundTitle): Generator<string> {
  for (const candidate of candidateTexts(title)) if (isSlug(candidate)) yield candidate;
}

function* candidateTexts({ mediaType, source, sourceId, names, year }: FoundTitle): Generator<string> {
  const name = names.find(isLatin);
  const base = cutSlug(slugText(name ?? ''), nameLength);
  if (base !== '') {
    yield base;
    if (year !== null) yield `${base}-${year}`;
  }
  const sourcePart = cutSlug(slugText(sourceId), idLength) || 'title';
  const last = `${base || mediaType}-${source}-${sourcePart}`;
  yield last;
  for (let number = 2; ; number++) yield `${last}-${number}`;
}

/** Whether at least half of the letters of a name are Latin: the slug of 'とある 2' would be only the number. */
function isLatin(name: string): boolean {
  const letters = name.normalize('NFKC').match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  return latin.length * 2 >= letters.length && slugText(name) !== '';
}

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text is a valid slug in the URL of a title. */
export function isSlug(text: string): boolean {
  return (
    pattern.test(text) && text.length <= ownLimits.slug && !reservedSlugs.includes(text) && !isUuid(text)
  );
}
