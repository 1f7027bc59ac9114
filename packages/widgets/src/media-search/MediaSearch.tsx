import { catalogues, ownLimits, ownMessages } from '@gildshelf/api-client/contract';
import type { SearchResult } from '@gildshelf/api-client/react';
import { EmptyState, ResultList, SearchField, Stack, Text } from '@gildshelf/ui';
import { coverSources } from '../media-cover/coverSources.ts';
import { mediaTypeIcons } from '../media-type-icon/mediaTypeIcons.ts';
import { resultId, useMediaSearch } from './useMediaSearch.ts';

export interface MediaSearchProps {
  /** Controlled: the search text; update it in `onQueryChange`. Text from elsewhere, such as the URL, is searched immediately. */
  readonly query: string;
  /** Called with the trimmed text after 200 milliseconds without typing, or on Enter. */
  readonly onQueryChange: (query: string) => void;
  /**
   * Called with the active result when Enter is pressed; before results have loaded, with the first one for the text as typed.
   * Clicks need no handler, because each result is a link.
   */
  readonly onSelect: (result: SearchResult) => void;
}

/** A search field for all titles that can be browsed, with the results below it. */
export function MediaSearch(props: MediaSearchProps) {
  const search = useMediaSearch(props);
  const { listId, typed, results, activeId } = search;
  return (
    <Stack gap={6}>
      <SearchField
        label="Search"
        placeholder="Search for games, anime, and more..."
        value={typed}
        onChange={search.handleChange}
        onKeyDown={search.handleKeyDown}
        onBlur={search.handleBlur}
        busy={search.isBusy}
        maxLength={ownLimits.searchQuery}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={results.length > 0}
        aria-controls={results.length > 0 ? listId : undefined}
        aria-activedescendant={activeId}
      />
      <Stack gap={2}>
        <Stack aria-live="polite">
          {search.isEmpty && (
            <EmptyState title="No results found">{ownMessages.searchPage.nothingFound}</EmptyState>
          )}
          {results.length > 0 && (
            <Text size="sm" tone="secondary">
              {results.length === 1 ? '1 result' : `${results.length} results`}
            </Text>
          )}
        </Stack>
        {results.length > 0 && (
          <ResultList
            id={listId}
            label="Search results"
            query={typed}
            results={results.map((result) => shownResult(listId, result))}
            activeId={activeId}
            onActiveChange={search.setActiveId}
          />
        )}
      </Stack>
    </Stack>
  );
}

function shownResult(listId: string, result: SearchResult) {
  const { type, item, view } = result;
  return {
    id: resultId(listId, result),
    name: view.title,
    type: catalogues[type].label,
    typeIcon: mediaTypeIcons[type],
    href: catalogues[type].detailPath(view.slug ?? view.id),
    state: item,
    ...coverSources(view, 'thumbnail'),
  };
}
