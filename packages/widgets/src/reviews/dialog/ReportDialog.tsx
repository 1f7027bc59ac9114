import { userMessageOf } from '@gildshelf/api-client';
import {
  messages,
  ownLimits,
  type Review,
  reviewMessages,
  reviewReport,
} from '@gildshelf/api-client/contract';
import { useReportReview } from '@gildshelf/api-client/react';
import { Alert, Button, Dialog, Stack, TextArea, useTranslate } from '@gildshelf/ui';
import { type FormEvent, useId, useState } from 'react';
import { nameOf } from '../ReviewItem.tsx';

export interface ReportDialogProps {
  readonly review: Review;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once the server has stored the report. */
  readonly onReported: () => void;
}

/** Reports a review to the operator of the server, with a reason. A separate module, so that it is loaded on demand. */
export default function ReportDialog({ review, open, onClose, onReported }: ReportDialogProps) {
  const translate = useTranslate();
  const formId = useId();
  const report = useReportReview();
  const [reason, setReason] = useState('');
  const [reasonError, setReasonError] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    setProblem(undefined);
    const isValid = reviewReport.safeParse({ reason }).success;
    setReasonError(isValid ? undefined : reviewMessages.invalidReason);
    if (!isValid) return;
    try {
      await report.run({ reviewId: review.id, reason });
      onReported();
    } catch (error) {
      setProblem(userMessageOf(error, messages.transport.unexpected));
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={translate('Report the review by {name}', { name: nameOf(review) })}
      description={translate(
        'The operator of this server sees your report, and decides whether to hide the review.',
      )}
      actions={
        <>
          <Button onClick={onClose}>{translate('Cancel')}</Button>
          <Button type="submit" form={formId} variant="gold" loading={report.isRunning}>
            {translate('Send report')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {problem && <Alert tone="danger">{translate(problem)}</Alert>}
        <TextArea
          label={translate('Reason')}
          error={reasonError && translate(reasonError)}
          dir="auto"
          required
          maxLength={ownLimits.reportReason}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setReasonError(undefined);
          }}
        />
      </Stack>
    </Dialog>
  );
}
