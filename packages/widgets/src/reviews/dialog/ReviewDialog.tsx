import { userMessageOf } from '@gildshelf/api-client';
import { type MediaType, type Review, reviewMessages, unsavedMessages } from '@gildshelf/api-client/contract';
import { type TitleId, useDeleteReview } from '@gildshelf/api-client/react';
import { Alert, Button, ConfirmDialog, Sheet, Stack, useTranslate } from '@gildshelf/ui';
import { type FormEvent, useId, useState } from 'react';
import { useUnsavedChanges } from '../../tracking-fields/unsavedChanges.ts';
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
  const formId = useId();
  const form = useReviewForm(type, item.id, review);
  const deleteReview = useDeleteReview(type, item.id);
  const [confirmation, setConfirmation] = useState<'discard' | 'delete'>();
  const [deleteProblem, setDeleteProblem] = useState<string>();
  const isUnsaved = open && !form.isSaving && form.isChanged;
  useUnsavedChanges(isUnsaved, onUnsavedChange);
  const problem = form.problem ?? deleteProblem;

  function handleClose() {
    if (isUnsaved) setConfirmation('discard');
    else onClose();
  }

  async function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    setDeleteProblem(undefined);
    if (await form.submit()) onClose();
  }

  async function handleDelete() {
    setDeleteProblem(undefined);
    try {
      await deleteReview.run();
      onDeleted();
    } catch (error) {
      setDeleteProblem(userMessageOf(error, reviewMessages.saveFailed));
      setConfirmation(undefined);
    }
  }

  return (
    <>
      <Sheet
        open={open}
        onOpenChange={(isOpen) => !isOpen && handleClose()}
        size="lg"
        title={translate(review ? 'Edit your review' : 'Write a review')}
        description={<bdi>{item.title}</bdi>}
        actions={
          <>
            {review && (
              <Button variant="danger" onClick={() => setConfirmation('delete')}>
                {translate('Delete')}
              </Button>
            )}
            <Button type="submit" form={formId} variant="gold" loading={form.isSaving}>
              {translate(form.draft.visibility === 'public' ? 'Publish review' : 'Save review')}
            </Button>
          </>
        }
      >
        <Stack as="form" id={formId} gap={5} noValidate onSubmit={(event) => void handleSubmit(event)}>
          {problem && <Alert tone="danger">{translate(problem)}</Alert>}
          <ReviewFields form={form} />
        </Stack>
      </Sheet>
      {/* After the dialog, so that the dialog restores the focus first when both close. */}
      <ConfirmDialog
        open={open && confirmation === 'discard'}
        onOpenChange={() => setConfirmation(undefined)}
        title={translate(unsavedMessages.title)}
        description={translate('Your changes to this review are not saved yet.')}
        confirmLabel={translate(unsavedMessages.discard)}
        cancelLabel={translate(unsavedMessages.stay)}
        onConfirm={onClose}
      />
      <ConfirmDialog
        open={open && confirmation === 'delete'}
        onOpenChange={() => setConfirmation(undefined)}
        title={translate('Delete this review?')}
        description={translate('Its text and the votes for it are deleted.')}
        confirmLabel={translate('Delete')}
        loading={deleteReview.isRunning}
        onConfirm={() => void handleDelete()}
      />
    </>
  );
}
