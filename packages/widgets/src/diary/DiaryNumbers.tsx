import { type DiaryYear, limits, mediaTypeNames, mediaTypes } from '@gildshelf/api-client/contract';
import { FactList, Heading, Link, Skeleton, Stack, useLocale, useTranslate } from '@gildshelf/ui';
import { daysBegun } from './diaryView.ts';

interface DiaryNumbersProps {
  /** The shown month; undefined for the plays without a date. */
  readonly month: string | undefined;
  /** The numbers of its year; undefined while they are loading. */
  readonly year: DiaryYear | undefined;
  readonly today: string;
  /** URL of the plays without a date. */
  readonly undatedHref: string;
}

/** The numbers of a month, and a link to the plays without a date. */
export function DiaryNumbers({ month, year, today, undatedHref }: DiaryNumbersProps) {
  const translate = useTranslate();
  return (
    <Stack as="aside" gap={4} align="stretch" aria-label={translate('The month in numbers')}>
      {month !== undefined && (
        <Stack gap={2}>
          <Heading level={3} size="sm">
            {translate(today.startsWith(month) ? 'This month' : 'The month in numbers')}
          </Heading>
          {year ? <MonthFacts month={month} year={year} today={today} /> : <LoadingFacts />}
        </Stack>
      )}
      {month !== undefined && year !== undefined && year.undated > 0 && (
        <Link href={undatedHref}>{translate('Plays without a date ({count})', { count: year.undated })}</Link>
      )}
    </Stack>
  );
}

function MonthFacts({ month, year, today }: { month: string; year: DiaryYear; today: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const numbers = year.months.find((one) => one.month === month);
  const days = year.days.filter(({ date }) => date.startsWith(month)).length;
  const counts = mediaTypeNames.flatMap((type) => {
    const count = numbers?.types.find((one) => one.type === type)?.count ?? 0;
    return count > 0 ? [{ label: mediaTypes[type].pluralLabel, count }] : [];
  });
  const facts = [
    ...counts.map(({ label, count }) => ({ label: translate(label), value: count.toLocaleString(locale) })),
    ...(numbers?.average != null
      ? [
          {
            label: translate('Average rating'),
            value: translate('{count} of {total}', {
              count: numbers.average.toLocaleString(locale, { maximumFractionDigits: 1 }),
              total: limits.ratingMaximum,
            }),
          },
        ]
      : []),
    {
      label: translate('Days with an entry'),
      value: translate('{count} of {total}', { count: days, total: daysBegun(month, today) }),
    },
  ];
  return <FactList facts={facts.map((fact) => ({ ...fact, wide: true }))} />;
}

function LoadingFacts() {
  return (
    <Stack gap={4} aria-busy>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Stack>
  );
}
