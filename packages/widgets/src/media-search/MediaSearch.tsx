import {
  browsableTypes,
  catalogues,
  hasOwnSearchGroup,
  ownLimits,
  searchPageMessages,
} from '@gildshelf/api-client/contract';
import { type SearchResult, useMediaTypes, useSearchTitles } from '@gildshelf/api-client/react';
import {
  Button,
  EmptyState,
  type Result,
  ResultList,
  SearchField,
  Stack,
  type StylingProps,
  Text,
  type Translate,
  Translated,
  useEffectEvent,
  useTranslate,
} from '@gildshelf/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
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
  /**
   * Returns the URL of all results of a text. A link to it follows the results, and Enter follows it as long as no result is active;
   * no result is active then until an arrow key is pressed.
   */
  readonly getAllResultsHref?: (query: string) => string;
  /** Shown instead of the results while the field has the text `query`: all its results, or suggestions for an empty field. */
  readonly children?: ReactNode;
}

/** A search field for the titles of the media types of `useMediaTypes`, with the results below it. */
export function MediaSearch(props: MediaSearchProps) {
  const search = useMediaSearch(props);
  const { listId, typed, text, results, activeId, allResults } = search;
  const translate = useTranslate();
  const types = useMediaTypes();
  // Those with a search group of their own are 'more', unless there are no others.
  const named = types.filter((type) => !hasOwnSearchGroup(type));
  const titles = (named.length > 0 ? named : types).map((type) => translate(browsableTypes[type].pluralNoun));
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
            results={shownResults(listId, results, translate)}
            activeId={activeId}
            onActiveChange={search.setActiveId}
          />
        )}
        {props.getAllResultsHref && search.hasAllResults && (
          // Enter follows it while results are loading too. It is hidden then, so that they do not move it.
          <div hidden={search.isBusy}>
            <Button ref={allResults} href={props.getAllResultsHref(text)} startIcon="search" fullWidth>
              <span>
                <Translated text="All results for “{query}”" values={{ query: <bdi>{text}</bdi> }} />
              </span>
            </Button>
          </div>
        )}
        {search.isReplaced && props.children}
      </Stack>
    </Stack>
  );
}

function shownResults(listId: string, results: readonly SearchResult[], translate: Translate) {
  const names = results.map(({ view }) => view.title.toLowerCase());
  const isAmbiguous = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return results.map((result, index): Result => {
    const { type, item, view } = result;
    const { label, pluralLabel, icon, detailPath } = catalogues[type];
    return {
      id: resultId(listId, result),
      name: view.title,
      // The year distinguishes titles with equal names.
      type:
        isAmbiguous(names[index] ?? '') && view.year ? `${translate(label)}, ${view.year}` : translate(label),
      typeIcon: icon,
      ...(hasOwnSearchGroup(type) && { group: translate(pluralLabel) }),
      href: detailPath(view.slug ?? view.id),
      state: item,
      ...coverSources(view, 'thumbnail'),
    };
  });
}

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const noResults: readonly SearchResult[] = [];

/** The search results and the active one of them. */
function useMediaSearch({ query, onQueryChange, onSelect, getAllResultsHref, children }: MediaSearchProps) {
  const listId = useId();
  const { typed, setTyped, text, debounced, searched, flush } = useDebouncedText(query, onQueryChange);
  const isReplaced = Boolean(children) && text === query.trim();
  const search = useSearchTitles(isReplaced ? '' : searched);
  const allResults = useRef<HTMLElement>(null);
  const [latest, setLatest] = useState(noResults);
  const [active, setActive] = useState({ typed: '', index: 0 });
  const [isSelectPending, setIsSelectPending] = useState(false);

  // Earlier results stay until the response arrives; a failure removes them.
  const results = search.state === 'ready' ? search.data : search.state === 'loading' ? latest : noResults;
  if (results !== latest) setLatest(results);
  const isLoaded = text === debounced && search.state !== 'loading';
  // A new text starts at its first result or, where Enter leads to all results, at none.
  const start = getAllResultsHref ? -1 : 0;
  const index = active.typed === typed ? Math.min(active.index, results.length - 1) : start;
  const current = results[index];
  const isEmpty = text !== '' && !isReplaced && isLoaded && search.state === 'ready' && results.length === 0;
  const hasFailed = isLoaded && search.state === 'failed';

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
      if (getAllResultsHref && !current) allResults.current?.click();
      else {
        flush();
        if (!event.repeat) setIsSelectPending(true);
      }
    } else if (move && results.length > 0) {
      // The positions of the results, and -1 for none where it is the start.
      const positions = results.length - start;
      setActive({ typed, index: ((index - start + move + positions) % positions) + start });
    } else return;
    event.preventDefault();
  }

  return {
    listId,
    typed,
    text,
    results,
    allResults,
    isReplaced,
    hasAllResults: text !== '' && !isReplaced && !isEmpty && !hasFailed,
    activeId: current && resultId(listId, current),
    setActiveId: (id: string) =>
      setActive({ typed, index: results.findIndex((result) => resultId(listId, result) === id) }),
    handleChange,
    handleKeyDown,
    handleBlur: () => setIsSelectPending(false),
    isBusy: text !== '' && !isLoaded && !isReplaced,
    isEmpty,
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
