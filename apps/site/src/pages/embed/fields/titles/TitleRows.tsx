import { IconButton, List, ListItem, Text, useTranslate } from '@gildshelf/ui';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ListedTitle } from './useTitleNames.ts';

export interface TitleRowsProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly titles: readonly ListedTitle[];
  /** Called with the index to which a title moves. */
  readonly onMove: (title: ListedTitle, index: number) => void;
  readonly onRemove: (title: ListedTitle) => void;
}

type RowAction = 'up' | 'down' | 'remove';

/**
 * The chosen titles in their order, each with buttons to move and to remove it. On each of them, Alt with an arrow key moves the title and
 * Delete removes it. The focus follows a moved title, and goes from a removed one to the next.
 */
export function TitleRows({ label, titles, onMove, onRemove }: TitleRowsProps) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  // Each change is a new object, so that the effect runs after it.
  const [focused, setFocused] = useState<{ readonly index: number; readonly action: RowAction }>();
  useLayoutEffect(() => {
    if (!focused) return;
    const row = list.current?.children[focused.index];
    row?.querySelector<HTMLElement>(`[data-action="${focused.action}"]`)?.focus();
  }, [focused]);

  function move(index: number, step: number, action: RowAction) {
    const title = titles[index];
    const to = index + step;
    if (!title || to < 0 || to >= titles.length) return;
    onMove(title, to);
    setFocused({ index: to, action });
  }

  function remove(index: number) {
    const title = titles[index];
    if (!title) return;
    onRemove(title);
    setFocused({ index: Math.min(index, titles.length - 2), action: 'remove' });
  }

  const handleKey = (event: KeyboardEvent, index: number, action: RowAction) => {
    const { key, altKey } = event;
    if (altKey && key === 'ArrowUp') move(index, -1, action);
    else if (altKey && key === 'ArrowDown') move(index, 1, action);
    else if (key === 'Delete' || key === 'Backspace') remove(index);
    else return;
    event.preventDefault();
  };

  if (titles.length === 0)
    return (
      <Text size="sm" tone="secondary">
        {translate('No titles yet. Search for the first one.')}
      </Text>
    );
  return (
    <List ref={list} size="sm" aria-label={label}>
      {titles.map(({ slug, name, isUnknown }, index) => {
        const button = (action: RowAction, isDisabled: boolean) => ({
          size: 'sm' as const,
          'data-action': action,
          // Not `disabled`: the button keeps the focus when its title has reached the end.
          'aria-disabled': isDisabled || undefined,
          onKeyDown: (event: KeyboardEvent) => handleKey(event, index, action),
        });
        return (
          <ListItem
            key={slug}
            leading={
              <Text as="span" size="sm" tone="secondary" numeric>
                {index + 1}
              </Text>
            }
            secondary={
              isUnknown && (
                <Text as="span" size="sm" tone="danger">
                  {translate('Not found on this site')}
                </Text>
              )
            }
            trailing={
              <>
                <IconButton
                  {...button('up', index === 0)}
                  icon="arrow-up"
                  label={translate('Move up {title}', { title: name })}
                  aria-keyshortcuts="Alt+ArrowUp"
                  onClick={() => move(index, -1, 'up')}
                />
                <IconButton
                  {...button('down', index === titles.length - 1)}
                  icon="arrow-down"
                  label={translate('Move down {title}', { title: name })}
                  aria-keyshortcuts="Alt+ArrowDown"
                  onClick={() => move(index, 1, 'down')}
                />
                <IconButton
                  {...button('remove', false)}
                  icon="cross"
                  label={translate('Remove {title}', { title: name })}
                  aria-keyshortcuts="Delete"
                  onClick={() => remove(index)}
                />
              </>
            }
          >
            {name}
          </ListItem>
        );
      })}
    </List>
  );
}
