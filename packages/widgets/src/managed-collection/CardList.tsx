import { mediaTypes } from '@gildshelf/api-client/contract';
import { Grid, IconButton, SelectBox, Stack, useTranslate } from '@gildshelf/ui';
import type { Ref } from 'react';
import { TrackedTile } from '../collection/TrackedTile.tsx';
import type { TitleListProps } from './titleList.ts';
import { useTitleSelection } from './useTitleSelection.ts';

/** The cards of the plain collection; while titles are selected, they have checkboxes in place of their buttons. */
export function CardList({ type, titles, total, selection, dialogs, rows }: TitleListProps) {
  const translate = useTranslate();
  const handlers = useTitleSelection(selection, (index) => titles[index]?.id);
  return (
    <Grid
      as="ul"
      columns="cards"
      aria-label={translate(mediaTypes[type].pluralLabel)}
      ref={rows.grid as Ref<HTMLElement>}
      {...handlers}
    >
      {rows.indexes.flatMap((index) => {
        const title = titles[index];
        if (!title) return [];
        const name = title.view.title;
        return (
          <Stack as="li" key={title.id} data-index={index} aria-setsize={total} aria-posinset={index + 1}>
            <TrackedTile
              type={type}
              view={title.view}
              item={title.item}
              tracking={title.tracking}
              actions={
                selection.count > 0 ? (
                  <SelectBox
                    label={name}
                    checked={selection.has(title.id)}
                    onChange={(isSelected, isRange) => selection.set(index, isSelected, isRange)}
                  />
                ) : (
                  <>
                    <IconButton
                      icon="edit"
                      variant="overlay"
                      label={translate('Edit {title}', { title: name })}
                      onClick={() => dialogs.edit(title)}
                    />
                    <IconButton
                      icon="trash"
                      variant="overlay"
                      label={translate('Remove {title}', { title: name })}
                      onClick={() => dialogs.remove(title)}
                    />
                  </>
                )
              }
            />
          </Stack>
        );
      })}
    </Grid>
  );
}
