// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { movedItems } from './movedItems.ts';
import { SortableList, type SortableListProps } from './SortableList.tsx';

afterEach(cleanup);

const named = ['Hades', 'Portal', 'Celeste'].map((name) => ({ id: name, name, content: <p>{name}</p> }));

type MoveHandler = SortableListProps['onMove'];

/** A list that shows the order that `onMove` resolves with. */
function Titles({ onMove }: { readonly onMove: MoveHandler }) {
  const [items, setItems] = useState<SortableListProps['items']>(named);
  return (
    <>
      <SortableList
        label="Titles"
        items={items}
        onMove={async (id, index) => {
          await onMove(id, index);
          setItems((latest) => movedItems(latest, id, index));
        }}
      />
      <button type="button">After</button>
    </>
  );
}

function show(onMove: MoveHandler = vi.fn()) {
  render(<Titles onMove={onMove} />);
  return onMove;
}

const order = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const announced = () => screen.getByRole('status').textContent;
const press = (name: string, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(handle(name), { key });
};
/** The browser turns Space and Enter on a button into a click. */
const pressSpace = (name: string) => {
  handle(name).focus();
  fireEvent.click(handle(name));
};
const settle = () => act(async () => {});

test('moves an item by keys, announces each place, and reports the new index once it is put down', async () => {
  const onMove = show();
  pressSpace('Portal');
  expect(announced()).toBe('Portal picked up at place 2 of 3.');
  expect(handle('Portal').getAttribute('aria-pressed')).toBe('true');
  press('Portal', 'ArrowDown');
  expect(order()).toEqual(['Hades', 'Celeste', 'Portal']);
  expect(announced()).toBe('Portal: place 3 of 3.');
  expect(document.activeElement).toBe(handle('Portal'));
  press('Portal', 'ArrowDown');
  expect(announced()).toBe('Portal: place 3 of 3.');
  press('Portal', 'Home');
  expect(order()).toEqual(['Portal', 'Hades', 'Celeste']);
  press('Portal', 'End', 'ArrowUp', 'ArrowUp');
  expect(onMove).not.toHaveBeenCalled();
  pressSpace('Portal');
  expect(announced()).toBe('Portal put down at place 1 of 3.');
  await settle();
  expect(onMove).toHaveBeenCalledExactlyOnceWith('Portal', 0);
  expect(order()).toEqual(['Portal', 'Hades', 'Celeste']);
});

test('Escape restores the place, and an item that is put down where it was is not reported', async () => {
  const onMove = show();
  pressSpace('Hades');
  press('Hades', 'End', 'Escape');
  expect(order()).toEqual(['Hades', 'Portal', 'Celeste']);
  expect(announced()).toBe('Hades is back at place 1 of 3.');
  pressSpace('Hades');
  pressSpace('Hades');
  await settle();
  expect(onMove).not.toHaveBeenCalled();
});

test('arrow keys do nothing before an item is picked up', () => {
  show();
  press('Hades', 'ArrowDown');
  expect(order()).toEqual(['Hades', 'Portal', 'Celeste']);
});

test('a picked up item has buttons that move it; leaving its row puts it down', async () => {
  const onMove = show();
  pressSpace('Hades');
  const up = screen.getByRole('button', { name: 'Move Hades up' });
  expect(up.getAttribute('aria-disabled')).toBe('true');
  const down = screen.getByRole('button', { name: 'Move Hades down' });
  act(() => down.focus());
  fireEvent.click(down);
  expect(order()).toEqual(['Portal', 'Hades', 'Celeste']);
  expect(onMove).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'After' }).focus());
  await settle();
  expect(onMove).toHaveBeenCalledExactlyOnceWith('Hades', 1);
});

test('shows the new order while it is saved and the previous one after a failure', async () => {
  let fail: (reason: unknown) => void = () => {};
  show(() => new Promise((_, reject) => (fail = reject)));
  pressSpace('Hades');
  press('Hades', 'ArrowDown');
  pressSpace('Hades');
  expect(order()).toEqual(['Portal', 'Hades', 'Celeste']);
  const saved = screen
    .getByRole('list')
    .querySelector<HTMLElement>('[data-part="item"][data-state="saving"]');
  expect([saved?.dataset.id, saved?.getAttribute('aria-busy')]).toEqual(['Hades', 'true']);
  pressSpace('Portal');
  expect(handle('Portal').getAttribute('aria-pressed')).toBe('false');
  await act(async () => fail(new Error('The server has not responded')));
  expect(order()).toEqual(['Hades', 'Portal', 'Celeste']);
});

/** Gives each item a height of 100 px in the current order. */
function layOut() {
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const top = 100 * [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, top, 300, 100);
  });
  onTestFinished(() => rect.mockRestore());
}

const pointer = (type: string, clientY: number) =>
  fireEvent(window, new MouseEvent(type, { clientY, bubbles: true }));

function pressPointer(name: string, clientY: number) {
  fireEvent(
    handle(name),
    Object.assign(new MouseEvent('pointerdown', { clientY, bubbles: true }), { isPrimary: true }),
  );
}

test('dragging the handle moves an item across the middle of others, and the click after it does nothing', async () => {
  layOut();
  const onMove = show();
  pressPointer('Hades', 50);
  pointer('pointermove', 52);
  expect(screen.getByRole('list').dataset.state).toBeUndefined();
  pointer('pointermove', 140);
  pointer('pointermove', 160);
  expect(screen.getByRole('list').dataset.state).toBe('dragging');
  expect(order()).toEqual(['Portal', 'Hades', 'Celeste']);
  pointer('pointermove', 290);
  expect(order()).toEqual(['Portal', 'Celeste', 'Hades']);
  pointer('pointerup', 290);
  fireEvent.click(handle('Hades'));
  await settle();
  expect(onMove).toHaveBeenCalledExactlyOnceWith('Hades', 2);
  expect(handle('Hades').getAttribute('aria-pressed')).toBe('false');
  pressSpace('Hades');
  press('Hades', 'Escape');
});

test.each(['Escape', 'pointercancel'])('%s during a drag restores the place', async (end) => {
  layOut();
  const onMove = show();
  pressPointer('Hades', 50);
  pointer('pointermove', 290);
  pointer('pointermove', 291);
  expect(order()).toEqual(['Portal', 'Celeste', 'Hades']);
  if (end === 'Escape') fireEvent.keyDown(window, { key: 'Escape' });
  else pointer('pointercancel', 291);
  expect(order()).toEqual(['Hades', 'Portal', 'Celeste']);
  pointer('pointerup', 291);
  await settle();
  expect(onMove).not.toHaveBeenCalled();
});

test('announces the places among all items if the list shows the first of them', async () => {
  render(<SortableList label="Titles" items={named} total={1200} onMove={() => {}} />);
  pressSpace('Hades');
  await waitFor(() => expect(announced()).toBe('Hades picked up at place 1 of 1200.'));
});

test('a list with one item has no handle, and the server renders no inline styles', () => {
  render(<SortableList label="Titles" items={named.slice(0, 1)} onMove={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(renderToString(<SortableList label="Titles" items={named} onMove={() => {}} />)).not.toContain(
    'style=',
  );
});
