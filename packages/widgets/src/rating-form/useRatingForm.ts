import { ApiError } from '@gildshelf/api-client';
import {
  type CatalogueType,
  limits,
  mediaTypes,
  messages,
  titleMessages,
} from '@gildshelf/api-client/contract';
import {
  type TitleId,
  type Tracking,
  useApi,
  useRateTitle,
  useTrackedTitle,
  useUser,
} from '@gildshelf/api-client/react';
import { createToaster, useTranslate } from '@gildshelf/ui';
import { useRef, useState } from 'react';
import { isSameTracking, useUnsavedChanges } from '../tracking-fields/unsavedChanges.ts';

interface RatingFormListeners {
  readonly onSignedOut: () => void;
  readonly onSaved: ((saved: Tracking, previous: Tracking | null) => void) | undefined;
  readonly onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
}

/** Unsaved values, and the title that they are for, because the page may switch to another one. */
interface Draft {
  readonly titleId: TitleId;
  readonly tracking: Tracking;
}

const untracked: Tracking = { status: '', rating: 0 };
const unauthorized = 401;

/** The values, progress and errors of the rating form, and its submission. */
export function useRatingForm(
  type: CatalogueType,
  titleId: TitleId,
  { onSignedOut, onSaved, onUnsavedChange }: RatingFormListeners,
) {
  const translate = useTranslate();
  const { session } = useApi();
  const { isAuthenticated, read } = useUser();
  const tracked = useTrackedTitle(type, titleId);
  const rateItem = useRateTitle(type);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [statusError, setStatusError] = useState<string>();
  const [failedId, setFailedId] = useState<TitleId>();
  const statusRef = useRef<HTMLSelectElement>(null);
  const [toaster] = useState(() => createToaster({ duration: limits.toastDuration }));

  const previous = tracked.state === 'ready' ? tracked.data : null;
  const saved = previous ?? untracked;
  const value = draft?.titleId === titleId ? draft.tracking : saved;
  useUnsavedChanges(!rateItem.isRunning && !isSameTracking(value, saved), onUnsavedChange);

  function change(tracking: Tracking) {
    setDraft({ titleId, tracking });
    setStatusError(undefined);
  }

  async function submit() {
    if (read() === null) {
      // The token may have been removed without an event in this page, so the session reads it again.
      session.start();
      return onSignedOut();
    }
    if (!mediaTypes[type].hasStatus(value.status)) {
      setStatusError(titleMessages.statusMissing);
      return statusRef.current?.focus();
    }
    setFailedId(undefined);
    try {
      // A second press while the first request is pending has no result.
      const rated = await rateItem.run({ titleId, ...value });
      if (!rated) return;
      // Values that were changed while the request was pending are not saved yet.
      setDraft((latest) => (latest === draft ? null : latest));
      toaster.show(translate(messages.media.ratingSaved));
      onSaved?.(rated, previous);
    } catch (error) {
      setFailedId(titleId);
      if (error instanceof ApiError && error.status === unauthorized) onSignedOut();
    }
  }

  return {
    value,
    change,
    submit,
    /** Discards unsaved values and shows the saved ones. */
    reset: () => setDraft(null),
    isTracked: previous !== null,
    statusError,
    statusRef,
    toaster,
    isLoading: isAuthenticated && tracked.state === 'loading',
    isSubmitting: rateItem.isRunning,
    problem:
      failedId === titleId
        ? messages.media.ratingFailed
        : tracked.state === 'failed'
          ? messages.media.userContentFailed
          : undefined,
  };
}
