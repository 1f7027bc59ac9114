import { type ListEntry, listMessages } from '@gildshelf/api-client/contract';
import { type LoadedList, type MoreTitles, useUpdateListEntry } from '@gildshelf/api-client/react';
import {
  Alert,
  IconButton,
  MediaRow,
  SortableList,
  Stack,
  type StylingProps,
  Text,
  useShowMore,
  useTranslate,
} from '@gildshelf/ui';
import { useState } from 'react';
import { useCollectionDialog } from '../collection/dialogs/useCollectionDialog.ts';
import { titleRow } from '../media-list/titleRow.ts';
import { lazyPart } from '../on-demand/lazyPart.tsx';
import { ShowMore } from '../public-collection/ShowMore.tsx';
import type { EntryDialogProps } from './dialogs/EntryDialog.tsx';
import { listFailure } from './dialogs/listFailure.ts';
import { entryBefore } from './entryBefore.ts';

export interface ListEditorProps extends StylingProps {
  /** A list of the signed-in user, as `useList` returns it. */
  readonly list: LoadedList;
  /** Loads its next page. */
  readonly more?: MoreTitles | undefined;
  /** Called when the form of an entry gets or loses unsaved changes. Must be a stable function. */
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
}

/**
 * The titles of one's own list, which the user reorders by dragging or keys, annotates and removes. The new order is shown at once, and
 * the previous one again with an error message if it cannot be saved.
 */
export function ListEditor({ list, more, onUnsavedChange, ...styling }: ListEditorProps) {
  const translate = useTranslate();
  const { id: listId, items, is_ranked, count, name } = list;
  const update = useUpdateListEntry(listId);
  const dialog = useCollectionDialog<{ readonly entry: ListEntry; readonly title: string }>();
  const [problem, setProblem] = useState<string>();
  const { listRef, handleClick } = useShowMore<HTMLOListElement>({
    count: items.length,
    show: more?.show,
    isLoading: more?.isLoading,
  });

  async function move(entryId: string, index: number) {
    setProblem(undefined);
    try {
      await update.run({ entryId, after: entryBefore(items, entryId, index) });
    } catch (error) {
      setProblem(listFailure(error));
    }
  }

  if (items.length === 0)
    return (
      <Text {...styling} tone="secondary">
        {translate(listMessages.noEntries)}
      </Text>
    );
  return (
    <Stack {...styling} gap={5}>
      {problem && <Alert tone="danger">{translate(problem)}</Alert>}
      <SortableList
        ref={listRef}
        label={name}
        total={count}
        items={items.map((entry) => {
          const row = titleRow(entry.media_type, entry.title, translate);
          return {
            id: entry.id,
            name: row.name,
            content: (
              <MediaRow
                {...row}
                rank={is_ranked ? entry.rank : undefined}
                note={entry.note}
                action={
                  <IconButton
                    icon="edit"
                    label={translate('Edit the entry of {title}', { title: row.name })}
                    aria-haspopup="dialog"
                    onPointerEnter={EntryDialog.preload}
                    onFocus={EntryDialog.preload}
                    onClick={() => dialog.open({ entry, title: row.name })}
                  />
                }
              />
            ),
          };
        })}
        onMove={move}
      />
      <ShowMore
        titles={translate('titles')}
        shown={items.length}
        total={count}
        more={more}
        href={undefined}
        onClick={handleClick}
      />
      {dialog.dialog && (
        <EntryDialog
          key={dialog.dialogKey}
          listId={listId}
          {...dialog.dialog}
          entries={items}
          open={dialog.isOpen}
          onClose={dialog.close}
          onUnsavedChange={onUnsavedChange}
        />
      )}
    </Stack>
  );
}

const EntryDialog = lazyPart<EntryDialogProps>(
  async () => (await import('./dialogs/EntryDialog.tsx')).EntryDialog,
);
