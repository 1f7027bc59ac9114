import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { movedItems } from './movedItems.ts';
import { usePointerSorting } from './usePointerSorting.ts';

/** An item on its way to another place. */
interface Move {
  readonly id: string;
  readonly index: number;
  /** By whom it is moved, or that its new place is being saved. */
  readonly by: 'keys' | 'pointer' | 'saving';
}

interface SortingOptions<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly onMove: (id: string, index: number) => unknown;
  readonly list: RefObject<HTMLElement | null>;
}

/** The order of a list while an item is moved, its announcements for screen readers, and the handlers of an item. */
export function useSorting<Item extends { readonly id: string; readonly name: string }>({
  items,
  total,
  onMove,
  list,
}: SortingOptions<Item>) {
  const translate = useTranslate();
  const [move, setMove] = useState<Move>();
  // Pointer events may follow each other before React has rendered.
  const latest = useRef<Move>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const indexOf = (id: string) => items.findIndex((item) => item.id === id);

  const placeOf = ({ id, index }: Pick<Move, 'id' | 'index'>) => ({
    name: items[indexOf(id)]?.name ?? '',
    place: index + 1,
    count: total,
  });
  function change(next: Move | undefined) {
    latest.current = next;
    setMove(next);
  }
  /** The item that is being moved, unless its new place is already being saved. */
  const moving = () => (latest.current?.by === 'saving' ? undefined : latest.current);

  function pickUp(id: string, by: 'keys' | 'pointer') {
    if (latest.current?.by === 'saving') return;
    const next = { id, index: indexOf(id), by };
    change(next);
    setAnnouncement(translate('{name} picked up at place {place} of {count}.', placeOf(next)));
  }
  function moveTo(index: number) {
    const current = moving();
    if (!current || index === current.index || index < 0 || index >= items.length) return;
    const next = { ...current, index };
    change(next);
    setAnnouncement(translate('{name}: place {place} of {count}.', placeOf(next)));
  }
  function putDown() {
    const current = moving();
    if (!current) return;
    setAnnouncement(translate('{name} put down at place {place} of {count}.', placeOf(current)));
    if (current.index === indexOf(current.id)) {
      change(undefined);
      return;
    }
    change({ ...current, by: 'saving' });
    const finish = () => change(undefined);
    Promise.resolve(onMove(current.id, current.index)).then(finish, finish);
  }
  function cancel() {
    const current = moving();
    if (!current) return;
    change(undefined);
    setAnnouncement(
      translate(
        '{name} is back at place {place} of {count}.',
        placeOf({ ...current, index: indexOf(current.id) }),
      ),
    );
  }

  const pointer = usePointerSorting({
    list,
    onStart: (id) => pickUp(id, 'pointer'),
    onMove: moveTo,
    onDrop: putDown,
    onCancel: cancel,
  });

  function handleKeyDown(event: KeyboardEvent) {
    pointer.forgetDrag();
    if (move?.by !== 'keys') return;
    const targets = new Map([
      ['ArrowUp', move.index - 1],
      ['ArrowDown', move.index + 1],
      ['Home', 0],
      ['End', items.length - 1],
    ]);
    const target = targets.get(event.key);
    if (target === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (target === undefined) cancel();
    else moveTo(target);
  }

  return {
    shown: move ? movedItems(items, move.id, move.index) : items,
    move,
    announcement,
    /** Moves the picked up item by a number of places. */
    step: (places: number) => moveTo((move?.index ?? 0) + places),
    handlersOf: (id: string) => ({
      item: {
        onKeyDown: handleKeyDown,
        onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
          if (move?.id === id && move.by === 'keys' && !currentTarget.contains(relatedTarget)) putDown();
        },
      },
      handle: {
        onPointerDown: (event: PointerEvent) => pointer.handlePointerDown(event, id),
        onClick: () => {
          if (pointer.wasDragged()) return;
          if (move?.id === id) putDown();
          else pickUp(id, 'keys');
        },
      },
    }),
  };
}
