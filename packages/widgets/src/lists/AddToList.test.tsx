// @vitest-environment jsdom
import { addListEntry, listLists, listMessages } from '@gildshelf/api-client/contract';
import { fixtureTitle } from '@gildshelf/api-client/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Fixture, type FixtureProps } from '../testing/Fixture.tsx';
import { AddToList } from './AddToList.tsx';

afterEach(cleanup);

const { id } = fixtureTitle('game', 'portal-2');

function show(host: Omit<FixtureProps, 'children'> = {}) {
  render(
    <Fixture signedIn {...host}>
      <AddToList type="game" item={{ id, title: 'Portal 2' }} listsHref="/lists" />
    </Fixture>,
  );
  return userEvent.setup();
}

async function openDialog(host: Omit<FixtureProps, 'children'> = {}) {
  const user = show(host);
  await user.click(await screen.findByRole('button', { name: 'In 1 list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add to list' });
  return { user, dialog };
}

const checkbox = (dialog: HTMLElement, name: string) =>
  within(dialog).findByRole<HTMLInputElement>('checkbox', { name });

test('adds the title to a list and removes it, and announces both after the response', async () => {
  const { user, dialog } = await openDialog();
  expect((await checkbox(dialog, 'Winter evenings')).checked).toBe(true);
  await user.click(await checkbox(dialog, 'With Noor'));
  expect(await within(dialog).findByText('Added to With Noor')).toBeDefined();
  expect((await checkbox(dialog, 'With Noor')).checked).toBe(true);
  await user.click(await checkbox(dialog, 'With Noor'));
  expect(await within(dialog).findByText('Removed from With Noor')).toBeDefined();
  expect((await checkbox(dialog, 'With Noor')).checked).toBe(false);
});

test('creates a list with the title', async () => {
  const { user, dialog } = await openDialog();
  await user.type(within(dialog).getByRole('textbox', { name: 'Name of a new list' }), 'Puzzles{Enter}');
  expect(await within(dialog).findByText('Added to Puzzles')).toBeDefined();
  expect((await checkbox(dialog, 'Puzzles')).checked).toBe(true);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'In 2 lists' })).toBeDefined();
});

test('a list needs a name, and an error of the server is shown', async () => {
  const { user, dialog } = await openDialog({
    exceptions: [{ endpoint: addListEntry, status: 409, body: { message: listMessages.tooManyEntries } }],
  });
  await user.click(within(dialog).getByRole('button', { name: 'Create and add' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe(listMessages.missingName);
  await user.click(await checkbox(dialog, 'With Noor'));
  await waitFor(() =>
    expect(within(dialog).getByRole('alert').textContent).toBe(listMessages.tooManyEntries),
  );
  expect((await checkbox(dialog, 'With Noor')).checked).toBe(false);
});

test('renders nothing for visitors and on a host without lists', async () => {
  show({ signedIn: false });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show({ exceptions: [{ endpoint: listLists, status: 404 }] });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
