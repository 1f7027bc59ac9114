import type { DiaryYear } from '@gildshelf/api-client/contract';
import {
  Button,
  Grid,
  Heading,
  HeatMap,
  Panel,
  Skeleton,
  Stack,
  Text,
  type Translate,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';

interface DiaryYearPanelProps {
  readonly year: number;
  /** The month that is shown. */
  readonly month: string;
  /** The numbers of the year; undefined while they are loading. */
  readonly numbers: DiaryYear | undefined;
  /** URL of the same month in another year; undefined if the diary has no such year. */
  readonly hrefOfYear: (year: number) => string | undefined;
  readonly hrefOfMonth: (month: string) => string;
}

/** A year of a diary: its numbers as a text and as a map of its days, between links to the years before and after it. */
export function DiaryYearPanel({ year, month, numbers, hrefOfYear, hrefOfMonth }: DiaryYearPanelProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const summary = numbers && yearSummary(numbers, translate, locale);
  return (
    <Panel as="section" accent={false} aria-label={translate('Year {year}', { year: String(year) })}>
      <Grid columns="aside" gap={4}>
        <Stack gap={2}>
          <Stack direction="row" gap={2} wrap>
            <Heading level={2}>{year}</Heading>
            <YearLink year={year - 1} icon="chevron-left" href={hrefOfYear(year - 1)} />
            <YearLink year={year + 1} icon="chevron-right" href={hrefOfYear(year + 1)} />
          </Stack>
          <Text size="sm" tone="secondary">
            {summary ?? <Skeleton width="half" />}
          </Text>
        </Stack>
        <HeatMap
          label={summary ?? translate('Loading')}
          year={year}
          days={numbers?.days ?? []}
          href={hrefOfMonth}
          currentMonth={month}
        />
      </Grid>
    </Panel>
  );
}

interface YearLinkProps {
  readonly year: number;
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly href: string | undefined;
}

function YearLink({ year, icon, href }: YearLinkProps) {
  const translate = useTranslate();
  const isBefore = icon === 'chevron-left';
  return (
    <Button
      variant="quiet"
      size="sm"
      href={href}
      disabled={href === undefined}
      startIcon={isBefore && icon}
      endIcon={!isBefore && icon}
      aria-label={translate('Year {year}', { year: String(year) })}
    >
      {String(year)}
    </Button>
  );
}

/** '214 entries on 131 days'; without days only the number of entries. */
function yearSummary({ total, days }: DiaryYear, translate: Translate, locale: string): string {
  const entries = countedEntries(total, translate, locale);
  if (days.length === 0) return entries;
  return translate(days.length === 1 ? '{entries} on {count} day' : '{entries} on {count} days', {
    entries,
    count: days.length.toLocaleString(locale),
  });
}

/** '1 entry', '214 entries'. */
export function countedEntries(count: number, translate: Translate, locale: string): string {
  return translate(count === 1 ? '{count} entry' : '{count} entries', {
    count: count.toLocaleString(locale),
  });
}
