// @vitest-environment jsdom
import { editMessages, limits, listEdits, mediaTypes, undoEdit } from '@gildshelf/api-client/contract';
import { useRateTitle, useRemoveTitle, useTrackedTitle } from '@gildshelf/api-client/react';
import { type FixtureFetchOptions, fixtureTitle } from '@gildshelf/api-client/testing';
import { Dialog } from '@gildshelf/ui';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { RecentChanges } from './RecentChanges.tsx';
import { UndoNotice } from './UndoNotice.tsx';

afterEach(cleanup);

const { id } = fixtureTitle('game', 'elden-ring');

/** The status of a game, and buttons that change it. */
function Game() {
  const tracked = useTrackedTitle('game', id);
  const rate = useRateTitle('game');
  const remove = useRemoveTitle('game');
  return (
    <>
      <p>{tracked.state === 'ready' ? (tracked.data?.status ?? 'untracked') : ''}</p>
      <button type="button" onClick={() => void rate.run({ titleId: id, status: 'dropped', rating: 1 })}>
        Drop
      </button>
      <button type="button" onClick={() => void remove.run(id)}>
        Remove
      </button>
    </>
  );
}

/** A dialog that, as that of a rating, opens another one after it was closed. */
function Dialogs() {
  const [open, setOpen] = useState<number | null>(1);
  const close = () => {
    setOpen(null);
    if (open === 1) setTimeout(setOpen, limits.dialogDelay, 2);
  };
  return <Dialog title={`Dialog ${open}`} open={open !== null} onOpenChange={close} />;
}

async function show(host: FixtureFetchOptions = {}, dialogs?: ReactNode) {
  render(
    <Fixture signedIn {...host}>
      <Game />
      {dialogs}
      <UndoNotice />
      <RecentChanges hrefOf={(type, slug) => `/${type}/${slug}`} />
    </Fixture>,
  );
  await screen.findByText('completed');
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const notices = { name: 'Changes (F8)' };
const notice = async () => within(await screen.findByRole('region', notices)).findByRole('listitem');

test('offers to undo a change, which restores the status', async () => {
  await show();
  await press('Drop');
  expect((await notice()).textContent).toContain('Saved as Dropped.');
  fireEvent.click(within(await notice()).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('completed')).toBeDefined();
  await waitFor(async () => expect((await notice()).textContent).toContain(editMessages.undone));
});

test("shows 'Undoing…' and changes nothing until the server responds", async () => {
  await show({ exceptions: [{ endpoint: undoEdit, delay: Infinity }] });
  await press('Drop');
  fireEvent.click(within(await notice()).getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await notice()).textContent).toContain('Undoing…'));
  expect(screen.getByText('dropped')).toBeDefined();
});

test('offers to undo a removal, by keyboard with F8', async () => {
  await show();
  await press('Remove');
  expect((await notice()).textContent).toContain('Removed from your collection.');
  expect(screen.getByText('untracked')).toBeDefined();
  fireEvent.keyDown(document.body, { code: 'F8' });
  const undo = within(await notice()).getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('completed')).toBeDefined();
});

test('a failed undo changes nothing, and can be tried again', async () => {
  await show({ exceptions: [{ endpoint: undoEdit, status: 500, times: 1 }] });
  await press('Drop');
  fireEvent.click(within(await notice()).getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await notice()).textContent).toContain(editMessages.undoFailed));
  expect(screen.getByText('dropped')).toBeDefined();
  fireEvent.click(within(await notice()).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('completed')).toBeDefined();
});

test('waits until a dialog is closed, and the one that opens after it', async () => {
  await show({}, <Dialogs />);
  fireEvent.click(screen.getByRole('button', { name: 'Drop', hidden: true }));
  await screen.findByText('dropped');
  expect(screen.queryByText('Saved as Dropped.')).toBeNull();
  for (const name of ['Dialog 1', 'Dialog 2']) {
    await screen.findByRole('dialog', { name });
    expect(screen.queryByText('Saved as Dropped.')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  }
  expect((await notice()).textContent).toContain('Saved as Dropped.');
});

test('a change that failed has no notice', async () => {
  await show({ exceptions: [{ endpoint: mediaTypes.game.removeTitle, status: 500 }] });
  const failed = new Promise((resolve) => addEventListener('unhandledrejection', resolve, { once: true }));
  process.once('unhandledRejection', () => dispatchEvent(new Event('unhandledrejection')));
  await press('Remove');
  await failed;
  expect(screen.queryByRole('region', notices)).toBeNull();
});

test('lists changes with what they changed, each of which can be undone', async () => {
  await show();
  const list = await screen.findByRole('list', { name: 'Recent changes' });
  const rows = () =>
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  expect(rows()[0]).toMatch(/^Several titles214 titles · Planned · \+ winter · .*Undo$/);
  expect(rows()[1]).toMatch(/^MonsterPlay added · Planned → Watching · .*Undo$/);
  expect(rows()[2]).toMatch(/^Portal 2Removed from your collection · Completed, 4 stars → Not in your/);
  expect(rows()[2]).toMatch(/Undone$/);
  expect(within(list).getByRole('link', { name: 'Monster' }).getAttribute('href')).toBe('/anime/monster');
  await press('Drop');
  await waitFor(() => expect(rows()[0]).toMatch(/Completed, 5 stars → Dropped, 1 stars/));
  await userEvent.click(within(list).getByRole('button', { name: /Undo: Elden Ring/ }));
  expect(await screen.findByText('completed')).toBeDefined();
  await waitFor(() => expect(rows()[0]).toMatch(/Undone$/));
});

test.each([
  [{ status: 404 }, 'This server does not store changes.'],
  [{ status: 500 }, editMessages.listFailed],
  [{ status: 200, body: { edits: [] } }, 'No changes in the last 30 days'],
])('the list of a host that responds with %j', async (response, text) => {
  await show({ exceptions: [{ endpoint: listEdits, ...response }] });
  expect(await screen.findByText(text)).toBeDefined();
});
