import type { MediaType, Play } from '@gildshelf/api-client/contract';
import { type TitleId, useRemovePlay } from '@gildshelf/api-client/react';
import { Sheet, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
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
  const form = usePlayForm(type, item.id, play);
  const removePlay = useRemovePlay(type, item.id);
  const [hasUnsavedEpisode, setHasUnsavedEpisode] = useState(false);
  const [removeProblem, setRemoveProblem] = useState<string>();

  async function save() {
    setRemoveProblem(undefined);
    if (await form.submit()) onClose();
  }

  async function remove(playId: string) {
    setRemoveProblem(undefined);
    try {
      await removePlay.run(playId);
      onRemoved();
    } catch (error) {
      setRemoveProblem(messageOfFailure(error));
    }
  }

  return (
    <FormDialog
      Container={Sheet}
      open={open}
      title={translate(play ? 'Edit play' : 'Add a play')}
      description={<bdi>{item.title}</bdi>}
      saveLabel={translate('Save play')}
      isChanged={form.isChanged || hasUnsavedEpisode}
      isSaving={form.isSaving}
      problem={form.problem ?? removeProblem}
      unsavedText={translate('Your changes to this play are not saved yet.')}
      deletion={
        play && {
          title: translate('Remove this play?'),
          text: translate('Its dates, rating, note and episodes are deleted. The status of the title stays.'),
          isRunning: removePlay.isRunning,
          onConfirm: () => remove(play.id),
        }
      }
      onClose={onClose}
      onSubmit={() => void save()}
      onUnsavedChange={onUnsavedChange}
      after={
        play && (
          <PlayEpisodes
            type={type}
            playId={play.id}
            timeZone={timeZone}
            onUnsavedChange={setHasUnsavedEpisode}
          />
        )
      }
    >
      <PlayFields type={type} form={form} timeZone={timeZone} />
    </FormDialog>
  );
}
