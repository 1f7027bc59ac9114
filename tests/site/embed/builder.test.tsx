// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigateWithinSite } from '../support/navigation.ts';
import { stopClock } from '../support/stopClock.ts';
import { builderUrl, field, openBuilder, preview, snippet } from './builderSite.ts';

test('a link with query parameters opens the builder with the form filled in', async () => {
  await openBuilder({
    widget: 'rating',
    type: 'anime',
    slug: 'cowboy-bebop',
    theme: 'light',
    accent: '#0a7f5a',
  });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Rating' }).checked).toBe(true);
  expect(['Kind', 'Title', 'Theme', 'Accent'].map((label) => field(label).value)).toEqual([
    'anime',
    'cowboy-bebop',
    'light',
    '#0a7f5a',
  ]);
});

test('a change replaces the URL without a new history entry, and a reload restores the form', async () => {
  const { user, reload } = await openBuilder({});
  const before = history.length;
  await user.click(screen.getByRole('radio', { name: 'Collection' }));
  await user.type(field('Whose collection'), 'mara');
  await user.type(field('Accent'), 'red');
  await user.selectOptions(field('Theme'), 'Light');
  const expected = { widget: 'collection', user: 'mara', theme: 'light', accent: 'red' };
  await waitFor(() => expect(location.search).toBe(builderUrl(expected).replace('/embed', '')));
  expect(history.length).toBe(before);
  await reload();
  await screen.findByLabelText('Whose collection');
  expect(['Whose collection', 'Theme', 'Accent'].map((label) => field(label).value)).toEqual([
    'mara',
    'light',
    'red',
  ]);
});

test('an unchanged form leaves the URL as it was', async () => {
  await openBuilder({ widget: 'rating', slug: 'portal-2', utm: 'blog' });
  await preview().findByRole('heading', { name: 'Portal 2' });
  expect(location.search).toBe('?widget=rating&slug=portal-2&utm=blog');
});

test('a link to the builder replaces the form of the open builder', async () => {
  const { user } = await openBuilder({ widget: 'rating' });
  await user.type(field('Title'), 'portal-2');
  await waitFor(() => expect(location.search).toContain('slug=portal-2'));
  navigateWithinSite('/embed?widget=collection&user=mara');
  await waitFor(() => expect(field('Whose collection').value).toBe('mara'));
});

test('a visitor who has left is not navigated back', async () => {
  await openBuilder({ widget: 'rating' });
  const clock = stopClock();
  fireEvent.change(field('Title'), { target: { value: 'x' } });
  navigateWithinSite('/search');
  await clock.waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Discover Content' })).not.toBeNull(),
  );
  await clock.advance(1000);
  expect(location.pathname).toBe('/search');
});

test('the preview has the chosen theme and accent at once, and keeps its widget when they change', async () => {
  const { user } = await openBuilder({ widget: 'rating', slug: 'portal-2' });
  const heading = await preview().findByRole('heading', { name: 'Portal 2' });
  const island = () => heading.closest('.gs-island');
  await user.selectOptions(field('Theme'), 'Light');
  await waitFor(() => expect(island()?.classList).toContain('gs-light'));
  await user.type(field('Accent'), '#0A7F5A');
  await waitFor(() => expect(island()?.classList).toContain('gs-accent-0a7f5a'));
  expect(heading.isConnected).toBe(true);
});

test('the chosen way to embed stays selected while the widget has it', async () => {
  const { user } = await openBuilder({ widget: 'rating', slug: 'portal-2' });
  await user.click(await screen.findByRole('tab', { name: 'React' }));
  expect(snippet('React')).toContain("useTitleRating('game', 'portal-2')");
  await user.clear(field('Title'));
  await user.type(field('Title'), 'hades');
  await waitFor(() => expect(snippet('React')).toContain("useTitleRating('game', 'hades')"));
  await user.click(screen.getByRole('tab', { name: 'Card in HTML' }));
  await user.click(screen.getByRole('radio', { name: 'Carousel' }));
  const tabs = within(await screen.findByRole('tablist', { name: 'Ways to embed' }));
  expect(tabs.getByRole('tab', { selected: true }).textContent).toBe('Script tag');
});
