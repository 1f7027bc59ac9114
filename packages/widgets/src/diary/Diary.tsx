import { historyMessages } from '@gildshelf/api-client/contract';
import { type DiaryQuery, useDiaryYear } from '@gildshelf/api-client/react';
import { Alert, Grid, Stack, type StylingProps, useTranslate } from '@gildshelf/ui';
import { DiaryMonth } from './DiaryMonth.tsx';
import { DiaryNumbers } from './DiaryNumbers.tsx';
import { DiaryYearPanel } from './DiaryYearPanel.tsx';
import { type DiaryView, undated, yearOf } from './diaryView.ts';
import { useDiaryTimeZone } from './useDiaryTimeZone.ts';

export interface DiaryProps extends StylingProps {
  /** Username of the owner, as in the URL. */
  readonly username: string;
  /** What is shown. */
  readonly view: DiaryView;
  /** Result of `useDiary` with `view`. */
  readonly list: DiaryQuery;
  /** The current day, '2026-11-28': there are no later months. */
  readonly today: string;
  /** URL of the page that shows something else; the links of the diary lead there. */
  readonly hrefOf: (view: DiaryView) => string;
  /** Called with what the user chose with a control that is not a link. */
  readonly onViewChange: (view: DiaryView) => void;
  /** Called when the form of a play gets or loses unsaved changes. */
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
}

/** The diary of a user: a year as a map of its days, a month by day, and its numbers. Owners can edit their plays. */
export function Diary({
  username,
  view,
  list,
  today,
  hrefOf,
  onViewChange,
  onUnsavedChange,
  ...styling
}: DiaryProps) {
  const translate = useTranslate();
  const { month, type } = view;
  const currentYear = yearOf(today);
  const shownYear = month === undated ? currentYear : yearOf(month);
  const timeZone = useDiaryTimeZone(list.isOwn);
  const query = useDiaryYear(username, shownYear);
  const year = query.state === 'ready' && query.data.year === shownYear ? query.data : undefined;

  if (list.state === 'missing')
    return (
      <Alert {...styling} tone="info">
        {translate(list.isOwn ? historyMessages.unsupported : historyMessages.diaryPrivate)}
      </Alert>
    );
  if (list.state === 'failed')
    return (
      <Alert {...styling} tone="danger">
        {translate(historyMessages.diaryFailed)}
      </Alert>
    );

  const firstYear = year && (year.first_year ?? currentYear);
  function hrefOfYear(other: number): string | undefined {
    if (other > currentYear || (firstYear !== undefined && other < firstYear)) return undefined;
    const inYear = `${other}-${month === undated ? '12' : month.slice(-2)}`;
    const currentMonth = today.slice(0, 'YYYY-MM'.length);
    return hrefOf({ month: inYear > currentMonth ? currentMonth : inYear, type });
  }

  return (
    <Stack {...styling} gap={8}>
      <DiaryYearPanel
        year={shownYear}
        month={month}
        numbers={year}
        hrefOfYear={hrefOfYear}
        hrefOfMonth={(other) => hrefOf({ month: other, type })}
      />
      <Grid columns="notes" gap={12}>
        <DiaryMonth
          view={view}
          list={list}
          year={year}
          today={today}
          timeZone={timeZone}
          hrefOf={hrefOf}
          onViewChange={onViewChange}
          onUnsavedChange={onUnsavedChange}
        />
        <DiaryNumbers
          month={month === undated ? undefined : month}
          year={year}
          today={today}
          undatedHref={hrefOf({ month: undated, type })}
        />
      </Grid>
    </Stack>
  );
}
