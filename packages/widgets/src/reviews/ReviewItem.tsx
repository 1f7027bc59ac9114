import { limits, type Review } from '@gildshelf/api-client/contract';
import { Avatar, HistoryIcon, Link, Stack, StarRating, Text, useLocale, useTranslate } from '@gildshelf/ui';
import type { ReactNode } from 'react';
import { ReviewText } from './ReviewText.tsx';

export interface ReviewItemProps {
  readonly review: Review;
  /** URL of the public collection of a user, for authors who have one. */
  readonly collectionHref: (username: string) => string;
  /** Below the text: the buttons of the review. */
  readonly children: ReactNode;
}

/** A review with its author, rating and date. */
export function ReviewItem({ review, collectionHref, children }: ReviewItemProps) {
  const translate = useTranslate();
  const name = nameOf(review);
  return (
    <Stack
      as="article"
      direction="row"
      align="start"
      gap={4}
      aria-label={translate('Review by {name}', { name })}
    >
      <Avatar size="sm" name={name} src={review.author.avatar_url} />
      <Stack gap={2} grow>
        <Stack as="header" direction="row" gap={3} wrap>
          {/* A stack becomes narrower than a long username, which then breaks. */}
          <Stack>
            <Text as="strong" weight="strong">
              {review.author.has_collection ? (
                <Link variant="quiet" href={collectionHref(review.author.username)}>
                  <bdi>{name}</bdi>
                </Link>
              ) : (
                <bdi>{name}</bdi>
              )}
            </Text>
          </Stack>
          {review.rating != null && (
            <StarRating size="sm" value={review.rating} max={limits.ratingMaximum} step={limits.ratingStep} />
          )}
          <ReviewDate review={review} />
          {review.visibility === 'private' && (
            <Stack direction="row" gap={1}>
              <HistoryIcon name="lock" size="sm" />
              <Text as="span" size="sm" tone="secondary">
                {translate('Only you')}
              </Text>
            </Stack>
          )}
        </Stack>
        <ReviewText text={review.text} isSpoiler={review.is_spoiler} />
        {children}
      </Stack>
    </Stack>
  );
}

/** The name of the author: that of their profile if it is public, else the username. */
export const nameOf = ({ author }: Review): string => author.display_name || author.username;

/** The day of a review, and whether it was changed on a later one. */
function ReviewDate({ review }: { readonly review: Review }) {
  const translate = useTranslate();
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', dateStyle: 'medium' });
  const dayOf = (time: string) => (Number.isNaN(Date.parse(time)) ? '' : format.format(Date.parse(time)));
  const written = dayOf(review.created_at);
  if (written === '') return null;
  const isEdited = dayOf(review.updated_at) !== written;
  return (
    <Text as="span" size="sm" tone="tertiary">
      <bdi>
        <time dateTime={review.created_at}>{written}</time>
      </bdi>
      {isEdited && ` (${translate('edited')})`}
    </Text>
  );
}
