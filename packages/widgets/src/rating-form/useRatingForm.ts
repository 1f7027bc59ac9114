import { ApiError } from '@gildshelf/api-client';
import { type CatalogueType, limits, mediaTypes, messages } from '@gildshelf/api-client/contract';
import { type Tracking, useRateItem, useTrackedItem, useUser } from '@gildshelf/api-client/react';
import { createToaster } from '@gildshelf/ui';
import { useState } from 'react';

/** What was chosen and is not saved yet, and for which title: the page may go on to another one. */
interface Draft {
  readonly titleId: string;
  readonly tracking: Tracking;
}

const untracked: Tracking = { status: '', rating: 0 };
const unauthorized = 401;

/** What stands in the form, how far it is, and its submitting. */
export function useRatingForm(type: CatalogueType, titleId: string, onSignedOut: () => void) {
  const { isAuthenticated } = useUser();
  const tracked = useTrackedItem(type, titleId);
  const rateItem = useRateItem(type);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [statusError, setStatusError] = useState<string>();
  const [toaster] = useState(() => createToaster({ duration: limits.toastDuration }));

  const kept = tracked.state === 'ready' ? (tracked.data ?? untracked) : untracked;
  const value = draft?.titleId === titleId ? draft.tracking : kept;

  function change(tracking: Tracking) {
    setDraft({ titleId, tracking });
    setStatusError(undefined);
  }

  async function submit() {
    if (!isAuthenticated) return onSignedOut();
    if (!mediaTypes[type].hasStatus(value.status)) return setStatusError('Please choose a status.');
    try {
      await rateItem.run({ titleId, ...value });
      // What was changed while the answer was on its way is not saved yet.
      setDraft((latest) => (latest === draft ? null : latest));
      toaster.show(messages.media.ratingSaved);
    } catch (error) {
      if (error instanceof ApiError && error.status === unauthorized) onSignedOut();
    }
  }

  return {
    value,
    change,
    submit,
    statusError,
    toaster,
    isLoading: isAuthenticated && tracked.state === 'loading',
    isSubmitting: rateItem.isRunning,
    problem: rateItem.error
      ? messages.media.ratingFailed
      : tracked.state === 'failed'
        ? messages.media.userContentFailed
        : undefined,
  };
}
