import { type CatalogueType, catalogues, catalogueTypes } from '@gildshelf/api-client/contract';
import { type SearchResult, useSearchTitles } from '@gildshelf/api-client/react';
import { Combobox, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { useDebounced } from '../useDebounced.ts';

export interface TitleFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly type: string;
  readonly slug: string;
  /** Called with a slug, and with the media type if a title was chosen or the URL of its page was entered. */
  readonly onChange: (title: { readonly type?: CatalogueType; readonly slug: string }) => void;
}

/** Delay in milliseconds before a typed text is searched for. */
const debounceMs = 200;

/** A title: found by its name, or entered as a slug or as the URL of its page. The text stays when the search fails. */
export function TitleField({ label, hint, type, slug, onChange }: TitleFieldProps) {
  const translate = useTranslate();
  const { options, isBusy, hasFailed, setText } = useTitleOptions();
  const [entered, setEntered] = useState(slug);
  const read = readTitle(entered);
  // After a change elsewhere, such as that of the media type, the field shows the slug.
  const isCurrent = read.slug === slug.trim() && (read.type ?? type) === type;
  const problem = hasFailed
    ? translate('The search is not available. Enter the last part of the URL of the title’s page.')
    : undefined;
  return (
    <Combobox
      label={label}
      {...(hint && { hint: problem ?? hint })}
      options={options}
      value={isCurrent ? entered : slug}
      onChange={(value) => {
        setEntered(value);
        onChange(readTitle(value));
      }}
      onTextChange={(text) => setText(readTitle(text).type ? '' : text)}
      filter="none"
      freeText
      busy={isBusy}
      {...(problem && { status: problem })}
    />
  );
}

const noResults: readonly SearchResult[] = [];

/** The titles that match a text; those of the previous text stay while the search is pending. */
function useTitleOptions() {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const query = useDebounced(text.trim(), debounceMs);
  const search = useSearchTitles(query);
  const [latest, setLatest] = useState(noResults);
  const results = search.state === 'ready' ? search.data : search.state === 'loading' ? latest : noResults;
  if (results !== latest) setLatest(results);
  return {
    options: results.map(({ type, view }) => ({
      value: catalogues[type].detailPath(view.slug ?? view.id),
      label: view.title,
      description: translate(catalogues[type].label),
    })),
    isBusy: search.state === 'loading' || text.trim() !== query,
    hasFailed: search.state === 'failed',
    setText,
  };
}

/** The title that a text stands for: the path or the URL of its page, or a slug. */
export function readTitle(text: string): { readonly type?: CatalogueType; readonly slug: string } {
  const trimmed = text.trim();
  for (const type of catalogueTypes) {
    const prefix = catalogues[type].detailPath('');
    const [origin = '', rest] = trimmed.split(prefix, 2);
    if (rest && /^(https?:\/\/)?[^\s/]*$/.test(origin)) return { type, slug: decodeSlug(rest) };
  }
  return { slug: trimmed };
}

function decodeSlug(path: string): string {
  const [segment = ''] = path.split(/[/?#]/, 1);
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
