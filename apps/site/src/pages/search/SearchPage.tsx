import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import type { SearchResult } from '@gildshelf/api-client/react';
import { Column, Heading } from '@gildshelf/ui';
import { MediaSearch } from '@gildshelf/widgets';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../usePageTitle.ts';
import { useSearchParameter } from '../../useSearchParameter.ts';
import { WidgetBoundary } from '../../WidgetBoundary.tsx';

export function SearchPage() {
  usePageTitle('Search');
  const navigate = useNavigate();
  const query = useSearchParameter('query') ?? '';
  // The address follows a moment after the letters: taken from there alone, fast typing would lose some.
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === query) setTyped(null);

  function handleQueryChange(next: string) {
    setTyped(next);
    navigate(`?${new URLSearchParams(next ? { query: next } : {})}`, { replace: true });
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
        <MediaSearch query={typed ?? query} onQueryChange={handleQueryChange} onSelect={handleSelect} />
      </WidgetBoundary>
    </Column>
  );
}

function addressOf(type: CatalogueType, slugOrId: string): string {
  return catalogues[type].detailPath(slugOrId);
}
