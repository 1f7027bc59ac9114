import { isPlanned, type MediaType, messages, type Play } from '@gildshelf/api-client/contract';
import { type TitleId, type Tracking, useRateTitle } from '@gildshelf/api-client/react';
import { Alert, Button, Stack, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';

export interface TitleRatingOfferProps {
  readonly type: MediaType;
  readonly titleId: TitleId;
  readonly tracking: Tracking;
  /** The only play of the title. */
  readonly play: Play;
}

/** Offers to rate the title like its only play, if the title has another rating. */
export function TitleRatingOffer({ type, titleId, tracking, play }: TitleRatingOfferProps) {
  const translate = useTranslate();
  const rateTitle = useRateTitle(type);
  const [hasFailed, setHasFailed] = useState(false);
  const { rating } = play;
  if (rating == null || rating === tracking.rating || isPlanned(tracking.status)) return null;

  async function rate(titleRating: number) {
    setHasFailed(false);
    try {
      await rateTitle.run({ titleId, status: tracking.status, rating: titleRating });
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <Stack gap={2}>
      <Button variant="quiet" loading={rateTitle.isRunning} onClick={() => void rate(rating)}>
        {translate('Rate the title {rating} too', { rating })}
      </Button>
      {hasFailed && <Alert tone="danger">{translate(messages.media.ratingFailed)}</Alert>}
    </Stack>
  );
}
