import { type CatalogueType, listMessages, ownLimits } from '@gildshelf/api-client/contract';
import {
  type TitleId,
  useAddToList,
  useCreateList,
  type useLists,
  useRemoveFromList,
} from '@gildshelf/api-client/react';
import {
  Alert,
  Button,
  CheckboxField,
  Dialog,
  Link,
  Spinner,
  Stack,
  Text,
  TextField,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';
import { type FormEvent, useState } from 'react';
import { useUnsavedChanges } from '../../tracking-fields/unsavedChanges.ts';
import { listFacts } from '../listFacts.ts';
import { listFailure } from './listFailure.ts';

export interface AddToListDialogProps {
  readonly type: CatalogueType;
  readonly item: { readonly id: TitleId; readonly title: string };
  readonly listsHref: string;
  /** Result of `useLists` with the title. */
  readonly lists: ReturnType<typeof useLists>;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
}

/** Adds a title to the user's lists and removes it, by a checkbox for each list, and creates lists. */
export function AddToListDialog({
  type,
  item,
  listsHref,
  lists,
  open,
  onClose,
  onUnsavedChange,
}: AddToListDialogProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const addToList = useAddToList();
  const removeFromList = useRemoveFromList();
  const createList = useCreateList();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState('');
  const isSaving = addToList.isRunning || removeFromList.isRunning || createList.isRunning;
  useUnsavedChanges(open && name !== '', onUnsavedChange);

  async function change(action: () => Promise<unknown>, doneText: string) {
    if (isSaving) return;
    setProblem(undefined);
    setDone('');
    try {
      await action();
      setDone(doneText);
    } catch (error) {
      setProblem(listFailure(error));
    }
  }

  const add = (listId: string) => addToList.run({ listId, type, titleId: item.id });

  function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    if (name.trim() === '') {
      setProblem(listMessages.missingName);
      return;
    }
    void change(
      async () => {
        const list = await createList.run({ name });
        if (!list) return;
        setName('');
        await add(list.id);
      },
      translate('Added to {list}', { list: name.trim() }),
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={translate('Add to list')}
      description={<bdi>{item.title}</bdi>}
    >
      <Stack gap={5}>
        {problem && <Alert tone="danger">{translate(problem)}</Alert>}
        {lists.state === 'loading' && <Spinner label={translate('Loading your lists')} />}
        {lists.state === 'failed' && <Alert tone="danger">{translate(listMessages.listsFailed)}</Alert>}
        {lists.state === 'ready' && lists.data?.length === 0 && (
          <Text tone="secondary">{translate(listMessages.noLists)}</Text>
        )}
        {lists.state === 'ready' && lists.data && lists.data.length > 0 && (
          <Stack as="ul" gap={2} role="list" aria-label={translate('Your lists')}>
            {lists.data.map((list) => (
              <li key={list.id}>
                <CheckboxField
                  label={list.name}
                  hint={listFacts(list, translate, locale)}
                  checked={list.entry_id !== null}
                  onChange={(isChecked) =>
                    void (isChecked
                      ? change(() => add(list.id), translate('Added to {list}', { list: list.name }))
                      : change(
                          () => removeFromList.run({ listId: list.id, entryId: list.entry_id ?? '' }),
                          translate('Removed from {list}', { list: list.name }),
                        ))
                  }
                />
              </li>
            ))}
          </Stack>
        )}
        {/* Always rendered, because screen readers announce changes only of an existing live region. */}
        <Text size="sm" tone="secondary" role="status">
          {isSaving ? translate('Saving…') : done}
        </Text>
        <Stack as="form" gap={3} noValidate onSubmit={handleSubmit}>
          <TextField
            label={translate('Name of a new list')}
            autoComplete="off"
            dir="auto"
            maxLength={ownLimits.listName}
            value={name}
            onChange={setName}
          />
          <Button type="submit" loading={createList.isRunning}>
            {translate('Create and add')}
          </Button>
        </Stack>
        <Text>
          <Link href={listsHref}>{translate('Your lists')}</Link>
        </Text>
      </Stack>
    </Dialog>
  );
}
