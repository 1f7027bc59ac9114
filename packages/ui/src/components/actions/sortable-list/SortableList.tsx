import { type ReactNode, useId, useRef } from 'react';
import { assignRef, type RootAttributes } from '../../../elements/RootAttributes.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { Icon } from '../../graphics/icon/Icon.tsx';
import { SvgIcon } from '../../graphics/icon/SvgIcon.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { useSorting } from './useSorting.ts';

export interface SortableItem {
  /** Unique within the list. */
  id: string;
  /** Name in the labels of buttons and in announcements. */
  name: string;
  /** What the row shows, beside its handle. */
  content: ReactNode;
}

export interface SortableListProps extends RootAttributes<HTMLOListElement, 'aria-label'> {
  /** Accessible name of the list. */
  label: string;
  /** The items in their order; update it in `onMove`. */
  items: readonly SortableItem[];
  /**
   * Called with the id of an item and its new index. The list shows the new order until a returned promise settles, and then that of
   * `items`.
   */
  onMove: (id: string, index: number) => unknown;
  /** Number of items of which `items` are the first, for announcements; that of `items` by default. */
  total?: number;
}

/**
 * A list whose items the user reorders: by dragging a handle with mouse, pen or touch; with the keys Space, arrows, Home, End and Escape
 * on the handle; or by pressing the handle and then its buttons. Every step is announced. Renders an `<ol>` element.
 */
export function SortableList({ label, items, onMove, total, ref, ...rest }: SortableListProps) {
  const translate = useTranslate();
  const hintId = useId();
  const list = useRef<HTMLOListElement>(null);
  const { shown, move, announcement, step, handlersOf } = useSorting({
    items,
    total: total ?? items.length,
    onMove,
    list,
  });
  return (
    <>
      <ol
        {...listRole}
        {...rest}
        ref={(element) => {
          list.current = element;
          return assignRef(ref, element);
        }}
        aria-label={label}
        data-state={move?.by === 'pointer' ? 'dragging' : undefined}
        className={listStyles(rest).className}
      >
        {shown.map(({ id, name, content }, index) => {
          const handlers = handlersOf(id);
          const isMoved = move?.id === id;
          return (
            <Item
              key={id}
              {...handlers.item}
              data-part="item"
              data-id={id}
              data-state={isMoved ? (move.by === 'saving' ? 'saving' : 'moving') : undefined}
              aria-busy={(isMoved && move.by === 'saving') || undefined}
            >
              {items.length > 1 && (
                <IconButton
                  {...handlers.handle}
                  data-part="handle"
                  icon={<SvgIcon path={grip} />}
                  label={translate('Move {name}', { name })}
                  aria-pressed={isMoved && move.by === 'keys'}
                  aria-describedby={hintId}
                />
              )}
              <div data-part="content">{content}</div>
              {isMoved && move.by === 'keys' && (
                <div data-part="steps">
                  <IconButton
                    icon={<Icon name="arrow-up" />}
                    label={translate('Move {name} up', { name })}
                    aria-disabled={index === 0}
                    onClick={() => step(-1)}
                  />
                  <IconButton
                    icon={<Icon name="arrow-down" />}
                    label={translate('Move {name} down', { name })}
                    aria-disabled={index === items.length - 1}
                    onClick={() => step(1)}
                  />
                </div>
              )}
            </Item>
          );
        })}
      </ol>
      <span id={hintId} hidden>
        {translate(
          'Space picks the item up and puts it down. Arrow keys, Home and End move it, Escape cancels.',
        )}
      </span>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

// Without list markers, WebKit removes the role of a list unless it is set.
const listRole = { role: 'list' };

const grip = 'M9 6.5h.01M15 6.5h.01M9 12h.01M15 12h.01M9 17.5h.01M15 17.5h.01';

const listStyles = css({
  display: 'flex',
  flexDirection: 'column',
  listStyle: 'none',
  '&[data-state="dragging"]': { cursor: 'grabbing', userSelect: 'none' },
});

const Item = styled('li', {
  display: 'flex',
  // On a phone the buttons that move the item have a line of their own.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  minWidth: 0,
  paddingBlock: '$3',
  borderRadius: '$thumb',
  listStyle: 'none',
  transition: 'background-color $transitions$quick',
  '& + &': { borderTop: '1px solid $colors$hairline' },
  '& > [data-part="content"]': { flex: '1 1 0', minWidth: 0 },
  '& > [data-part="steps"]': { display: 'flex', flex: '1 0 100%', justifyContent: 'flex-end' },
  '& > [data-part="handle"]': {
    color: '$textSecondary',
    cursor: 'grab',
    // Touching the handle drags the item, and does not scroll.
    touchAction: 'none',
    '& svg': { strokeWidth: '2.6px' },
  },
  '&[data-state]': { backgroundColor: '$wash', outline: '1px solid $colors$gold' },
  '&[data-state="moving"] > [data-part="handle"]': { color: '$text', cursor: 'grabbing' },
  '@sm': { flexWrap: 'nowrap', '& > [data-part="steps"]': { flex: 'none' } },
});
