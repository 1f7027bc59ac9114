import { browsePath, type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import { type SearchResult, useApi } from '@gildshelf/api-client/react';
import { Column, Heading, useEffectEvent, useTranslate } from '@gildshelf/ui';
import { MediaSearch } from '@gildshelf/widgets';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { MediaTypeLinks } from '../../layouts/MediaTypeLinks.tsx';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { AllResults } from './AllResults.tsx';
import { allResultsUrl, readAllResultsPage, readQuery } from './searchUrl.ts';
import { addRecentSearch } from './useRecentSearches.ts';

export function SearchPage() {
  const translate = useTranslate();
  usePageTitle(translate('Search'));
  const { pathname, search: urlQuery } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(urlQuery);
  const query = readQuery(parameters);
  const allResults = readAllResultsPage(parameters);

  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  useStoredSearch(query, allResults !== undefined);

  /** Whether the visitor has left while the code of the next page is still loading: then nothing may navigate back. */
  const hasLeft = () => window.location.pathname !== pathname;

  function handleQueryChange(next: string) {
    // The visitor has opened all results of the text before it was reported.
    const isShown = readQuery(new URLSearchParams(window.location.search)) === next;
    if (hasLeft() || isShown) return;
    const search = next && `?${new URLSearchParams({ query: next })}`;
    navigate({ pathname, search }, { replace: !allResults && isRefinement(query, next) });
  }

  function handleSelect({ type, item, view }: SearchResult) {
    if (hasLeft()) return;
    navigate(detailPathOf(type, view.slug ?? view.id), { state: item });
  }

  // A single value, because MediaSearch shows its own results while its children are empty.
  const content = allResults ? (
    <AllResults {...allResults} />
  ) : (
    query === '' && (
      <>
        <MediaTypeLinks label={translate('Browse')} hrefOf={(type) => browsePath(type)} />
        {isMounted && <LazySuggestions />}
      </>
    )
  );

  return (
    <Column>
      <Heading level={1} align="centre">
        {translate('Discover Content')}
      </Heading>
      <WidgetBoundary>
        <MediaSearch
          query={query}
          onQueryChange={handleQueryChange}
          onSelect={handleSelect}
          getAllResultsHref={(text) => allResultsUrl({ query: text, page: 1 })}
        >
          {content}
        </MediaSearch>
      </WidgetBoundary>
    </Column>
  );
}

// Loaded only when the field is empty. The server renders neither, since it does not know the searches of a browser.
const Suggestions = lazy(async () => ({ default: (await import('./Suggestions.tsx')).Suggestions }));

function LazySuggestions() {
  return (
    <Suspense>
      <Suggestions />
    </Suspense>
  );
}

/** Stores the text of the search when all its results are shown, and when the visitor leaves the page. */
function useStoredSearch(query: string, isComplete: boolean): void {
  const { localStorage } = useApi();
  useEffect(() => {
    if (isComplete) addRecentSearch(localStorage, query);
  }, [localStorage, query, isComplete]);
  const store = useEffectEvent(() => {
    if (query !== '') addRecentSearch(localStorage, query);
  });
  useEffect(() => () => store(), []);
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
