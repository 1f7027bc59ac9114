import { issueMessage, type List, type NewList, newList, ownLimits } from '@gildshelf/api-client/contract';
import { useCreateList, useUpdateList } from '@gildshelf/api-client/react';
import { Dialog, Switch, TextArea, TextField, useTranslate } from '@gildshelf/ui';
import { useRef, useState } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { listFailure } from './listFailure.ts';

export interface ListDialogProps {
  /** The list to edit; undefined to create one. */
  readonly list: List | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once the server has saved the list. */
  readonly onSaved?: (list: List) => void;
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
}

type Values = Required<NewList>;

const emptyList: Values = { name: '', description: '', visibility: 'private', is_ranked: false };

/** The form of a list: its name, its description, who can see it and whether it is ranked. */
export function ListDialog({ list, open, onClose, onSaved, onUnsavedChange }: ListDialogProps) {
  const translate = useTranslate();
  const createList = useCreateList();
  const updateList = useUpdateList(list?.id ?? '');
  const [saved] = useState<Values>(() => (list ? valuesOf(list) : emptyList));
  const [values, setValues] = useState(saved);
  const [nameError, setNameError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const nameField = useRef<HTMLInputElement>(null);
  const isSaving = createList.isRunning || updateList.isRunning;
  const change = (fields: Partial<Values>) => setValues((latest) => ({ ...latest, ...fields }));

  async function save() {
    const name = newList.shape.name.safeParse(values.name);
    setProblem(undefined);
    setNameError(name.success ? undefined : name.error.issues.map(issueMessage)[0]);
    if (!name.success) {
      nameField.current?.focus();
      return;
    }
    try {
      const result = list ? await updateList.run(values) : await createList.run(values);
      if (!result) return;
      onClose();
      onSaved?.(result);
    } catch (error) {
      setProblem(listFailure(error));
    }
  }

  return (
    <FormDialog
      Container={Dialog}
      size="lg"
      open={open}
      title={translate(list ? 'Edit list' : 'New list')}
      saveLabel={translate(list ? 'Save list' : 'Create list')}
      isChanged={JSON.stringify(values) !== JSON.stringify(saved)}
      isSaving={isSaving}
      problem={problem}
      onClose={onClose}
      onSubmit={() => void save()}
      onUnsavedChange={onUnsavedChange}
    >
      <TextField
        ref={nameField}
        label={translate('Name')}
        autoComplete="off"
        dir="auto"
        required
        maxLength={ownLimits.listName}
        value={values.name}
        error={nameError && translate(nameError)}
        onChange={(name) => {
          setNameError(undefined);
          change({ name });
        }}
      />
      <TextArea
        label={translate('Description')}
        dir="auto"
        rows={4}
        maxLength={ownLimits.listDescription}
        value={values.description}
        onChange={(description) => change({ description })}
      />
      <Switch
        label={translate('Public')}
        hint={translate(
          'Anyone can see the list on a page of its own. Titles that you marked private are left out.',
        )}
        checked={values.visibility === 'public'}
        onChange={(isPublic) => change({ visibility: isPublic ? 'public' : 'private' })}
      />
      <Switch
        label={translate('Ranked')}
        hint={translate('Shows the place of each title as a number.')}
        checked={values.is_ranked}
        onChange={(is_ranked) => change({ is_ranked })}
      />
    </FormDialog>
  );
}

const valuesOf = ({ name, description, visibility, is_ranked }: List): Values => ({
  name,
  description,
  visibility,
  is_ranked,
});
