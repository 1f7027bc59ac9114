import { type CatalogueType, catalogues, serverLimits } from '@gildshelf/api-client/contract';
import { useTitles } from '@gildshelf/api-client/react';
import { useState } from 'react';

/** A title of the list, with the slug as its name until the name is known. */
export interface ListedTitle {
  readonly slug: string;
  readonly name: string;
  /** The host has no title with this slug. */
  readonly isUnknown: boolean;
}

/**
 * The names of titles by their slugs, from the same requests as those of the preview. A known name stays while a changed list loads;
 * `remember` adds one by the path of the page of its title.
 */
export function useTitleNames(type: CatalogueType, slugs: readonly string[]) {
  const { detailPath } = catalogues[type];
  // More titles than a list can have are not requested.
  const requested = slugs.slice(0, serverLimits.listedTitles);
  const list = useTitles(type, requested);
  // By path; null if the host has no such title.
  const [names, setNames] = useState<Readonly<Record<string, string | null>>>({});
  const remember = (found: typeof names) => {
    if (Object.entries(found).some(([path, name]) => names[path] !== name))
      setNames((known) => ({ ...known, ...found }));
  };
  if (list.state === 'ready') {
    const known = requested.filter((slug) => !list.unknownSlugs.includes(slug));
    remember({
      ...Object.fromEntries(list.unknownSlugs.map((slug) => [detailPath(slug), null])),
      ...Object.fromEntries(
        list.titles.map(({ view }, index) => [detailPath(known[index] ?? ''), view.title]),
      ),
    });
  }
  return {
    titles: slugs.map((slug): ListedTitle => {
      const name = names[detailPath(slug)];
      return { slug, name: name ?? slug, isUnknown: name === null };
    }),
    remember: (path: string, name: string) => remember({ [path]: name }),
  };
}
