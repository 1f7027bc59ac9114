import { type MediaType, reviewMessages } from '@gildshelf/api-client/contract';
import { type TitleId, useTrackedTitle, useUser } from '@gildshelf/api-client/react';
import { Button, Stack, Text, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';

export interface WriteReviewProps {
  readonly type: MediaType;
  readonly titleId: TitleId;
  readonly loginHref: string;
  readonly onWrite: () => void;
  /** Called before the form is likely to be opened. */
  readonly onWriteSoon: () => void;
}

/** The button that opens the form for a review: for visitors a link to the login; a title must be in the collection first. */
export function WriteReview({ type, titleId, loginHref, onWrite, onWriteSoon }: WriteReviewProps) {
  const translate = useTranslate();
  const { isAuthenticated } = useUser();
  const tracked = useTrackedTitle(type, titleId);
  const [isHintShown, setIsHintShown] = useState(false);
  const isUntracked = tracked.state === 'ready' && tracked.data === null;
  const button = { startIcon: 'edit', children: translate('Write a review') } as const;
  if (!isAuthenticated) return <Button {...button} href={loginHref} />;
  return (
    <Stack gap={2} align="end">
      <Button
        {...button}
        aria-haspopup={isUntracked ? undefined : 'dialog'}
        onPointerEnter={onWriteSoon}
        onFocus={onWriteSoon}
        onClick={isUntracked ? () => setIsHintShown(true) : onWrite}
      />
      {/* Always rendered, because screen readers announce changes only of an existing live region. */}
      <Text size="sm" tone="secondary" role="status">
        {isUntracked && isHintShown ? translate(reviewMessages.notTracked) : ''}
      </Text>
    </Stack>
  );
}
