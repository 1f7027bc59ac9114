// @vitest-environment jsdom
import {
  type CatalogueType,
  getTitleHistory,
  historyMessages,
  updatePlay,
} from '@gildshelf/api-client/contract';
import { type FixtureFetchOptions, fixtureTitle } from '@gildshelf/api-client/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { statusDatesKey } from './plays/statusDate.ts';
import { StatusDatePrompt } from './StatusDatePrompt.tsx';
import { TitleHistory } from './TitleHistory.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const itemOf = (type: CatalogueType, slug: string) => ({ id: fixtureTitle(type, slug).id, title: slug });

async function show(status: string, host: FixtureFetchOptions = {}) {
  const onDone = vi.fn();
  const item = itemOf('game', 'disco-elysium');
  render(
    <Fixture signedIn {...host}>
      <button type="button">Submit</button>
      <TitleHistory type="game" item={item} />
      <StatusDatePrompt type="game" titleId={item.id} status={status} onDone={onDone} className="mine" />
    </Fixture>,
  );
  await screen.findByRole('region', { name: 'Your plays' });
  return { onDone, user: userEvent.setup() };
}

const prompt = () => screen.getByRole('region', { name: /^When did you/ });
const playing = { game: { 'disco-elysium': { plays: [{ state: 'ongoing', platform: 'PC' }] } } } as const;
const finished = {
  game: { 'disco-elysium': { plays: [{ state: 'finished', started: '2026-11-01' }] } },
} as const;

test('sets the start of the ongoing play', async () => {
  const { user, onDone } = await show('playing', { histories: playing });
  expect(prompt().classList.contains('mine')).toBe(true);
  await user.click(within(prompt()).getByRole('button', { name: 'Started today' }));
  await screen.findByText('Since 20 Nov 2026');
  expect(screen.getByText('PC')).toBeDefined();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test('adds an ongoing play if none is open', async () => {
  const { user, onDone } = await show('playing', { histories: {} });
  await user.click(screen.getByRole('button', { name: 'Another day' }));
  await user.type(screen.getByLabelText('Year'), '2025');
  await user.click(screen.getByRole('button', { name: 'Save date' }));
  await screen.findByText('Since 2025');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test('sets the end of the finished play, not before its start', async () => {
  const { user } = await show('completed', { histories: finished });
  await user.click(screen.getByRole('button', { name: 'A year' }));
  const year = screen.getByLabelText('Year');
  await user.type(year, '2025');
  await user.click(screen.getByRole('button', { name: 'Save date' }));
  await screen.findByText(historyMessages.endBeforeStart);
  await user.clear(year);
  await user.type(year, '2026');
  await user.click(screen.getByRole('button', { name: 'Save date' }));
  await screen.findByText('1 Nov 2026 to 2026');
});

test('adds a finished play if none was open', async () => {
  const { user } = await show('completed', { histories: {} });
  await user.click(screen.getByRole('button', { name: 'Finished today' }));
  await screen.findByText('20 Nov 2026');
});

test("'Don't know' changes nothing and gives the focus back", async () => {
  const { user, onDone } = await show('completed', { histories: finished });
  await user.click(screen.getByRole('button', { name: "Don't know" }));
  expect(onDone).toHaveBeenCalledOnce();
  expect(screen.getByText('Started 1 Nov 2026')).toBeDefined();
});

test('does not take the focus', async () => {
  await show('playing', { histories: playing });
  expect(prompt().contains(document.activeElement)).toBe(false);
});

test('shows an error and stays when the date could not be saved', async () => {
  const exceptions = [{ endpoint: updatePlay, status: 500, times: 1 }];
  const { user, onDone } = await show('playing', { histories: playing, exceptions });
  await user.click(screen.getByRole('button', { name: 'Started today' }));
  expect((await screen.findByRole('alert')).textContent).toContain(historyMessages.saveFailed);
  expect(onDone).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Started today' }));
  await screen.findByText('Since 20 Nov 2026');
});

test('turning it off is stored in this browser', async () => {
  const { user, onDone } = await show('playing', { histories: playing });
  await user.click(screen.getByRole('button', { name: "Don't ask again" }));
  expect(onDone).toHaveBeenCalledOnce();
  expect(localStorage.getItem(statusDatesKey)).toBe('off');
  expect(screen.queryByRole('region', { name: /^When did you/ })).toBeNull();
});

test.each(['planned', 'dropped', ''])('renders nothing after the status %j', async (status) => {
  await show(status);
  expect(screen.queryByRole('region', { name: /^When did you/ })).toBeNull();
});

test('renders nothing on a host without plays', async () => {
  const item = itemOf('game', 'disco-elysium');
  const { container } = render(
    <Fixture signedIn exceptions={[{ endpoint: getTitleHistory, status: 404 }]}>
      <StatusDatePrompt type="game" titleId={item.id} status="playing" onDone={() => undefined} />
      <TitleHistory type="game" item={item} />
    </Fixture>,
  );
  expect(container.childElementCount).toBe(1);
  await waitFor(() => expect(container.childElementCount).toBe(0));
});
