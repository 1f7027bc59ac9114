import { type MediaType, type Review, reviewMessages } from '@gildshelf/api-client/contract';
import type { MoreTitles, TitleId } from '@gildshelf/api-client/react';
import { Alert, Button, Divider, Stack, useShowMore, useTranslate } from '@gildshelf/ui';
import { OtherReview, type OtherReviewProps } from './OtherReview.tsx';

export interface OtherReviewsProps {
  readonly type: MediaType;
  readonly titleId: TitleId;
  readonly reviews: readonly Review[];
  readonly collectionHref: OtherReviewProps['collectionHref'];
  readonly more: MoreTitles | undefined;
  readonly isBusy: boolean;
  readonly onReport: (review: Review) => void;
  /** Called before the form of a report is likely to be opened. */
  readonly onReportSoon: () => void;
}

/** The reviews of other users, page by page. */
export function OtherReviews({
  type,
  titleId,
  reviews,
  collectionHref,
  more,
  isBusy,
  onReport,
  onReportSoon,
}: OtherReviewsProps) {
  const translate = useTranslate();
  const { listRef, handleClick } = useShowMore({
    count: reviews.length,
    show: more?.show,
    isLoading: more?.isLoading,
    // Not the first link, which may be within a text.
    itemSelector: ':scope > li header',
  });
  return (
    <>
      {reviews.length > 0 && (
        <Stack as="ul" role="list" gap={5} ref={listRef} aria-busy={isBusy || undefined}>
          {reviews.map((review) => (
            <Stack key={review.id} as="li" gap={5}>
              <Divider />
              <OtherReview
                type={type}
                titleId={titleId}
                review={review}
                collectionHref={collectionHref}
                onReport={() => onReport(review)}
                onReportSoon={onReportSoon}
              />
            </Stack>
          ))}
        </Stack>
      )}
      {more && (
        <Button fullWidth loading={more.isLoading} onClick={handleClick}>
          {translate('Show more reviews')}
        </Button>
      )}
      {more?.error !== undefined && <Alert tone="danger">{translate(reviewMessages.loadFailed)}</Alert>}
    </>
  );
}
