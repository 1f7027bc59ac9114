// @vitest-environment jsdom
import {
  addPlay,
  type CatalogueType,
  getTitleHistory,
  historyMessages,
  removePlay,
  updatePlay,
  updateTitleHistory,
} from '@gildshelf/api-client/contract';
import { type FixtureFetchOptions, fixtureTitle } from '@gildshelf/api-client/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { TitleHistory } from './TitleHistory.tsx';

// The clock of the fixture host, which rejects later dates.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Options extends FixtureFetchOptions {
  readonly signedIn?: boolean;
  readonly type?: CatalogueType;
  readonly slug?: string;
  readonly total?: number;
}

function show({ type = 'game', slug = 'disco-elysium', total, signedIn = true, ...host }: Options = {}) {
  const onUnsavedChange = vi.fn();
  const { container } = render(
    <Fixture signedIn={signedIn} {...host}>
      <TitleHistory
        type={type}
        item={{ id: fixtureTitle(type, slug).id, title: slug, total }}
        onUnsavedChange={onUnsavedChange}
      />
    </Fixture>,
  );
  return { container, onUnsavedChange, user: userEvent.setup() };
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });

async function openForm(user: ReturnType<typeof userEvent.setup>, name: string | RegExp = 'Add a play') {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

/** Types a date into one of the two groups of controls of the form. */
async function typeDate(
  user: ReturnType<typeof userEvent.setup>,
  form: ReturnType<typeof within>,
  field: 'Started' | 'Finished',
  year: string,
) {
  await user.type(within(form.getByRole('group', { name: field })).getByLabelText('Year'), year);
}

test('lists the plays with their numbers, periods and facts, the newest first', async () => {
  show();
  await screen.findByText('Since 14 Nov 2026');
  const rows = within(screen.getByRole('region', { name: 'Your plays' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^6Since 14 Nov 2026PC, 9 h so far/),
    expect.stringMatching(/^54 Mar 2023 to 26 Mar 2023PlayStation 5, 31 h/),
    expect.stringMatching(/^42021/),
    expect.stringMatching(/^1–3Without a date3 times/),
  ]);
  expect(within(rows[0] as HTMLElement).getByRole('img', { name: 'Repeat' })).toBeDefined();
  expect(within(rows[1] as HTMLElement).getByRole('img', { name: /4\.5/ })).toBeDefined();
});

test("'+1 h' adds an hour to the ongoing play, once the server has saved it", async () => {
  const { user } = show({ exceptions: [{ endpoint: updatePlay, status: 500, times: 1 }] });
  await screen.findByText(/9 h so far/);
  await user.click(press('+1 h'));
  expect((await screen.findByRole('alert')).textContent).toContain(historyMessages.saveFailed);
  expect(screen.getByText(/9 h so far/)).toBeDefined();
  await user.click(press('+1 h'));
  await screen.findByText(/10 h so far/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('sets the progress to a number or to all', async () => {
  const { user } = show({ type: 'anime', slug: 'frieren-beyond-journeys-end', total: 28 });
  await screen.findByText('18 of 28 episodes');
  await user.click(press('Set progress'));
  const field = screen.getByRole('spinbutton', { name: 'Episodes' });
  await user.clear(field);
  await user.type(field, '20');
  await user.click(press('Save progress'));
  await screen.findByText('20 of 28 episodes');
  await user.click(press('All 28 episodes'));
  expect(await screen.findAllByText('28 of 28 episodes')).toHaveLength(2);
});

test("'+1' without an ongoing play offers to start one, without choosing a date", async () => {
  const { user } = show({ type: 'anime', slug: 'steins-gate' });
  await screen.findByText('1 Mar 2026');
  await user.click(press('+1 episode'));
  await user.click(press('Without a date'));
  await screen.findByText('In progress');
  expect(screen.getByText('1 episode so far')).toBeDefined();
});

test('a play can be started today', async () => {
  const { user } = show({ type: 'anime', slug: 'steins-gate' });
  await screen.findByText('1 Mar 2026');
  await user.click(press('+1 episode'));
  await user.click(press('Started today'));
  await screen.findByText('Since 20 Nov 2026');
});

test('finishes an ongoing play in a year, and rejects a date before its start', async () => {
  const { user } = show();
  await screen.findByText('Since 14 Nov 2026');
  await user.click(press('Finish'));
  await user.click(press('A month or year'));
  const year = screen.getByLabelText('Year');
  await user.type(year, '2025');
  await user.click(press('Save date'));
  await screen.findByText(historyMessages.endBeforeStart);
  await user.clear(year);
  await user.type(year, '2026');
  await user.click(press('Save date'));
  await screen.findByText('14 Nov 2026 to 2026');
  expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
});

test('finishes an ongoing play without a date', async () => {
  const { user } = show();
  await screen.findByText('Since 14 Nov 2026');
  await user.click(press('Finish'));
  await user.click(press('Without a date'));
  await screen.findByText('Started 14 Nov 2026');
});

test('adds a play with a month and a year, and keeps the values when saving fails', async () => {
  const { user } = show({ exceptions: [{ endpoint: addPlay, status: 500, times: 1 }] });
  const form = await openForm(user);
  await typeDate(user, form, 'Started', '2019');
  await typeDate(user, form, 'Finished', '2018');
  await user.type(form.getByLabelText('Platform'), 'Switch');
  await user.click(form.getByRole('button', { name: 'Save play' }));
  await form.findByText(historyMessages.endBeforeStart);
  const finished = within(form.getByRole('group', { name: 'Finished' }));
  await user.clear(finished.getByLabelText('Year'));
  await user.type(finished.getByLabelText('Year'), '2020');
  await user.selectOptions(finished.getByLabelText('Month'), 'February');
  await user.click(form.getByRole('button', { name: 'Save play' }));
  expect((await form.findByRole('alert')).textContent).toContain(historyMessages.saveFailed);
  expect(form.getByLabelText<HTMLInputElement>('Platform').value).toBe('Switch');
  await user.click(form.getByRole('button', { name: 'Save play' }));
  await screen.findByText('2019 to Feb 2020');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Switch')).toBeDefined();
});

test('an incomplete date is not saved as no date', async () => {
  const { user } = show();
  const form = await openForm(user);
  await user.type(within(form.getByRole('group', { name: 'Finished' })).getByLabelText('Day'), '30');
  await user.click(form.getByRole('button', { name: 'Save play' }));
  expect(await form.findByRole('alert')).toBeDefined();
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('shows an error of the server at its field', async () => {
  const body = { message: historyMessages.longPlatform };
  const { user } = show({ exceptions: [{ endpoint: updatePlay, status: 400, body }] });
  const form = await openForm(user, 'Edit play: 2021');
  await user.type(form.getByLabelText('Platform'), 'X');
  await user.click(form.getByRole('button', { name: 'Save play' }));
  await form.findByText(historyMessages.longPlatform);
  expect(form.getByLabelText('Platform').getAttribute('aria-invalid')).toBe('true');
});

test('removes a play after a confirmation', async () => {
  const { user } = show({ exceptions: [{ endpoint: removePlay, status: 500, times: 1 }] });
  const form = await openForm(user, 'Edit play: 2021');
  for (const outcome of ['fails', 'succeeds']) {
    await user.click(form.getByRole('button', { name: 'Delete' }));
    const confirmation = await screen.findByRole('alertdialog', { name: 'Remove this play?' });
    await user.click(within(confirmation).getByRole('button', { name: 'Delete' }));
    if (outcome === 'fails') await screen.findByText(historyMessages.saveFailed);
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByText('2021')).toBeNull());
});

test('requires a confirmation before unsaved values are discarded, and reports them', async () => {
  const { user, onUnsavedChange } = show();
  const form = await openForm(user);
  await user.type(form.getByLabelText('Platform'), 'PC');
  expect(onUnsavedChange).toHaveBeenLastCalledWith(true);
  await user.keyboard('{Escape}');
  const confirmation = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  await user.click(within(confirmation).getByRole('button', { name: 'Keep editing' }));
  expect(form.getByLabelText<HTMLInputElement>('Platform').value).toBe('PC');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
});

test('offers the rating of an only play to the title, and does not apply it by itself', async () => {
  const { user } = show({
    histories: { game: { 'disco-elysium': { plays: [{ state: 'finished', rating: 2.5 }] } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Rate the title 2.5 too' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Rate the title/ })).toBeNull());
});

test('adds the date of an episode, which is loaded with the others when the list is opened', async () => {
  const { user } = show({ type: 'anime', slug: 'frieren-beyond-journeys-end' });
  const form = await openForm(user, 'Edit play: Since 1 Nov 2026');
  expect(form.queryByText('Episode 17')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Episodes' }));
  await form.findByText('Episode 17');
  await user.type(form.getByRole('spinbutton', { name: 'Episode' }), '19');
  await user.type(within(form.getByRole('group', { name: 'Date' })).getByLabelText('Year'), '2026');
  await user.click(form.getByRole('button', { name: 'Save Episode' }));
  await form.findByText('Episode 19');
  await user.click(form.getByRole('button', { name: 'Remove Episode 17' }));
  await waitFor(() => expect(form.queryByText('Episode 17')).toBeNull());
});

test('saves the private note by itself, and keeps it when saving fails', async () => {
  const { user, onUnsavedChange } = show({
    exceptions: [{ endpoint: updateTitleHistory, status: 500, times: 1 }],
  });
  await user.click(await screen.findByRole('button', { name: 'Edit note' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your note');
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, 'Ask about the tie.');
  expect(onUnsavedChange).toHaveBeenLastCalledWith(true);
  await user.tab();
  expect((await screen.findByRole('alert')).textContent).toContain(historyMessages.saveFailed);
  expect(field.value).toBe('Ask about the tie.');
  await user.click(press('Try again'));
  await screen.findByText('Saved');
  expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
  await user.click(press('Done'));
  expect(screen.getByText('Ask about the tie.').tagName).toBe('P');
});

test('switches change once the server has responded', async () => {
  const { user } = show({ exceptions: [{ endpoint: updateTitleHistory, status: 500, times: 1 }] });
  const isPrivate = await screen.findByRole<HTMLInputElement>('switch', { name: 'Private' });
  await user.click(isPrivate);
  await screen.findByText(historyMessages.saveFailed);
  expect(isPrivate.checked).toBe(false);
  await user.click(isPrivate);
  await waitFor(() => expect(isPrivate.checked).toBe(true));
  expect(screen.queryByText(historyMessages.saveFailed)).toBeNull();
});

test('adds a tag in its stored form, and keeps it when saving fails', async () => {
  const { user } = show({ exceptions: [{ endpoint: updateTitleHistory, status: 500, times: 1 }] });
  await user.click(await screen.findByRole('button', { name: 'Tags: detective, replay every year' }));
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'Co-op  Night,');
  await screen.findByText(historyMessages.saveFailed);
  await user.click(press('Try again'));
  await screen.findByRole('button', { name: 'Tags: co-op night, detective, replay every year' });
});

test('offers only to add a play to a title that is not in the collection, which adds it', async () => {
  const { user } = show({ slug: 'mass-effect-2' });
  const form = await openForm(user);
  expect(screen.queryByRole('button', { name: '+1 h', hidden: true })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Save play' }));
  await screen.findByText('Without a date');
  expect(await screen.findByRole('button', { name: 'Write a note' })).toBeDefined();
});

test('loads the history again after a failure', async () => {
  const { user } = show({ exceptions: [{ endpoint: getTitleHistory, status: 500, times: 1 }] });
  expect((await screen.findByRole('alert')).textContent).toContain(historyMessages.loadFailed);
  await user.click(press('Try again'));
  await screen.findByText('Since 14 Nov 2026');
});

test('renders nothing on a host that does not support it, and while no one is signed in', async () => {
  const host = show({ exceptions: [{ endpoint: getTitleHistory, status: 404 }] });
  await waitFor(() => expect(host.container.childElementCount).toBe(0));
  cleanup();
  expect(show({ signedIn: false }).container.childElementCount).toBe(0);
});
