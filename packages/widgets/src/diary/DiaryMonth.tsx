import {
  type DiaryYear,
  historyMessages,
  mediaTypes,
  publicCollectionMessages,
} from '@gildshelf/api-client/contract';
import { type DiaryQuery, useMediaTypes } from '@gildshelf/api-client/react';
import {
  Alert,
  Button,
  DayList,
  PeriodHeading,
  Select,
  Stack,
  Text,
  type Translate,
  useLocale,
  useShowMore,
  useTranslate,
} from '@gildshelf/ui';
import { useState } from 'react';
import { lazyPart } from '../on-demand/lazyPart.tsx';
import { DiaryEntries, type Entry } from './DiaryEntries.tsx';
import type { DiaryPlayDialogProps } from './DiaryPlayDialog.tsx';
import { countedEntries } from './DiaryYearPanel.tsx';
import { type DiaryView, monthAt, undated, yearOf } from './diaryView.ts';

interface DiaryMonthProps {
  readonly view: DiaryView;
  readonly list: Exclude<DiaryQuery, { state: 'missing' | 'failed' }>;
  /** The numbers of the year of the month; undefined while they are loading. */
  readonly year: DiaryYear | undefined;
  readonly today: string;
  readonly timeZone: string;
  readonly hrefOf: (view: DiaryView) => string;
  readonly onViewChange: (view: DiaryView) => void;
  readonly onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
}

const DiaryPlayDialog = lazyPart<DiaryPlayDialogProps>(
  async () => (await import('./DiaryPlayDialog.tsx')).DiaryPlayDialog,
);

/** A month of a diary, or its plays without a date, under a heading with links to the months before and after it. */
export function DiaryMonth(props: DiaryMonthProps) {
  const { view, list, year, timeZone, hrefOf, onUnsavedChange } = props;
  const translate = useTranslate();
  const [edited, setEdited] = useState<Entry>();
  const entries = list.state === 'ready' ? list.data.items : [];
  const more = list.state === 'ready' ? list.more : undefined;
  const { listRef, handleClick } = useShowMore<HTMLOListElement>({
    count: entries.length,
    show: more?.show,
    isLoading: more?.isLoading,
    itemSelector: '[data-part="entry"]',
  });
  const title = useMonthTitle(view.month);
  const isEmptyDiary = list.isOwn && year?.first_year === null && year.undated === 0;

  return (
    <Stack as="section" gap={0} aria-label={title}>
      <MonthHeading {...props} title={title} />
      {view.after !== undefined && (
        <Text>
          <Button variant="quiet" flush href={hrefOf({ ...view, after: undefined })}>
            {translate(publicCollectionMessages.fromStart)}
          </Button>
        </Text>
      )}
      {list.state === 'loading' ? (
        <DayList label={title} days={[]} placeholders={loadingRows} />
      ) : entries.length === 0 ? (
        <Text tone="secondary">
          {translate(isEmptyDiary ? historyMessages.noDiary : historyMessages.noEntries)}
        </Text>
      ) : (
        <DiaryEntries
          label={title}
          entries={entries}
          timeZone={timeZone}
          listRef={listRef}
          onEdit={list.isOwn ? setEdited : undefined}
          onEditIntent={DiaryPlayDialog.preload}
        />
      )}
      {Boolean(more?.error) && <Alert tone="danger">{translate(historyMessages.diaryFailed)}</Alert>}
      {list.state === 'ready' && list.data.next && (
        <Button
          fullWidth
          href={hrefOf({ ...view, after: list.data.next })}
          aria-busy={more?.isLoading || undefined}
          onClick={handleClick}
        >
          {translate('Show more')}
        </Button>
      )}
      {edited && (
        <DiaryPlayDialog
          key={edited.id}
          entry={edited}
          timeZone={timeZone}
          onClosed={() => setEdited(undefined)}
          onUnsavedChange={onUnsavedChange}
        />
      )}
    </Stack>
  );
}

const loadingRows = 8;

/** 'November 2026', or 'Plays without a date'. */
function useMonthTitle(month: string): string {
  const translate = useTranslate();
  const locale = useLocale();
  return month === undated ? translate('Plays without a date') : monthName(month, locale);
}

function monthName(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(Date.parse(month));
}

function MonthHeading({
  title,
  view,
  list,
  year,
  today,
  hrefOf,
  onViewChange,
}: DiaryMonthProps & { readonly title: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { month, type } = view;
  const currentMonth = today.slice(0, 'YYYY-MM'.length);
  const [before, after] =
    month === undated ? [currentMonth, currentMonth] : [monthAt(month, -1), monthAt(month, 1)];
  const hasBefore = !year || yearOf(before) >= (year.first_year ?? yearOf(today));
  return (
    <PeriodHeading
      title={title}
      previous={{
        label: translate('Previous month: {month}', { month: monthName(before, locale) }),
        href: hasBefore ? hrefOf({ month: before, type }) : undefined,
      }}
      next={{
        label: translate('Next month: {month}', { month: monthName(after, locale) }),
        href: month !== undated && after <= currentMonth ? hrefOf({ month: after, type }) : undefined,
      }}
      note={list.state === 'loading' || !year ? '' : summary(view, year, translate, locale)}
    >
      <TypeField view={view} onViewChange={onViewChange} />
    </PeriodHeading>
  );
}

/** '10 entries, 4 repeats' of a month and a media type. */
function summary({ month, type }: DiaryView, year: DiaryYear, translate: Translate, locale: string): string {
  if (month === undated) return type ? '' : countedEntries(year.undated, translate, locale);
  const numbers = year.months.find((one) => one.month === month);
  if (type) {
    const ofType = numbers?.types.find((one) => one.type === type)?.count ?? 0;
    return countedEntries(ofType, translate, locale);
  }
  const entries = countedEntries(numbers?.count ?? 0, translate, locale);
  const repeats = numbers?.repeats ?? 0;
  if (repeats === 0) return entries;
  return translate(repeats === 1 ? '{entries}, {count} repeat' : '{entries}, {count} repeats', {
    entries,
    count: repeats.toLocaleString(locale),
  });
}

/** The media type that is shown. Without JavaScript it is a form. */
function TypeField({ view, onViewChange }: Pick<DiaryMonthProps, 'view' | 'onViewChange'>) {
  const translate = useTranslate();
  const types = useMediaTypes();
  return (
    <Stack as="form" direction="row" gap={2} wrap onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="month" value={view.month} />
      <Select
        label={translate('Media type')}
        labelInside
        name="type"
        options={[
          { value: 'all', label: translate('All types') },
          ...types.map((type) => ({ value: type, label: translate(mediaTypes[type].pluralLabel) })),
        ]}
        value={view.type ?? 'all'}
        onChange={(value) => onViewChange({ month: view.month, type: types.find((type) => type === value) })}
      />
      <noscript>
        <Button type="submit">{translate('Apply')}</Button>
      </noscript>
    </Stack>
  );
}
