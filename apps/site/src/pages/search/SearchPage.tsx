import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import type { SearchResult } from '@gildshelf/api-client/react';
import { Column, Heading, useTranslate } from '@gildshelf/ui';
import { MediaSearch } from '@gildshelf/widgets';
import { useLocation, useNavigate } from 'react-router-dom';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { useSearchParameter } from '../../routing/navigation.ts';
import { usePageTitle } from '../../routing/pageTitle.ts';

export function SearchPage() {
  const translate = useTranslate();
  usePageTitle(translate('Search'));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Trimmed, as on the server: the query may consist of white space.
  const query = useSearchParameter('query')?.trim() ?? '';

  /** Whether the visitor has left while the code of the next page is still loading: then nothing may navigate back. */
  const hasLeft = () => window.location.pathname !== pathname;

  function handleQueryChange(next: string) {
    if (hasLeft()) return;
    const search = next && `?${new URLSearchParams({ query: next })}`;
    navigate({ pathname, search }, { replace: isRefinement(query, next) });
  }

  function handleSelect({ type, item, view }: SearchResult) {
    if (hasLeft()) return;
    navigate(detailPathOf(type, view.slug ?? view.id), { state: item });
  }

  return (
    <Column>
      <Heading level={1} align="centre">
        {translate('Discover Content')}
      </Heading>
      <WidgetBoundary>
        <MediaSearch query={query} onQueryChange={handleQueryChange} onSelect={handleSelect} />
      </WidgetBoundary>
    </Column>
  );
}

function detailPathOf(type: CatalogueType, slugOrId: string): string {
  return catalogues[type].detailPath(slugOrId);
}

/** Whether a query refines the previous one instead of starting another search: they share at least half of the shorter one as prefix. */
export function isRefinement(before: string, after: string): boolean {
  // Clearing the whole box ends a search; deleting one character after another does not.
  if (after === '') return before.length <= 1;
  const shorter = Math.min(before.length, after.length);
  let commonLength = 0;
  while (commonLength < shorter && before[commonLength] === after[commonLength]) commonLength += 1;
  return commonLength * 2 >= shorter;
}
