import { browsableTypes, catalogues, ownLimits, searchPageMessages } from '@gildshelf/api-client/contract';
import { type SearchResult, useSearchTitles } from '@gildshelf/api-client/react';
import {
  EmptyState,
  ResultList,
  SearchField,
  Stack,
  type StylingProps,
  Text,
  type Translate,
  useEffectEvent,
  useTranslate,
} from '@gildshelf/ui';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { coverSources } from '../media-cover/coverSources.ts';
import { useDebouncedText } from './useDebouncedText.ts';

export interface MediaSearchProps extends StylingProps {
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
  const translate = useTranslate();
  const titles = Object.values(browsableTypes).map(({ pluralNoun }) => translate(pluralNoun));
  return (
    <Stack className={props.className} style={props.style} gap={6}>
      <SearchField
        label={translate('Search')}
        placeholder={translate('Search for {titles}, and more...', { titles: titles.join(', ') })}
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
            <EmptyState title={translate('No results found')}>
              {translate(searchPageMessages.nothingFound)}
            </EmptyState>
          )}
          {results.length > 0 && (
            <Text size="sm" tone="secondary">
              {translate(results.length === 1 ? '{count} result' : '{count} results', {
                count: results.length,
              })}
            </Text>
          )}
        </Stack>
        {results.length > 0 && (
          <ResultList
            id={listId}
            label={translate('Search results')}
            query={typed}
            results={results.map((result) => shownResult(listId, result, translate))}
            activeId={activeId}
            onActiveChange={search.setActiveId}
          />
        )}
      </Stack>
    </Stack>
  );
}

function shownResult(listId: string, result: SearchResult, translate: Translate) {
  const { type, item, view } = result;
  return {
    id: resultId(listId, result),
    name: view.title,
    type: translate(catalogues[type].label),
    typeIcon: catalogues[type].icon,
    href: catalogues[type].detailPath(view.slug ?? view.id),
    state: item,
    ...coverSources(view, 'thumbnail'),
  };
}

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const noResults: readonly SearchResult[] = [];

/** The search results and the active one of them. */
function useMediaSearch({ query, onQueryChange, onSelect }: MediaSearchProps) {
  const listId = useId();
  const { typed, setTyped, text, debounced, searched, flush } = useDebouncedText(query, onQueryChange);
  const search = useSearchTitles(searched);
  const [latest, setLatest] = useState(noResults);
  const [active, setActive] = useState({ typed, index: 0 });
  const [isSelectPending, setIsSelectPending] = useState(false);

  // Earlier results stay until the response arrives; a failure removes them.
  const results = search.state === 'ready' ? search.data : search.state === 'loading' ? latest : noResults;
  if (results !== latest) setLatest(results);
  const isLoaded = text === debounced && search.state !== 'loading';
  // A new text starts at its first result.
  const index = active.typed === typed ? Math.min(active.index, results.length - 1) : 0;
  const current = results[index];

  const selectCurrent = useEffectEvent(() => {
    setIsSelectPending(false);
    if (current) onSelect(current);
  });
  // Enter applies to the text as typed, so it waits for the results of that text.
  useEffect(() => {
    if (isSelectPending && isLoaded) selectCurrent();
  }, [isSelectPending, isLoaded]);

  function handleChange(next: string) {
    setIsSelectPending(false);
    setTyped(next);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    if (text === '' || isTextEditingKey(event)) return;
    if (event.key === 'Enter') {
      flush();
      if (!event.repeat) setIsSelectPending(true);
    } else if (move && results.length > 0) {
      setActive({ typed, index: (index + move + results.length) % results.length });
    } else return;
    event.preventDefault();
  }

  return {
    listId,
    typed,
    results,
    activeId: current && resultId(listId, current),
    setActiveId: (id: string) =>
      setActive({ typed, index: results.findIndex((result) => resultId(listId, result) === id) }),
    handleChange,
    handleKeyDown,
    handleBlur: () => setIsSelectPending(false),
    isBusy: text !== '' && !isLoaded,
    isEmpty: text !== '' && isLoaded && search.state === 'ready' && results.length === 0,
  };
}

/** Element id of a result. */
function resultId(listId: string, { type, view }: SearchResult): string {
  return `${listId}-${type}-${encodeURIComponent(view.id)}`;
}

/** Safari ends a composition before the key event that ends it, and marks that event only with this key code. */
const composingKey = 229;

/** Whether a key event selects or edits text or belongs to an input method (IME), and so must not move or open a result. */
function isTextEditingKey(event: KeyboardEvent): boolean {
  const hasModifier = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
  return hasModifier || event.nativeEvent.isComposing || event.keyCode === composingKey;
}
