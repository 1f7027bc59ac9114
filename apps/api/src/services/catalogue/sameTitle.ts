import { viewOf } from '../../catalogue/viewOf.ts';
import type { FoundTitle } from '../../providers/catalogue/FoundTitle.ts';
import type { KeptTitle } from './KeptTitle.ts';
import type { KnownTitles } from './KnownTitles.ts';
import { knownYear } from './knownYear.ts';

/**
 * The title that a found one is: by what its source calls it, then by an id that both have, then by a name and the year,
 * where exactly one has both. Never by a name alone. Of one source two are never the same title, nor are two of which an
 * id says otherwise.
 */
export function sameTitle(known: KnownTitles, found: FoundTitle): KeptTitle | undefined {
  const told = known.told(found);
  if (told) return told;
  for (const [name, value] of Object.entries(found.ids)) {
    const title = known.withId(name, value);
    if (title && canBe(title, found)) return title;
  }
  if (found.year === null) return undefined;
  const [title, ...others] = [...known.named(found)].filter((named) => yearOf(named) === found.year);
  return title && others.length === 0 && canBe(title, found) ? title : undefined;
}

function canBe(title: KeptTitle, found: FoundTitle): boolean {
  if (title.sources.has(found.source)) return false;
  return Object.entries(found.ids).every(([name, value]) => (title.ids.get(name) ?? value) === value);
}

function yearOf({ merged, row, mediaType }: KeptTitle): number | null {
  if (merged) return merged.year;
  const item = JSON.parse(row?.item ?? '{}');
  return knownYear(viewOf(mediaType, item), item);
}
