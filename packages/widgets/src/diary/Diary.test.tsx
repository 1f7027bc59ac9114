// @vitest-environment jsdom
import { getPublicDiaryYear, historyMessages, listDiary } from '@gildshelf/api-client/contract';
import { useDiary } from '@gildshelf/api-client/react';
import { type FixtureFetchOptions, fixtureUser } from '@gildshelf/api-client/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { Diary } from './Diary.tsx';
import type { DiaryView } from './diaryView.ts';

afterEach(cleanup);

const { username } = fixtureUser;
const hrefOf = ({ month, type, after }: DiaryView) =>
  `/diary?${[month, type, after].filter(Boolean).join('&')}`;
const onViewChange = vi.fn();

function UserDiary({ view, name }: { readonly view: DiaryView; readonly name: string }) {
  const list = useDiary(name, view);
  return (
    <Diary
      username={name}
      view={view}
      list={list}
      today="2026-11-20"
      hrefOf={hrefOf}
      onViewChange={onViewChange}
    />
  );
}

interface Options extends FixtureFetchOptions {
  readonly view?: DiaryView;
  readonly signedIn?: boolean;
  readonly name?: string;
}

function show({ view = { month: '2026-11' }, signedIn = true, name = username, ...host }: Options = {}) {
  return render(
    <Fixture signedIn={signedIn} historySettings={{ time_zone: 'Asia/Tokyo', diary: 'private' }} {...host}>
      <UserDiary view={view} name={name} />
    </Fixture>,
  );
}

const publicHost = { signedIn: false, historySettings: { time_zone: null, diary: 'public' } } as const;

const entries = () => screen.getAllByRole('listitem').filter((item) => item.matches('[data-part="entry"]'));
const entryOf = (title: string) =>
  entries().find((entry) => within(entry).queryByText(title) !== null) as HTMLElement;
const textOf = (element: Element | null | undefined) => element?.textContent;

test('shows the entries of a month by day; an instant is in its day of the time zone of the settings', async () => {
  show();
  await screen.findByText('Hades');
  await waitFor(() =>
    expect(
      screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.querySelector('time')?.dateTime),
    ).toContain('2026-11-06'),
  );
  const dates = screen
    .getAllByRole('heading', { level: 3 })
    .flatMap((heading) => heading.querySelector('time')?.dateTime ?? []);
  expect(dates).toEqual(['2026-11-14', '2026-11-08', '2026-11-06', '2026-11-01']);
  expect(screen.getByText('Sunday, 8 November 2026')).toBeDefined();
});

test('an entry has links, facts, marks, stars and for its owner a button that opens the form', async () => {
  show();
  await screen.findByText('Portal 2');
  const portal = entryOf('Portal 2');
  expect(within(portal).getByRole('link').getAttribute('href')).toBe('/game/portal-2');
  expect(textOf(portal.querySelector('[data-part="details"]'))).toBe('Game, 2011');
  expect(within(portal).getByText('Repeat')).toBeDefined();
  expect(within(portal).getByText('Only you')).toBeDefined();
  expect(within(portal).getByRole('img', { name: '4 of 5 stars' })).toBeDefined();
  fireEvent.click(within(portal).getByRole('button', { name: 'Edit the play of Portal 2' }));
  expect(textOf(await screen.findByRole('dialog'))).toContain('Portal 2');
});

test('shows the numbers of the year as a sentence, and those of the month', async () => {
  show();
  const year = await screen.findByRole('region', { name: 'Year 2026' });
  await within(year).findByText(/^\d+ entries on \d+ days$/);
  const numbers = screen.getByRole('complementary');
  expect(within(numbers).getByText('This month')).toBeDefined();
  expect(textOf(within(numbers).getByText('Games').parentElement)).toBe('Games4');
  expect(textOf(within(numbers).getByText('Days with an entry').parentElement)).toMatch(/\d of 20$/);
  const undatedPlays = within(numbers).getByRole('link', { name: /^Plays without a date \(\d+\)$/ });
  expect(undatedPlays.getAttribute('href')).toBe('/diary?undated');
});

