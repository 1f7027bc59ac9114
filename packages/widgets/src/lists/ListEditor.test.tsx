// @vitest-environment jsdom
import { listMessages, removeListEntry, updateListEntry } from '@gildshelf/api-client/contract';
import { useList } from '@gildshelf/api-client/react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Fixture, type FixtureProps } from '../testing/Fixture.tsx';
import { ListEditor } from './ListEditor.tsx';

afterEach(cleanup);

const onUnsavedChange = vi.fn();

function OwnList() {
  const list = useList('worlds-i-would-move-to');
  return list.state === 'ready' ? (
    <ListEditor list={list.data} more={list.more} onUnsavedChange={onUnsavedChange} />
  ) : (
    <p>{list.state}</p>
  );
}

async function show(host: Omit<FixtureProps, 'children'> = {}) {
  const user = userEvent.setup();
  render(
    <Fixture signedIn {...host}>
      <OwnList />
    </Fixture>,
  );
  await screen.findByText('Disco Elysium');
  return user;
}

const names = () =>
  screen
    .getAllByRole('listitem', { hidden: true })
    .map((item) => item.querySelector('[data-part="title"]')?.textContent);
const ranks = () =>
  [...document.querySelectorAll('[data-part="rank"]')].map(({ textContent }) => textContent);
const failing = (endpoint: typeof updateListEntry | typeof removeListEntry) => ({
  exceptions: [{ endpoint, status: 500 }],
});

async function openEntry(user: ReturnType<typeof userEvent.setup>, title: string) {
  await user.click(screen.getByRole('button', { name: `Edit the entry of ${title}` }));
  return screen.findByRole('dialog', { name: 'Edit entry' });
}

test('shows the titles with places and notes, and saves a title that was moved by keys', async () => {
  const user = await show();
  expect(names()[0]).toBe('Disco Elysium');
  expect(ranks()).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(screen.getByText('Any of its seven centuries.')).toBeDefined();
  screen.getByRole('button', { name: 'Move Disco Elysium' }).focus();
  await user.keyboard(' {ArrowDown}{ArrowDown} ');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(names().indexOf('Disco Elysium')).toBe(2);
  expect(ranks()).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('shows the previous order and an error message if a move cannot be saved', async () => {
  const user = await show(failing(updateListEntry));
  const before = names();
  screen.getByRole('button', { name: 'Move Disco Elysium' }).focus();
  await user.keyboard(' {End} ');
  expect((await screen.findByRole('alert')).textContent).toBe(listMessages.saveFailed);
  await waitFor(() => expect(names()).toEqual(before));
});

test('the form of an entry saves its note and its place', async () => {
  const user = await show();
  const dialog = await openEntry(user, 'Hollow Knight');
  const note = within(dialog).getByRole('textbox', { name: 'Note' });
  await user.clear(note);
  await user.type(note, 'With a friend.');
  const place = within(dialog).getByRole('spinbutton', { name: 'Place' });
  await user.clear(place);
  await user.type(place, '1');
  await user.click(within(dialog).getByRole('button', { name: 'Save entry' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('With a friend.')).toBeDefined();
  await waitFor(() => expect(names()[0]).toBe('Hollow Knight'));
});

test('removes a title from the list, and shows an error message in the dialog if that fails', async () => {
  const user = await show();
  const dialog = await openEntry(user, 'Hollow Knight');
  await user.click(within(dialog).getByRole('button', { name: 'Remove from list' }));
  await waitFor(() => expect(names()).not.toContain('Hollow Knight'));
  expect(names()).toHaveLength(5);
  cleanup();
  const other = await show(failing(removeListEntry));
  const failed = await openEntry(other, 'Hollow Knight');
  await other.click(within(failed).getByRole('button', { name: 'Remove from list' }));
  expect((await within(failed).findByRole('alert')).textContent).toBe(listMessages.saveFailed);
  expect(names()).toHaveLength(6);
});

test('closing the form with an unsaved note needs a confirmation', async () => {
  const user = await show();
  const dialog = await openEntry(user, 'Hollow Knight');
  await user.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'x');
  await waitFor(() => expect(onUnsavedChange).toHaveBeenLastCalledWith(true));
  await user.keyboard('{Escape}');
  const confirmation = await screen.findByRole('alertdialog');
  fireEvent.click(within(confirmation).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
});
