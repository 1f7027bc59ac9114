// @vitest-environment jsdom
import { createList, listMessages } from '@gildshelf/api-client/contract';
import { useLists } from '@gildshelf/api-client/react';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fixture, type FixtureProps } from '../testing/Fixture.tsx';
import { ListFormButton } from './ListFormButton.tsx';

const onSaved = vi.fn();
beforeEach(() => onSaved.mockClear());
afterEach(cleanup);

/** The button for a new list, and that for each of the user's lists. */
function Buttons() {
  const lists = useLists();
  if (lists.state !== 'ready') return null;
  return (
    <>
      <ListFormButton onSaved={onSaved} />
      {lists.data?.map((list) => (
        <section key={list.id} aria-label={list.name}>
          <ListFormButton list={list} onSaved={onSaved} />
        </section>
      ))}
    </>
  );
}

async function show(host: Omit<FixtureProps, 'children'> = {}) {
  render(
    <Fixture signedIn {...host}>
      <Buttons />
    </Fixture>,
  );
  await screen.findByRole('button', { name: 'New list' });
  return userEvent.setup();
}

test('creates a private list that is not ranked by default', async () => {
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'New list' }));
  const dialog = await screen.findByRole('dialog', { name: 'New list' });
  await user.click(within(dialog).getByRole('button', { name: 'Create list' }));
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  expect(document.activeElement).toBe(name);
  expect(within(dialog).getByText(listMessages.missingName)).toBeDefined();
  await user.type(name, 'Rainy days');
  expect(within(dialog).queryByText(listMessages.missingName)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Create list' }));
  await waitFor(() =>
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'Rainy days', visibility: 'private', is_ranked: false }),
    ),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('changes the name, the description, the visibility and the ranking of a list', async () => {
  const user = await show();
  const section = screen.getByRole('region', { name: 'Winter evenings' });
  await user.click(within(section).getByRole('button', { name: 'Edit list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit list' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Description' }), 'With tea.');
  await user.click(within(dialog).getByRole('switch', { name: 'Public' }));
  await user.click(within(dialog).getByRole('switch', { name: 'Ranked' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save list' }));
  await waitFor(() =>
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ description: 'With tea.', visibility: 'public', is_ranked: true }),
    ),
  );
});

test('the dialog stays open with its values and the error message of the server', async () => {
  const user = await show({
    exceptions: [{ endpoint: createList, status: 409, body: { message: listMessages.tooManyLists } }],
  });
  await user.click(screen.getByRole('button', { name: 'New list' }));
  const dialog = await screen.findByRole('dialog', { name: 'New list' });
  const name = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.type(name, 'One too many{Enter}');
  expect((await within(dialog).findByRole('alert')).textContent).toBe(listMessages.tooManyLists);
  expect(name.value).toBe('One too many');
});
