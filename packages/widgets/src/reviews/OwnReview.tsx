import type { Review } from '@gildshelf/api-client/contract';
import { Alert, Button, Stack, Text, useTranslate } from '@gildshelf/ui';
import { ReviewItem, type ReviewItemProps } from './ReviewItem.tsx';

export interface OwnReviewProps {
  readonly review: Review;
  readonly collectionHref: ReviewItemProps['collectionHref'];
  readonly onEdit: () => void;
  /** Called before the form is likely to be opened. */
  readonly onEditSoon: () => void;
}

/** The review of the signed-in user, with the reason if the operator has hidden it. */
export function OwnReview({ review, collectionHref, onEdit, onEditSoon }: OwnReviewProps) {
  const translate = useTranslate();
  const { hidden_reason: reason, helpful_count: count } = review;
  return (
    <ReviewItem review={review} collectionHref={collectionHref}>
      {reason != null && (
        <Alert tone="info">
          {translate('The operator of this server has hidden this review: {reason}', { reason })}
        </Alert>
      )}
      <Stack direction="row" gap={3} wrap>
        <Button
          size="sm"
          startIcon="edit"
          aria-haspopup="dialog"
          onPointerEnter={onEditSoon}
          onFocus={onEditSoon}
          onClick={onEdit}
        >
          {translate('Edit your review')}
        </Button>
        {count > 0 && (
          <Text as="span" size="sm" tone="secondary">
            {translate('Helpful ({count})', { count })}
          </Text>
        )}
      </Stack>
    </ReviewItem>
  );
}
