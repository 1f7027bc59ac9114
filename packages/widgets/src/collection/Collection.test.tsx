// @vitest-environment jsdom
import { mediaTypes, messages, ownMessages, storageKeys } from '@gildshelf/api-client/contract';
import { fixtureShelves } from '@gildshelf/api-client/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Fixture, type FixtureProps } from '../testing/Fixture.tsx';
import { Collection } from './Collection.tsx';
import type { CollectionView } from './useCollectionView.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const { game, anime } = mediaTypes;

function show(options: Omit<FixtureProps, 'children'> = {}) {
  render(
    <Fixture signedIn {...options}>
      <Collection browseHref="/" aside={<p>Welcome</p>} footer={<p>Leave</p>} />
    </Fixture>,
  );
  return userEvent.setup();
}

const cardOf = async (name: RegExp) => {
  const card = (await screen.findByRole('link', { name })).closest('li');
  if (!card) throw new Error('The card is not in a list.');
  return card;
};
const cards = () => screen.findAllByRole('listitem');
const filter = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' });

test('shows games by default; each card shows its status, and stars unless it is planned', async () => {
  show();
  expect(await cards()).toHaveLength(Object.keys(fixtureShelves.game ?? {}).length);
  const hades = await cardOf(/Hades/);
  expect(hades.textContent).toContain('Status: Completed');
  expect(within(hades).getByRole('img', { name: '5 of 5 stars' })).toBeDefined();
  expect(within(hades).getByRole('link').getAttribute('href')).toBe('/game/hades-2018');
  const planned = await cardOf(/Hollow Knight/);
  expect(planned.textContent).toContain('Status: Planned');
  expect(within(planned).queryByRole('img', { name: /stars/ })).toBeNull();
});

test("a title without a status shows 'Not played' for a game and 'Not set' for an anime", async () => {
  const body = [{ id: 'x', slug: 'x', name: 'Unset', title: 'Unset' }];
  const exceptions = [game, anime].map(({ listTrackedTitles }) => ({
    endpoint: listTrackedTitles,
    status: 200,
    body,
  }));
  const user = show({ exceptions });
  expect((await cardOf(/Unset/)).textContent).toContain('Status: Not played');
  await user.click(screen.getByRole('radio', { name: 'Anime' }));
  expect((await cardOf(/Unset/)).textContent).toContain('Status: Not set');
});

test("the selected media type is stored under 'contentType' and restored", async () => {
  const user = show();
  await user.click(screen.getByRole('radio', { name: 'Anime' }));
  expect(localStorage.getItem(storageKeys.contentType)).toBe('anime');
  expect(await screen.findByRole('link', { name: /Frieren/ })).toBeDefined();
  cleanup();
  show({ contentType: 'anime' });
  expect(await screen.findByRole('link', { name: /Frieren/ })).toBeDefined();
});

test('the filter lists every status and shows only the titles that have the selected one', async () => {
  const user = show();
  await cards();
  expect([...filter().options].map(({ text }) => text)).toEqual([
    'All',
    'Planned',
    'Currently Playing',
    'Completed',
    'Dropped',
  ]);
  await user.selectOptions(filter(), 'Currently Playing');
  expect(await cards()).toHaveLength(2);
});

test('an empty collection shows a message and a link to browse', async () => {
  const user = show({ shelves: {} });
  expect(await screen.findByText(messages.collection.empty('games', 'all'))).toBeDefined();
  await user.selectOptions(filter(), 'Dropped');
  expect(screen.getByText("You haven't added any games to your dropped collection yet")).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse Content!' }).getAttribute('href')).toBe('/');
});

