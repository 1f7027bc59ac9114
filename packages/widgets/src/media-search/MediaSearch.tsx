import { catalogues, ownLimits, ownMessages } from '@gildshelf/api-client/contract';
import type { SearchResult } from '@gildshelf/api-client/react';
import { EmptyState, ResultList, SearchField, Stack, Text } from '@gildshelf/ui';
import { coverSources } from '../media-cover/coverSources.ts';
import { mediaTypeIcons } from '../media-type-icon/mediaTypeIcons.ts';
import { resultId, useMediaSearch } from './useMediaSearch.ts';

export interface MediaSearchProps {
  /** Controlled: what is searched; follow `onQueryChange`. A text that comes from elsewhere, as from the address, is searched at once. */
  readonly query: string;
  /** Gets the text, without the spaces around it, once nobody has typed for 200 milliseconds, or with Enter. */
  readonly onQueryChange: (query: string) => void;
  /** Enter was pressed on a result, or before there was one: then it is the first that the text as typed finds. A pointer needs nothing of it: each result is a link. */
  readonly onSelect: (result: SearchResult) => void;
}

/** One text box over everything that can be browsed; what is found stands under it. */
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
