import { userMessageOf } from '@gildshelf/api-client';
import {
  type MediaType,
  type NewReview,
  newReview,
  type Review,
  reviewMessages,
} from '@gildshelf/api-client/contract';
import { type TitleId, useSaveReview } from '@gildshelf/api-client/react';
import { useState } from 'react';

/** The values and errors of the form for a review, and its submission. The values stay when saving fails. */
export function useReviewForm(type: MediaType, titleId: TitleId, review: Review | undefined) {
  const saveReview = useSaveReview(type, titleId);
  const [saved] = useState(() => draftOf(review));
  const [draft, setDraft] = useState(saved);
  const [textError, setTextError] = useState<string>();
  const [problem, setProblem] = useState<string>();

  function set(fields: Partial<NewReview>) {
    setDraft((latest) => ({ ...latest, ...fields }));
    if (fields.text !== undefined) setTextError(undefined);
  }

  function showFailure(message: string) {
    if (message === reviewMessages.invalidText) setTextError(message);
    else setProblem(message);
  }

  /** Resolves to whether the review was saved. */
  async function submit(): Promise<boolean> {
    setProblem(undefined);
    setTextError(undefined);
    if (!newReview.safeParse(draft).success) {
      showFailure(reviewMessages.invalidText);
      return false;
    }
    try {
      return (await saveReview.run(draft)) !== undefined;
    } catch (error) {
      showFailure(userMessageOf(error, reviewMessages.saveFailed));
      return false;
    }
  }

  return {
    draft,
    set,
    submit,
    textError,
    problem,
    isSaving: saveReview.isRunning,
    isChanged: (Object.keys(saved) as (keyof NewReview)[]).some((field) => draft[field] !== saved[field]),
  };
}

function draftOf(review: Review | undefined): NewReview {
  const { text = '', is_spoiler = false, visibility = 'public' } = review ?? {};
  return { text, is_spoiler, visibility };
}
