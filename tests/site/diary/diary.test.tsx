// @vitest-environment jsdom
import { historyMessages } from '@gildshelf/api-client/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite, type SiteOptions } from '../support/openSite.tsx';
import { createSiteHost } from '../support/siteHost.ts';

const path = '/user/mara/diary';
const november = `${path}?month=2026-11`;
const publicDiary = () =>
  createSiteHost({ historySettings: { time_zone: null, diary: 'public' }, visibility: 'public' });

async function openDiary(url = november, options: SiteOptions = { signedIn: true }) {
  const site = await openSite(url, options);
  await screen.findByRole('heading', { level: 2, name: /^[A-Z][a-z]+ \d{4}$|^Plays/ });
  return site;
}

test('the owner sees their diary although it is private, with a link to the dashboard', async () => {
  await openDiary();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Diary');
  expect(document.title).toBe('Diary · Gildshelf');
  expect(await screen.findByText('Portal 2')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Collection' }).getAttribute('href')).toBe('/user/mara/dashboard');
});

test('without a month in the URL the current one is shown', async () => {
  await openDiary(path);
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format();
  expect(screen.getByRole('heading', { level: 2, name: month })).toBeDefined();
});

test('a visitor sees a public diary under the name of its owner, without private plays', async () => {
  await openDiary(november, { host: publicDiary() });
  expect(await screen.findByText('Hades')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Diary of Mara');
  expect(document.title).toBe('Diary of Mara · Gildshelf');
  expect(screen.queryByText('Portal 2')).toBeNull();
  expect(screen.getByRole('link', { name: 'Collection' }).getAttribute('href')).toBe('/user/mara/collection');
});

test('a private diary of another user and an unknown user are the same page without a login', async () => {
  await openSite(november);
  expect(await screen.findByText(historyMessages.diaryPrivate)).toBeDefined();
  expect(document.title).toBe('Not found · Gildshelf');
  expect(location.pathname).toBe(path);
  expect(screen.queryByRole('heading', { level: 2, name: 'November 2026' })).toBeNull();
});

test('the month, the media type and the plays without a date are in the URL', async () => {
  await openDiary();
  await screen.findByText('Portal 2');
  fireEvent.change(screen.getByRole('combobox', { name: 'Media type' }), { target: { value: 'anime' } });
  await waitFor(() => expect(location.search).toBe('?month=2026-11&type=anime'));
  await waitFor(() => expect(screen.queryByText('Portal 2')).toBeNull());
  fireEvent.click(screen.getByRole('link', { name: 'Previous month: October 2026' }));
  await waitFor(() => expect(location.search).toBe('?month=2026-10&type=anime'));
  expect(await screen.findByText(historyMessages.noEntries)).toBeDefined();
  fireEvent.click(await screen.findByRole('link', { name: /^Plays without a date/ }));
  await waitFor(() => expect(location.search).toBe('?month=undated&type=anime'));
  expect(await screen.findByRole('heading', { name: 'Plays without a date' })).toBeDefined();
});

test('parts of the URL that are not understood have no effect, and a note names them', async () => {
  await openDiary(`${path}?month=2026-13&type=radio&after=%20&sort=name&lang=en`);
  const note = screen.getByText(/were not understood/);
  expect(note.textContent).toContain('month=2026-13, type=radio, sort=name');
  expect(note.textContent).not.toContain('lang');
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format();
  expect(screen.getByRole('heading', { level: 2, name: month })).toBeDefined();
});

test('saving a play in the form changes the diary', async () => {
  const { user } = await openDiary();
  await user.click(await screen.findByRole('button', { name: 'Edit the play of Hades' }));
  const dialog = within(await screen.findByRole('dialog'));
  const platform = await dialog.findByRole('textbox', { name: /^Platform/ });
  await user.clear(platform);
  await user.type(platform, 'Switch');
  await user.click(dialog.getByRole('button', { name: 'Save play' }));
  expect(await screen.findByText('Switch')).toBeDefined();
});

test('the dashboard has a link to the diary', async () => {
  await openSite('/user/mara/dashboard', { signedIn: true });
  expect((await screen.findByRole('link', { name: 'Diary' })).getAttribute('href')).toBe(path);
});
