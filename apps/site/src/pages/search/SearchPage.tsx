import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import type { SearchResult } from '@gildshelf/api-client/react';
import { Column, Heading } from '@gildshelf/ui';
import { MediaSearch } from '@gildshelf/widgets';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../usePageTitle.ts';
import { useSearchParameter } from '../../useSearchParameter.ts';
import { WidgetBoundary } from '../../WidgetBoundary.tsx';
import { goesOn } from './goesOn.ts';

export function SearchPage() {
  usePageTitle('Search');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // As the server reads it: an address may hold white space alone.
  const query = useSearchParameter('query')?.trim() ?? '';

  function handleQueryChange(next: string) {
    // Who has left while the next page is on its way is not called back.
    if (window.location.pathname !== pathname) return;
    const search = next && `?${new URLSearchParams({ query: next })}`;
    navigate({ pathname, search }, { replace: goesOn(query, next) });
  }

  function handleSelect({ type, item, view }: SearchResult) {
    navigate(addressOf(type, view.slug ?? view.id), { state: item });
  }

  return (
    <Column>
      <Heading level={1} align="centre">
        Discover Content
      </Heading>
      <WidgetBoundary>
        <MediaSearch query={query} onQueryChange={handleQueryChange} onSelect={handleSelect} />
      </WidgetBoundary>
    </Column>
  );
}

function addressOf(type: CatalogueType, slugOrId: string): string {
  return catalogues[type].detailPath(slugOrId);
}
