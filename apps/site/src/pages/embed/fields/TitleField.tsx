import { type CatalogueType, catalogues, catalogueTypes } from '@gildshelf/api-client/contract';
import { Combobox, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { useTitleOptions } from './useTitleOptions.ts';

export interface TitleFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly type: string;
  readonly slug: string;
  /**
   * Called with a slug, and with the media type if a title was chosen or the URL of its page was entered. Any other text is a slug when
   * the focus leaves the field or Enter is pressed, so that half a name is none.
   */
  readonly onChange: (title: { readonly type?: CatalogueType; readonly slug: string }) => void;
}

/** A title: found by its name, or entered as a slug or as the URL of its page. The text stays when the search fails. */
export function TitleField({ label, hint, type, slug, onChange }: TitleFieldProps) {
  const translate = useTranslate();
  const { options, isBusy, hasFailed, status, setText } = useTitleOptions();
  // The text of the field, and the title of the form since it was entered.
  const [entered, setEntered] = useState({ text: slug, type, slug });
  // After a change elsewhere, such as that of the media type, the field shows the slug.
  const isCurrent = entered.slug === slug.trim() && entered.type === type;
  const text = isCurrent ? entered.text : slug;
  const problem = hasFailed
    ? translate('The search is not available. Enter the last part of the URL of the title’s page.')
    : undefined;

  function choose(chosen: string) {
    const title = readTitle(chosen);
    setEntered({ type, ...title, text: chosen });
    if (title.slug !== slug.trim() || (title.type ?? type) !== type) onChange(title);
  }

  return (
    <Combobox
      label={label}
      {...(hint && { hint: problem ?? hint })}
      options={options}
      value={text}
      onChange={(value) => {
        if (readTitle(value).type) choose(value);
        else setEntered({ text: value, type, slug: slug.trim() });
      }}
      onTextChange={(typed) => setText(readTitle(typed).type ? '' : typed)}
      onBlur={() => choose(text)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) choose(text);
      }}
      filter="none"
      freeText
      busy={isBusy}
      status={problem ?? status}
    />
  );
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
