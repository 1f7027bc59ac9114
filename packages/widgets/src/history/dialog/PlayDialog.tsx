import { type MediaType, type Play, unsavedMessages } from '@gildshelf/api-client/contract';
import { type TitleId, useRemovePlay } from '@gildshelf/api-client/react';
import { Alert, Button, ConfirmDialog, Sheet, Stack, useTranslate } from '@gildshelf/ui';
import { type FormEvent, useId, useState } from 'react';
import { useUnsavedChanges } from '../../tracking-fields/unsavedChanges.ts';
import { messageOfFailure } from '../messageOfFailure.ts';
import { PlayEpisodes } from './PlayEpisodes.tsx';
import { PlayFields } from './PlayFields.tsx';
import { usePlayForm } from './usePlayForm.ts';

export interface PlayDialogProps {
  readonly type: MediaType;
  readonly item: { readonly id: TitleId; readonly title: string };
  /** The play to edit; undefined to add one. */
  readonly play: Play | undefined;
  readonly timeZone: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once the server has removed the play. */
  readonly onRemoved: () => void;
  readonly onUnsavedChange: (isUnsaved: boolean) => void;
}

type Confirmation = 'discard' | 'remove';

/**
 * Adds, edits or removes a play. The dialog stays open with its values when saving fails; closing it with unsaved changes, and removing
 * the play, need a confirmation. A separate module, so that it is loaded on demand.
 */
export default function PlayDialog({
  type,
  item,
  play,
  timeZone,
  open,
  onClose,
  onRemoved,
  onUnsavedChange,
}: PlayDialogProps) {
  const translate = useTranslate();
  const formId = useId();
  const form = usePlayForm(type, item.id, play);
  const removePlay = useRemovePlay(type, item.id);
  const [hasUnsavedEpisode, setHasUnsavedEpisode] = useState(false);
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const [removeProblem, setRemoveProblem] = useState<string>();
  const isUnsaved = open && !form.isSaving && (form.isChanged || hasUnsavedEpisode);
  useUnsavedChanges(isUnsaved, onUnsavedChange);
  const problem = form.problem ?? removeProblem;

  function handleClose() {
    if (isUnsaved) setConfirmation('discard');
    else onClose();
  }

  async function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    setRemoveProblem(undefined);
    if (await form.submit()) onClose();
  }

  async function remove() {
    if (!play) return;
    setRemoveProblem(undefined);
    try {
      await removePlay.run(play.id);
      onRemoved();
    } catch (error) {
      setRemoveProblem(messageOfFailure(error));
      setConfirmation(undefined);
    }
  }

  return (
    <>
      <Sheet
        open={open}
        onOpenChange={(isOpen) => !isOpen && handleClose()}
        title={translate(play ? 'Edit play' : 'Add a play')}
        description={<bdi>{item.title}</bdi>}
        actions={
          <>
            {play && (
              <Button variant="danger" onClick={() => setConfirmation('remove')}>
                {translate('Delete')}
              </Button>
            )}
            <Button type="submit" form={formId} variant="gold" loading={form.isSaving}>
              {translate('Save play')}
            </Button>
          </>
        }
      >
        <Stack as="form" id={formId} gap={5} noValidate onSubmit={(event) => void handleSubmit(event)}>
          {problem && <Alert tone="danger">{translate(problem)}</Alert>}
          <PlayFields type={type} form={form} timeZone={timeZone} />
        </Stack>
        {play && (
          <PlayEpisodes
            type={type}
            playId={play.id}
            timeZone={timeZone}
            onUnsavedChange={setHasUnsavedEpisode}
          />
        )}
      </Sheet>
      {/* After the dialog, so that the dialog restores the focus first when both close. */}
      <ConfirmDialog
        open={open && confirmation === 'discard'}
        onOpenChange={() => setConfirmation(undefined)}
        title={translate(unsavedMessages.title)}
        description={translate('Your changes to this play are not saved yet.')}
        confirmLabel={translate(unsavedMessages.discard)}
        cancelLabel={translate(unsavedMessages.stay)}
        onConfirm={onClose}
      />
      <ConfirmDialog
        open={open && confirmation === 'remove'}
        onOpenChange={() => setConfirmation(undefined)}
        title={translate('Remove this play?')}
        description={translate(
          'Its dates, rating, note and episodes are deleted. The status of the title stays.',
        )}
        confirmLabel={translate('Delete')}
        loading={removePlay.isRunning}
        onConfirm={() => void remove()}
      />
    </>
  );
}