test('the next month of the current one and the years before the first and after the current one have no links', async () => {
  show({ view: { month: '2026-11', type: 'game' } });
  await screen.findByText(/entries on/);
  expect(screen.getByRole('link', { name: 'Previous month: October 2026' }).getAttribute('href')).toBe(
    '/diary?2026-10&game',
  );
  expect(screen.getByRole('link', { name: 'Next month: December 2026' }).getAttribute('href')).toBeNull();
  expect(screen.getByRole('link', { name: 'Year 2025' }).getAttribute('href')).toBe('/diary?2025-11&game');
  expect(screen.getByRole('button', { name: 'Year 2027' }).hasAttribute('disabled')).toBe(true);
  cleanup();
  show({ view: { month: '1997-01' } });
  await screen.findByText(/entry on|1 entry/);
  await waitFor(() =>
    expect(
      screen.getByRole('link', { name: 'Previous month: December 1996' }).getAttribute('href'),
    ).toBeNull(),
  );
  expect(screen.getByRole('button', { name: 'Year 1996' }).hasAttribute('disabled')).toBe(true);
});

test('a date without a day is a row of its own above the days', async () => {
  show({ view: { month: '2022-05' } });
  await screen.findByText('Elden Ring');
  expect(screen.getByRole('heading', { level: 3, name: 'May 2022' })).toBeDefined();
});

test('plays without a date are listed under one heading, with the number of times', async () => {
  show({ view: { month: 'undated' } });
  await screen.findByText('Disco Elysium');
  expect(screen.getByRole('heading', { level: 2, name: 'Plays without a date' })).toBeDefined();
  expect(within(entryOf('Disco Elysium')).getByText('3 times')).toBeDefined();
});

test('the field of the media type reports the choice', async () => {
  show();
  await screen.findByText('Hades');
  fireEvent.change(screen.getByRole('combobox', { name: 'Media type' }), { target: { value: 'anime' } });
  expect(onViewChange).toHaveBeenLastCalledWith({ month: '2026-11', type: 'anime' });
});

test('another user sees a public diary without private plays, notes and buttons', async () => {
  show(publicHost);
  await screen.findByText('Hades');
  expect(screen.queryByText('Portal 2')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  expect(screen.queryByText('Only you')).toBeNull();
});

test('shows a message for an empty month, an empty diary, a private diary, a failure and a host without diaries', async () => {
  show({ view: { month: '2026-10' } });
  expect(await screen.findByText(historyMessages.noEntries)).toBeDefined();
  cleanup();
  show({ histories: {} });
  expect(await screen.findByText(historyMessages.noDiary)).toBeDefined();
  cleanup();
  show({ signedIn: false });
  expect(await screen.findByText(historyMessages.diaryPrivate)).toBeDefined();
  cleanup();
  show({ exceptions: [{ endpoint: listDiary, status: 500 }] });
  expect(await screen.findByText(historyMessages.diaryFailed)).toBeDefined();
  cleanup();
  show({ exceptions: [{ endpoint: listDiary, status: 404 }] });
  expect(await screen.findByText(historyMessages.unsupported)).toBeDefined();
});

test('shows placeholders while the entries load, and the entries without the numbers of the year', async () => {
  const never = { endpoint: getPublicDiaryYear, delay: Number.POSITIVE_INFINITY };
  show({ ...publicHost, exceptions: [never] });
  expect(screen.getByRole('list', { name: 'November 2026' }).getAttribute('aria-busy')).toBe('true');
  await screen.findByText('Hades');
  expect(screen.getByRole('list', { name: 'November 2026' }).getAttribute('aria-busy')).toBeNull();
});

test("opening one's diary saves the time zone of the browser if there is none, in which instants are then days", async () => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  const resolved = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  resolved.mockReturnValue({ ...options, timeZone: 'Asia/Tokyo' });
  onTestFinished(() => resolved.mockRestore());
  show({ historySettings: { time_zone: null, diary: 'private' } });
  expect(await screen.findByText('Friday, 6 November 2026')).toBeDefined();
});
