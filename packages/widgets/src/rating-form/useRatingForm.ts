import { ApiError } from '@gildshelf/api-client';
import {
  type CatalogueType,
  limits,
  mediaTypes,
  messages,
  ownMessages,
} from '@gildshelf/api-client/contract';
import {
  type TitleId,
  type Tracking,
  useApi,
  useRateItem,
  useTrackedItem,
  useUser,
} from '@gildshelf/api-client/react';
import { createToaster } from '@gildshelf/ui';
import { useRef, useState } from 'react';
import { isSameTracking } from '../unsaved-changes/isSameTracking.ts';
import { useUnsavedChanges } from '../unsaved-changes/useUnsavedChanges.ts';
import type { RatingFormProps } from './RatingForm.tsx';

/** What was chosen and is not saved yet, and for which title: the page may go on to another one. */
interface Draft {
  readonly titleId: TitleId;
  readonly tracking: Tracking;
}

const untracked: Tracking = { status: '', rating: 0 };
const unauthorized = 401;

/** What stands in the form, how far it is, and its submitting. */
export function useRatingForm(
  type: CatalogueType,
  titleId: TitleId,
  {
    onSignedOut,
    onSaved,
    onUnsavedChange,
  }: Pick<RatingFormProps, 'onSignedOut' | 'onSaved' | 'onUnsavedChange'>,
) {
  const { session } = useApi();
  const { isAuthenticated, read } = useUser();
  const tracked = useTrackedItem(type, titleId);
  const rateItem = useRateItem(type);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [statusError, setStatusError] = useState<string>();
  const [failedId, setFailedId] = useState<TitleId>();
  const statusRef = useRef<HTMLSelectElement>(null);
  const [toaster] = useState(() => createToaster({ duration: limits.toastDuration }));

  const kept = tracked.state === 'ready' ? (tracked.data ?? untracked) : untracked;
  const value = draft?.titleId === titleId ? draft.tracking : kept;
  useUnsavedChanges(!rateItem.isRunning && !isSameTracking(value, kept), onUnsavedChange);

  function change(tracking: Tracking) {
    setDraft({ titleId, tracking });
    setStatusError(undefined);
  }

  async function submit() {
    if (read() === null) {
      // The token may have gone without this page hearing of it: then the page is told now.
      session.start();
      return onSignedOut();
    }
    if (!mediaTypes[type].hasStatus(value.status)) {
      setStatusError(ownMessages.title.statusMissing);
      return statusRef.current?.focus();
    }
    setFailedId(undefined);
    try {
      // A second press in the same moment gives nothing: the first is still on its way.
      if (!(await rateItem.run({ titleId, ...value }))) return;
      // What was changed while the answer was on its way is not saved yet.
      setDraft((latest) => (latest === draft ? null : latest));
      toaster.show(messages.media.ratingSaved);
      onSaved?.();
    } catch (error) {
      setFailedId(titleId);
      if (error instanceof ApiError && error.status === unauthorized) onSignedOut();
    }
  }

  return {
    value,
    change,
    submit,
    /** Shows what is saved, and forgets what was chosen since. */
    reset: () => setDraft(null),
    isTracked: tracked.state === 'ready' && tracked.data !== null,
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