test('saves an edit, confirms it with its stars, and removes the card from a filter that no longer matches', async () => {
  const user = show();
  await user.selectOptions(filter(), 'Planned');
  await user.click(within(await cardOf(/Hollow Knight/)).getByRole('button', { name: 'Edit Hollow Knight' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Game' });
  const status = within(dialog).getByLabelText<HTMLSelectElement>('Status');
  expect([...status.options].map(({ text }) => text)).toEqual(['Planned', 'Playing', 'Completed', 'Dropped']);
  expect(within(dialog).queryByRole('slider')).toBeNull();
  await user.selectOptions(status, 'Completed');
  const stars = within(dialog).getByRole('slider', { name: 'Rating' });
  expect(stars.getAttribute('aria-valuenow')).toBe('0');
  stars.focus();
  await user.keyboard('{End}{ArrowLeft}');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));

  const notice = await screen.findByRole('dialog', { name: 'Rating Updated' });
  expect(notice.textContent).toContain(messages.collection.rated('Hollow Knight'));
  expect(within(notice).getByRole('img', { name: '4.5 of 5 stars' })).toBeDefined();
  await user.keyboard('{Escape}');
  expect(await screen.findByText(messages.collection.empty('games', 'planned'))).toBeDefined();
});

test('the edit dialog restores the rating when the status leaves planned again', async () => {
  const user = show();
  await user.click(within(await cardOf(/Hades/)).getByRole('button', { name: 'Edit Hades' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Game' });
  const status = within(dialog).getByLabelText('Status');
  await user.selectOptions(status, 'Planned');
  expect(within(dialog).queryByRole('slider')).toBeNull();
  await user.selectOptions(status, 'Dropped');
  expect(within(dialog).getByRole('slider').getAttribute('aria-valuenow')).toBe('5');
});

test('Cancel closes the edit dialog without confirmation, even with unsaved changes', async () => {
  const user = show();
  await user.click(within(await cardOf(/Hades/)).getByRole('button', { name: 'Edit Hades' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Game' });
  await user.selectOptions(within(dialog).getByLabelText('Status'), 'Dropped');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('closing the edit dialog asks for confirmation only when there are unsaved changes', async () => {
  const user = show();
  const openEdit = async () => {
    await user.click(within(await cardOf(/Hades/)).getByRole('button', { name: 'Edit Hades' }));
    return screen.findByRole('dialog', { name: 'Edit Game' });
  };
  let dialog = await openEdit();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await openEdit();
  await user.selectOptions(within(dialog).getByLabelText('Status'), 'Dropped');
  await user.keyboard('{Escape}');
  const confirmation = await screen.findByRole('alertdialog', { name: ownMessages.unsaved.title });
  expect(confirmation.textContent).toContain(ownMessages.unsaved.description);
  await user.click(within(confirmation).getByRole('button', { name: ownMessages.unsaved.stay }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(within(dialog).getByLabelText<HTMLSelectElement>('Status').value).toBe('dropped');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: ownMessages.unsaved.discard }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Hades' })),
  );
  expect((await cardOf(/Hades/)).textContent).toContain('Status: Completed');
});

test('when saving fails, the edit dialog stays open with its values and the error is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = show({ exceptions: [{ endpoint: game.rateTitle, status: 500 }] });
  await user.click(within(await cardOf(/Hades/)).getByRole('button', { name: 'Edit Hades' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Game' });
  await user.selectOptions(within(dialog).getByLabelText('Status'), 'Dropped');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(within(dialog).getByLabelText<HTMLSelectElement>('Status').value).toBe('dropped');
  expect(within(dialog).queryByRole('alert')).toBeNull();
});

test('removes a title after confirmation and shows a notice', async () => {
  const user = show();
  await user.click(within(await cardOf(/Hades/)).getByRole('button', { name: 'Remove Hades' }));
  const confirmation = await screen.findByRole('alertdialog');
  expect(confirmation.textContent).toContain(messages.collection.confirmRemove('Hades'));
  await user.click(within(confirmation).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('link', { name: /Hades/ })).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Remove Hades' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  const notice = await screen.findByRole('dialog', { name: 'Successfully Removed' });
  expect(notice.textContent).toContain(messages.collection.removed('Hades'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Hades/ })).toBeNull());
});

test('a status region that exists before the list announces the number of titles after each choice', async () => {
  const user = show();
  const [region] = screen.getAllByRole('status');
  const announced = () => region?.textContent;
  expect(announced()).toBe('');
  await cards();
  const count = Object.keys(fixtureShelves.game ?? {}).length;
  expect(announced()).toBe(`${count} games`);
  await user.selectOptions(filter(), 'Dropped');
  expect(announced()).toBe('1 game, status: Dropped');
  await user.click(screen.getByRole('radio', { name: 'Anime' }));
  await screen.findByRole('link', { name: /Frieren/ });
  expect(announced()).toBe(`${Object.keys(fixtureShelves.anime ?? {}).length} anime`);
  expect(region?.isConnected).toBe(true);
});

async function removeByKeyboard(user: ReturnType<typeof userEvent.setup>, name: string) {
  (await screen.findByRole('button', { name: `Remove ${name}` })).focus();
  await user.keyboard('{Enter}');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('dialog', { name: 'Successfully Removed' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('after a removal the focus moves to the next card, else to the previous one, else to the heading', async () => {
  const playing = { status: 'playing', rating: 3 };
  const shelves = { game: { 'hades-2018': playing, 'disco-elysium': playing, 'hollow-knight': playing } };
  render(
    <Fixture signedIn shelves={shelves}>
      <main id="main" tabIndex={-1}>
        <Collection browseHref="/" aside={<h1>Welcome, Mara!</h1>} />
      </main>
    </Fixture>,
  );
  const user = userEvent.setup();
  const links = await screen.findAllByRole('link');
  const [first = '', second = '', third = ''] = screen
    .getAllByRole('button', { name: /^Remove/ })
    .map(({ ariaLabel }) => ariaLabel?.replace('Remove ', ''));
  await removeByKeyboard(user, second);
  await waitFor(() => expect(document.activeElement).toBe(links[2]));
  await removeByKeyboard(user, third);
  await waitFor(() => expect(document.activeElement).toBe(links[0]));
  await removeByKeyboard(user, first);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Welcome, Mara!' })),
  );
});

test('the view prop overrides the stored media type, ignores an unknown status, and is changed only by the parent', async () => {
  const onViewChange = vi.fn();
  const collection = (view: CollectionView) => (
    <Fixture signedIn contentType="games">
      <Collection browseHref="/" view={view} onViewChange={onViewChange} />
    </Fixture>
  );
  const { rerender } = render(collection({ type: 'anime', status: 'planned' }));
  const user = userEvent.setup();
  await screen.findByRole('radio', { name: 'Anime', checked: true });
  expect(filter().value).toBe('planned');
  rerender(collection({ type: 'anime', status: 'playing' }));
  expect(filter().value).toBe('all');
  await user.selectOptions(filter(), 'Paused');
  expect(onViewChange).toHaveBeenLastCalledWith({ type: 'anime', status: 'paused' });
  expect(filter().value).toBe('all');
  await user.click(screen.getByRole('radio', { name: 'Games' }));
  expect(onViewChange).toHaveBeenLastCalledWith({ type: 'game' });
  expect(localStorage.getItem(storageKeys.contentType)).toBe('games');
});

test('titles in the dialogs are bidi-isolated', async () => {
  const user = show();
  const isolated = (dialog: HTMLElement) => dialog.querySelector('bdi')?.textContent;
  await user.click(within(await cardOf(/Hades/)).getByRole('button', { name: 'Edit Hades' }));
  expect(isolated(await screen.findByRole('dialog', { name: 'Edit Game' }))).toBe('Hades');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Remove Hades' }));
  const confirmation = await screen.findByRole('alertdialog');
  expect(isolated(confirmation)).toBe('Hades');
  await user.click(within(confirmation).getByRole('button', { name: 'Delete' }));
  expect(isolated(await screen.findByRole('dialog', { name: 'Successfully Removed' }))).toBe('Hades');
});

test('a failed removal keeps the card and shows an error message', async () => {
  const user = show({ exceptions: [{ endpoint: game.removeTitle, status: 500 }] });
  await user.click(within(await cardOf(/Hades/)).getByRole('button', { name: 'Remove Hades' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(messages.collection.removeFailed('game'))).toBeDefined();
  expect(screen.getByRole('link', { name: /Hades/, hidden: true })).toBeDefined();
});

test('shows an error when the collection fails to load, and a message when no user is signed in', async () => {
  show({ exceptions: [{ endpoint: game.listTrackedTitles, status: 500 }] });
  expect((await screen.findByRole('alert')).textContent).toContain(messages.media.userContentFailed);
  cleanup();
  show({ signedIn: false });
  expect(await screen.findByText(messages.collection.signedOut)).toBeDefined();
});

test('renders on the server', () => {
  const html = renderToString(
    <Fixture signedIn>
      <Collection browseHref="/" />
    </Fixture>,
  );
  expect(html).toContain('Loading your games');
});
