import { unsavedMessages } from '@gildshelf/api-client/contract';
import { Alert, Button, ConfirmDialog, Dialog, Stack, useTranslate } from '@gildshelf/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useUnsavedChanges } from '../../tracking-fields/unsavedChanges.ts';

interface FormDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly description?: ReactNode;
  /** Label of the button that saves. */
  readonly saveLabel: string;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Why saving has failed. */
  readonly problem: string | undefined;
  /** Buttons before the one that saves. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** A dialog with a form. Closing it with unsaved changes needs a confirmation. */
export function FormDialog({
  open,
  title,
  description,
  saveLabel,
  isChanged,
  isSaving,
  problem,
  actions,
  onClose,
  onSubmit,
  onUnsavedChange,
  children,
}: FormDialogProps) {
  const translate = useTranslate();
  const formId = useId();
  const [isDiscarding, setIsDiscarding] = useState(false);
  const isUnsaved = open && isChanged && !isSaving;
  useUnsavedChanges(isUnsaved, onUnsavedChange);

  function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          if (isUnsaved) setIsDiscarding(true);
          else onClose();
        }}
        title={title}
        description={description}
        size="lg"
        actions={
          <>
            {actions}
            <Button type="submit" form={formId} variant="gold" loading={isSaving}>
              {saveLabel}
            </Button>
          </>
        }
      >
        <Stack as="form" id={formId} gap={5} noValidate onSubmit={handleSubmit}>
          {problem && <Alert tone="danger">{translate(problem)}</Alert>}
          {children}
        </Stack>
      </Dialog>
      {/* After the dialog, so that the dialog restores the focus first when both close. */}
      <ConfirmDialog
        open={open && isDiscarding}
        onOpenChange={() => setIsDiscarding(false)}
        title={translate(unsavedMessages.title)}
        description={translate('Your changes are not saved yet.')}
        confirmLabel={translate(unsavedMessages.discard)}
        cancelLabel={translate(unsavedMessages.stay)}
        onConfirm={onClose}
      />
    </>
  );
}
