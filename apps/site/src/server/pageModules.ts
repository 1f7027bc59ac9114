import type { CatalogueType } from '@gildshelf/api-client/contract';
import type { PageSubject } from './pageSubject.ts';

const titlePages: Readonly<Record<CatalogueType, string>> = {
  game: 'src/pages/media/GamePage.tsx',
  anime: 'src/pages/media/AnimePage.tsx',
};

/** The modules that the browser needs of a page beside the entry, in which Home is. */
export function pageModules(subject: PageSubject | undefined): readonly string[] {
  if (subject?.kind === 'title') return [titlePages[subject.type]];
  return subject?.kind === 'search' ? ['src/pages/search/SearchPage.tsx'] : [];
}
