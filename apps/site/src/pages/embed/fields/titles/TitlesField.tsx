import {
  type CatalogueType,
  catalogues,
  mediaTypes,
  ownMessages,
  serverLimits,
} from '@gildshelf/api-client/contract';
import {
  Combobox,
  type ComboboxOption,
  Grid,
  Stack,
  Text,
  useTranslate,
  VisuallyHidden,
} from '@gildshelf/ui';
import { useRef, useState } from 'react';
import { readSlugs } from '../../kinds/list.ts';
import { readTitle } from '../TitleField.tsx';
import { useTitleOptions } from '../useTitleOptions.ts';
import { TitleRows } from './TitleRows.tsx';
import { useTitleNames } from './useTitleNames.ts';

export interface TitlesFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly type: CatalogueType;
  /** Slugs, separated by commas. */
  readonly slugs: string;
  /** Called with the slugs, and with the media type of the first title. */
  readonly onChange: (changes: { readonly type?: CatalogueType; readonly slugs: string }) => void;
}

const maximum = serverLimits.listedTitles;

/** Several titles of a media type in an order: found by their names or by the URLs of their pages, listed with buttons to move and to remove them. */
export function TitlesField({ label, hint, type, slugs: text, onChange }: TitlesFieldProps) {
  const translate = useTranslate();
  const slugs = readSlugs(text);
  const { titles, remember } = useTitleNames(type, slugs);
  const search = useTitleSearch(type, slugs.length > 0);
  const [problem, setProblem] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function change(next: readonly string[], announced: string, chosenType?: CatalogueType) {
    setProblem(undefined);
    setAnnouncement(announced);
    onChange({ ...(chosenType && { type: chosenType }), slugs: next.join(',') });
  }

  function rejection(name: string, chosenType: CatalogueType, slug: string): string | undefined {
    if (slugs.length > 0 && chosenType !== type)
      return translate('A list has titles of one kind, and this one has {titles}.', {
        titles: translate(mediaTypes[type].pluralNoun),
      });
    if (slugs.includes(slug)) return translate('{title} is in the list already.', { title: name });
    return slugs.length >= maximum ? translate(ownMessages.embed.tooManySlugs(maximum)) : undefined;
  }

  function add(path: string) {
    const { type: chosenType = type, slug } = readTitle(path);
    const option = search.options.find(({ value }) => value === path);
    const name = option?.description === undefined ? slug : option.label;
    search.setText('');
    const rejected = rejection(name, chosenType, slug);
    if (rejected !== undefined) {
      setProblem(rejected);
      return;
    }
    if (name !== slug) remember(path, name);
    const position = slugs.length + 1;
    change(
      [...slugs, slug],
      translate('{title} added, {position} of {count}', { title: name, position, count: position }),
      chosenType,
    );
  }

  const tooMany = slugs.length > maximum ? translate(ownMessages.embed.tooManySlugs(maximum)) : undefined;
  const error = problem ?? tooMany;
  return (
    <Grid columns="2" gap={4}>
      <Combobox
        ref={input}
        label={label}
        {...(hint && { hint: search.problem ?? hint })}
        {...(error !== undefined && { error })}
        options={search.options}
        value=""
        onChange={add}
        onTextChange={(typed) => {
          setProblem(undefined);
          search.setText(typed);
        }}
        onBlur={({ currentTarget }) => {
          const left = currentTarget.value.trim();
          if (left !== '')
            setProblem(translate('“{text}” is not among the results. Choose one of them.', { text: left }));
        }}
        filter="none"
        busy={search.isBusy}
        {...(search.status !== undefined && { status: search.status })}
      />
      <Stack gap={2}>
        <Text size="sm" weight="medium" numeric>
          {translate('{count} of {maximum} titles', { count: slugs.length, maximum })}
        </Text>
        <TitleRows
          label={label}
          titles={titles}
          onMove={({ slug, name }, to) => {
            const others = slugs.filter((other) => other !== slug);
            change(
              [...others.slice(0, to), slug, ...others.slice(to)],
              translate('{title} moved, {position} of {count}', {
                title: name,
                position: to + 1,
                count: slugs.length,
              }),
            );
          }}
          onRemove={({ slug, name }) => {
            const next = slugs.filter((other) => other !== slug);
            change(next, translate('{title} removed', { title: name }));
            if (next.length === 0) input.current?.focus();
          }}
        />
      </Stack>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Grid>
  );
}

/** The search for titles to add: of the media type of the list, or of all while it is empty. The URL of a page is an option of its own. */
function useTitleSearch(type: CatalogueType, hasTitles: boolean) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const found = useTitleOptions(hasTitles ? type : undefined);
  const entered = readTitle(text);
  // Without the search, a text is the slug of a title.
  const isEntered = entered.type !== undefined || (found.hasFailed && entered.slug !== '');
  const options: readonly ComboboxOption[] = isEntered
    ? [{ value: catalogues[entered.type ?? type].detailPath(entered.slug), label: text.trim() }]
    : found.options;
  const problem = found.hasFailed
    ? translate('The search is not available. Enter the last part of the URL of the title’s page.')
    : undefined;
  return {
    options,
    problem,
    isBusy: found.isBusy && !isEntered,
    status: problem ?? (isEntered ? undefined : found.status),
    setText: (typed: string) => {
      setText(typed);
      found.setText(readTitle(typed).type ? '' : typed);
    },
  };
}
