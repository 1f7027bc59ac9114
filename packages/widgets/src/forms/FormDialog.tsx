import { unsavedMessages } from '@gildshelf/api-client/contract';
import { Alert, Button, ConfirmDialog, type DialogProps, Stack, useTranslate } from '@gildshelf/ui';
import { type ComponentType, type FormEvent, type ReactNode, useId, useState } from 'react';
import { useUnsavedChanges } from '../tracking-fields/unsavedChanges.ts';

type ContainerProps = Required<Pick<DialogProps, 'open' | 'title' | 'actions'>> &
  Pick<DialogProps, 'description' | 'size' | 'children'> & {
    readonly onOpenChange: (open: boolean) => void;
  };

interface FormDialogProps {
  /** `Dialog` or `Sheet`; given as a component, so that a form loads only the one that it uses. */
  readonly Container: ComponentType<ContainerProps>;
  readonly open: boolean;
  readonly size?: DialogProps['size'];
  readonly title: string;
  readonly description?: ReactNode;
  /** Label of the button that saves. */
  readonly saveLabel: string;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Why saving or deleting has failed. */
  readonly problem: string | undefined;
  /** The text of the confirmation before unsaved changes are discarded. */
  readonly unsavedText?: string;
  /** Buttons before the one that saves. */
  readonly actions?: ReactNode;
  /** A button that deletes what the form is about, after a confirmation with these texts. */
  readonly deletion?: Deletion | undefined;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
  readonly children: ReactNode;
  /** Content below the form that is not part of it. */
  readonly after?: ReactNode;
}

interface Deletion {
  readonly title: string;
  readonly text: string;
  readonly isRunning: boolean;
  /** Resolves also when the deletion has failed, which `problem` then shows. */
  readonly onConfirm: () => Promise<void>;
}

/** A dialog with a form. Closing it with unsaved changes, and deleting what it is about, need a confirmation. */
export function FormDialog({
  Container,
  saveLabel,
  isChanged,
  isSaving,
  problem,
  unsavedText,
  actions,
  deletion,
  onClose,
  onSubmit,
  onUnsavedChange,
  children,
  after,
  ...container
}: FormDialogProps) {
  const { open } = container;
  const translate = useTranslate();
  const formId = useId();
  const [confirmation, setConfirmation] = useState<'discard' | 'delete'>();
  const isUnsaved = open && isChanged && !isSaving;
  useUnsavedChanges(isUnsaved, onUnsavedChange);
  const cancel = () => setConfirmation(undefined);

  function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    onSubmit();
  }

  async function handleDelete() {
    await deletion?.onConfirm();
    cancel();
  }

  return (
    <>
      <Container
        {...container}
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          if (isUnsaved) setConfirmation('discard');
          else onClose();
        }}
        actions={
          <>
            {actions}
            {deletion && (
              <Button variant="danger" onClick={() => setConfirmation('delete')}>
                {translate('Delete')}
              </Button>
            )}
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
        {after}
      </Container>
      {/* After the dialog, so that the dialog restores the focus first when both close. */}
      <ConfirmDialog
        open={open && confirmation === 'discard'}
        onOpenChange={cancel}
        title={translate(unsavedMessages.title)}
        description={unsavedText ?? translate('Your changes are not saved yet.')}
        confirmLabel={translate(unsavedMessages.discard)}
        cancelLabel={translate(unsavedMessages.stay)}
        onConfirm={onClose}
      />
      {deletion && (
        <ConfirmDialog
          open={open && confirmation === 'delete'}
          onOpenChange={cancel}
          title={deletion.title}
          description={deletion.text}
          confirmLabel={translate('Delete')}
          loading={deletion.isRunning}
          onConfirm={() => void handleDelete()}
        />
      )}
    </>
  );
}
