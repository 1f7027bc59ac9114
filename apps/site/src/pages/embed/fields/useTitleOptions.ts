import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import { type SearchResult, useSearchTitles } from '@gildshelf/api-client/react';
import { type ComboboxOption, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { useDebounced } from '../useDebounced.ts';

/** Delay in milliseconds before a typed text is searched for. */
const debounceMs = 200;

const noResults: readonly SearchResult[] = [];

/** The titles that match a typed text, as options of a combobox. */
export interface TitleOptions {
  /** The value of an option is the path of the page of its title. Those of the previous text stay while the search is pending. */
  readonly options: readonly ComboboxOption[];
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** Status in place of the options while no text is searched for. */
  readonly status: string | undefined;
  /** Sets the text to search for. */
  readonly setText: (text: string) => void;
}

/** Searches for the titles of a media type, or of all. */
export function useTitleOptions(only?: CatalogueType): TitleOptions {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const query = useDebounced(text.trim(), debounceMs);
  const search = useSearchTitles(query);
  const [latest, setLatest] = useState(noResults);
  const results = search.state === 'ready' ? search.data : search.state === 'loading' ? latest : noResults;
  if (results !== latest) setLatest(results);
  return {
    options: results
      .filter(({ type }) => only === undefined || type === only)
      .map(({ type, view }) => ({
        value: catalogues[type].detailPath(view.slug ?? view.id),
        label: view.title,
        description: translate(catalogues[type].label),
      })),
    isBusy: search.state === 'loading' || text.trim() !== query,
    hasFailed: search.state === 'failed',
    status: text.trim() === '' ? translate('Type a name to search') : undefined,
    setText,
  };
}
