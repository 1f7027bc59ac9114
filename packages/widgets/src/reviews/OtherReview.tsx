import { userMessageOf } from '@gildshelf/api-client';
import { type MediaType, messages, type Review } from '@gildshelf/api-client/contract';
import { type TitleId, useReviewVote, useUser } from '@gildshelf/api-client/react';
import { Alert, Button, Stack, Text, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { nameOf, ReviewItem, type ReviewItemProps } from './ReviewItem.tsx';

export interface OtherReviewProps {
  readonly type: MediaType;
  readonly titleId: TitleId;
  readonly review: Review;
  readonly collectionHref: ReviewItemProps['collectionHref'];
  readonly onReport: () => void;
  /** Called before the form of a report is likely to be opened. */
  readonly onReportSoon: () => void;
}

/** A review of another user, for which signed-in users can vote, and which they can report. */
export function OtherReview({
  type,
  titleId,
  review,
  collectionHref,
  onReport,
  onReportSoon,
}: OtherReviewProps) {
  const translate = useTranslate();
  const { isAuthenticated } = useUser();
  const vote = useReviewVote(type, titleId);
  const [problem, setProblem] = useState<string>();
  const { helpful_count: count, is_helpful: isHelpful } = review;
  const label = count > 0 ? translate('Helpful ({count})', { count }) : translate('Helpful');

  async function handleVote() {
    setProblem(undefined);
    try {
      await vote.run({ reviewId: review.id, isHelpful: !isHelpful });
    } catch (error) {
      setProblem(userMessageOf(error, messages.transport.unexpected));
    }
  }

  return (
    <ReviewItem review={review} collectionHref={collectionHref}>
      {isAuthenticated ? (
        <Stack direction="row" gap={2} wrap>
          <Button
            size="sm"
            startIcon={isHelpful ? 'check' : undefined}
            aria-pressed={isHelpful}
            loading={vote.isRunning}
            onClick={() => void handleVote()}
          >
            {label}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={translate('Report the review by {name}', { name: nameOf(review) })}
            aria-haspopup="dialog"
            onPointerEnter={onReportSoon}
            onFocus={onReportSoon}
            onClick={onReport}
          >
            {translate('Report')}
          </Button>
        </Stack>
      ) : (
        count > 0 && (
          <Text as="span" size="sm" tone="secondary">
            {label}
          </Text>
        )
      )}
      {problem && <Alert tone="danger">{translate(problem)}</Alert>}
    </ReviewItem>
  );
}
