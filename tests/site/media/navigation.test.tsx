// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost } from '../support/siteHost.ts';
import { findTitle } from './mediaSite.ts';

const titles = [
  ['/game/the-witcher-3-wild-hunt', 'The Witcher 3: Wild Hunt'],
  ['/anime/frieren-beyond-journeys-end', "Frieren: Beyond Journey's End"],
] as const;

const back = () => screen.findByRole('button', { name: 'Back' });

test('Back on a title returns to the search that it was opened from', async () => {
  const { user } = await openSite('/search?query=the');
  const [result] = await screen.findAllByRole('option');
  await user.click(result as HTMLElement);
  await user.click(await back());
  await waitFor(() => expect(location.pathname + location.search).toBe('/search?query=the'));
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
});

test.each(titles)('Back on %s opens Home when it is the first page of the visit', async (path) => {
  const { user } = await openSite(path);
  await user.click(await back());
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test.each(titles)(
  "%s shows a visitor 'Log In' and 'Create Account' instead of the form",
  async (path, name) => {
    const { user } = await openSite(path);
    await findTitle(name);
    expect(screen.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe('/auth/register');
    expect(screen.queryByLabelText('Status')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Log In' }));
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
  },
);

test.each(titles)('%s shows a signed-in user a form with a status and a rating', async (path) => {
  const host = createSiteHost({ shelves: {} });
  const { user } = await openSite(path, { host, signedIn: true });
  const status = await screen.findByLabelText<HTMLSelectElement>('Status');
  await waitFor(() => expect(status.disabled).toBe(false));
  await user.selectOptions(status, 'Completed');
  expect(status.selectedOptions[0]?.textContent).toBe('Completed');
  expect(screen.getByRole('slider', { name: 'Rating' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull();
});
