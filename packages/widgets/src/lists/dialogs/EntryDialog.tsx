import { type ListEntry, ownLimits } from '@gildshelf/api-client/contract';
import { useRemoveFromList, useUpdateListEntry } from '@gildshelf/api-client/react';
import { Button, Dialog, Stepper, TextArea, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { entryBefore } from '../entryBefore.ts';
import { listFailure } from './listFailure.ts';

export interface EntryDialogProps {
  readonly listId: string;
  readonly entry: ListEntry;
  /** The name of the title. */
  readonly title: string;
  /** The loaded entries in their order; the entry can be moved among them. */
  readonly entries: readonly ListEntry[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
}

/** The form of a title in a list: its note, its place, and its removal. */
export function EntryDialog({
  listId,
  entry,
  title,
  entries,
  open,
  onClose,
  onUnsavedChange,
}: EntryDialogProps) {
  const translate = useTranslate();
  const update = useUpdateListEntry(listId);
  const remove = useRemoveFromList();
  const [saved] = useState(() => ({
    note: entry.note ?? '',
    place: entries.findIndex(({ id }) => id === entry.id) + 1,
  }));
  const [note, setNote] = useState(saved.note);
  const [place, setPlace] = useState<number | null>(saved.place);
  const [problem, setProblem] = useState<string>();
  const isMoved = place !== null && place !== saved.place;

  async function run(change: () => Promise<unknown>) {
    setProblem(undefined);
    try {
      await change();
      onClose();
    } catch (error) {
      setProblem(listFailure(error));
    }
  }

  return (
    <FormDialog
      Container={Dialog}
      size="lg"
      open={open}
      title={translate('Edit entry')}
      description={<bdi>{title}</bdi>}
      saveLabel={translate('Save entry')}
      isChanged={note !== saved.note || isMoved}
      isSaving={update.isRunning}
      problem={problem}
      actions={
        <Button
          variant="danger"
          loading={remove.isRunning}
          onClick={() => void run(() => remove.run({ listId, entryId: entry.id }))}
        >
          {translate('Remove from list')}
        </Button>
      }
      onClose={onClose}
      onSubmit={() =>
        void run(() =>
          update.run({
            entryId: entry.id,
            ...(note !== saved.note && { note }),
            ...(isMoved && { after: entryBefore(entries, entry.id, place - 1) }),
          }),
        )
      }
      onUnsavedChange={onUnsavedChange}
    >
      <TextArea
        label={translate('Note')}
        dir="auto"
        rows={5}
        maxLength={ownLimits.listNote}
        value={note}
        onChange={setNote}
      />
      {entries.length > 1 && (
        <Stepper label={translate('Place')} min={1} max={entries.length} value={place} onChange={setPlace} />
      )}
    </FormDialog>
  );
}
