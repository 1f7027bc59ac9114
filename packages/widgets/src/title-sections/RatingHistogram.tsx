import type { TitleRatings } from '@gildshelf/api-client/react';
import { Histogram, Stack, type StylingProps, Text, useLocale, useTranslate } from '@gildshelf/ui';
import { shownRating } from '../rating-summary/shownRating.ts';
import { TitleSection } from './TitleSection.tsx';

export interface RatingHistogramProps extends StylingProps {
  /** The data of `useTitleRating`. */
  readonly ratings: TitleRatings;
  /** The signed-in user's rating in stars; its bar is highlighted. */
  readonly ownRating?: number | null | undefined;
}

/** How the users of the host rate a title, per half star. Renders nothing below five ratings, and if the host sends no distribution. */
export function RatingHistogram({ ratings, ownRating, ...styling }: RatingHistogramProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { distribution } = ratings;
  if (distribution?.length !== halfStars || sumOf(distribution) < minimumRatings) return null;
  const starsOf = (index: number) => ((index + 1) / 2).toLocaleString(locale);
  const { figure, caption } = shownRating(ratings, translate, locale);
  const most = starsOf(distribution.indexOf(Math.max(...distribution)));
  return (
    <TitleSection {...styling} title={translate('Ratings here')}>
      <Stack direction="row" align="baseline" gap={3} wrap>
        <Text as="span" size="xl" weight="strong">
          {figure}
        </Text>
        <Text as="span" size="sm" tone="secondary">
          {caption}
        </Text>
      </Stack>
      <Histogram
        caption={translate('Ratings here')}
        summary={translate('{count} ratings. Most frequent: {stars} stars.', {
          count: sumOf(distribution),
          stars: most,
        })}
        valueHeader={translate('Stars')}
        countHeader={translate('Ratings')}
        bars={distribution.map((count, index) => ({
          label: starsOf(index),
          count,
          tick: index % 2 ? starsOf(index) : undefined,
          own: ownRating === (index + 1) / 2,
        }))}
      />
    </TitleSection>
  );
}

const halfStars = 10;
/** Fewer would show how single users rate. */
const minimumRatings = 5;

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
