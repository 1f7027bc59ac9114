import { userMessageOf } from '@gildshelf/api-client';
import { type MediaType, type Review, reviewMessages } from '@gildshelf/api-client/contract';
import { type TitleId, useDeleteReview } from '@gildshelf/api-client/react';
import { Sheet, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { ReviewFields } from './ReviewFields.tsx';
import { useReviewForm } from './useReviewForm.ts';

export interface ReviewDialogProps {
  readonly type: MediaType;
  readonly item: { readonly id: TitleId; readonly title: string };
  /** The review to edit; undefined to write one. */
  readonly review: Review | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once the server has deleted the review. */
  readonly onDeleted: () => void;
  readonly onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
}

/**
 * Writes, edits or deletes a review. The dialog stays open with its values when saving fails; closing it with unsaved changes, and
 * deleting the review, need a confirmation. A separate module, so that it is loaded on demand.
 */
export default function ReviewDialog({
  type,
  item,
  review,
  open,
  onClose,
  onDeleted,
  onUnsavedChange,
}: ReviewDialogProps) {
  const translate = useTranslate();
  const form = useReviewForm(type, item.id, review);
  const deleteReview = useDeleteReview(type, item.id);
  const [deleteProblem, setDeleteProblem] = useState<string>();

  async function save() {
    setDeleteProblem(undefined);
    if (await form.submit()) onClose();
  }

  async function confirmDeletion() {
    setDeleteProblem(undefined);
    try {
      await deleteReview.run();
      onDeleted();
    } catch (error) {
      setDeleteProblem(userMessageOf(error, reviewMessages.saveFailed));
    }
  }

  return (
    <FormDialog
      Container={Sheet}
      open={open}
      size="lg"
      title={translate(review ? 'Edit your review' : 'Write a review')}
      description={<bdi>{item.title}</bdi>}
      saveLabel={translate(form.draft.visibility === 'public' ? 'Publish review' : 'Save review')}
      isChanged={form.isChanged}
      isSaving={form.isSaving}
      problem={form.problem ?? deleteProblem}
      unsavedText={translate('Your changes to this review are not saved yet.')}
      deletion={
        review && {
          title: translate('Delete this review?'),
          text: translate('Its text and the votes for it are deleted.'),
          isRunning: deleteReview.isRunning,
          onConfirm: confirmDeletion,
        }
      }
      onClose={onClose}
      onSubmit={() => void save()}
      onUnsavedChange={onUnsavedChange}
    >
      <ReviewFields form={form} />
    </FormDialog>
  );
}
