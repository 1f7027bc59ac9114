// @vitest-environment jsdom
import { ownMessages } from '@gildshelf/api-client/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { navigateWithinSite } from '../support/navigation.ts';
import { withAllTypes } from '../support/optionalTypes.ts';
import { createSiteHost } from '../support/siteHost.ts';
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
  await user.type(field('Title'), 'portal-2{Enter}');
  await waitFor(() => expect(location.search).toContain('slug=portal-2'));
  navigateWithinSite('/embed?widget=collection&user=mara');
  await waitFor(() => expect(field('Whose collection').value).toBe('mara'));
});

test('a visitor who has left is not navigated back', async () => {
  await openBuilder({ widget: 'rating' });
  const clock = stopClock();
  fireEvent.change(field('Accent'), { target: { value: 'x' } });
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
  await user.tab();
  await waitFor(() => expect(snippet('React')).toContain("useTitleRating('game', 'hades')"));
  await user.click(screen.getByRole('tab', { name: 'Card in HTML' }));
  await user.click(screen.getByRole('radio', { name: 'Carousel' }));
  const tabs = within(await screen.findByRole('tablist', { name: 'Ways to embed' }));
  expect(tabs.getByRole('tab', { selected: true }).textContent).toBe('Script tag');
});

test('a title that is found by its name fills in its slug and its media type', async () => {
  const { user } = await openBuilder({ widget: 'rating' });
  await user.type(field('Title'), 'galactic');
  await screen.findByRole('option', { name: /Legend of the Galactic Heroes/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field('Title').value).toBe('Legend of the Galactic Heroes');
  expect(field('Kind').value).toBe('anime');
  await preview().findByRole('heading', { name: 'Legend of the Galactic Heroes' });
  expect(snippet('Script tag')).toContain('type="anime" slug="legend-of-the-galactic-heroes"');
});

test('while a name is typed, preview, snippet and URL stay those of the last title', async () => {
  const { user } = await openBuilder({ widget: 'rating', slug: 'portal-2' });
  await preview().findByRole('heading', { name: 'Portal 2' });
  await user.clear(field('Title'));
  await user.type(field('Title'), 'galact');
  await screen.findByRole('option', { name: /Legend of the Galactic Heroes/ });
  const clock = stopClock();
  await clock.advance(1000);
  expect(preview().queryByRole('heading', { name: 'Portal 2' })).not.toBeNull();
  expect(snippet('Script tag')).toContain('slug="portal-2"');
  expect(location.search).toBe('?widget=rating&slug=portal-2');
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Title' });
  fireEvent.blur(input);
  await clock.advance(1000);
  await clock.waitFor(() => expect(preview().queryByRole('alert')).not.toBeNull());
  expect(input.value).toBe('galact');
  expect(location.search).toBe('?widget=rating&slug=galact');
});

test('before the first title is chosen, a typed name has no preview', async () => {
  const { user } = await openBuilder({ widget: 'rating' });
  const message = ownMessages.embed.slugMissing;
  await preview().findByText(message);
  await user.type(field('Title'), 'galact');
  await screen.findByRole('option', { name: /Legend of the Galactic Heroes/ });
  const clock = stopClock();
  await clock.advance(1000);
  expect(preview().queryByText(message)).not.toBeNull();
});

test.each([
  [{ widget: 'rating', slug: 'portal-2' }, 'Rating of Portal 2 on Gildshelf'],
  [{ widget: 'collection', user: 'MARA' }, 'Games of Mara on Gildshelf'],
  [{ widget: 'badge', user: 'MARA' }, 'The collection of Mara in numbers on Gildshelf'],
])('the snippets of %j have the name of its title or owner', async (parameters, name) => {
  await openBuilder(parameters, { host: createSiteHost({ visibility: 'public' }) });
  await screen.findByRole('tab', { name: 'Script tag' });
  await waitFor(() => expect(snippet('Script tag')).toContain(`>${name}</a>`));
});

test('the snippets of a title or a user that is not found have the slug or the username', async () => {
  await openBuilder({ widget: 'rating', slug: 'no-such-game' });
  await preview().findByRole('alert');
  expect(snippet('Script tag')).toContain('>Rating of no-such-game on Gildshelf</a>');
});

test('the URL of a title page fills in the title, without a search', async () => {
  const host = createSiteHost();
  const { user } = await openBuilder({ widget: 'rating', type: 'anime' }, { host });
  await user.click(field('Title'));
  await user.paste('https://shelf.example/game/portal-2?from=blog');
  await preview().findByRole('heading', { name: 'Portal 2' });
  expect(field('Kind').value).toBe('game');
  expect(host.calls().filter((call) => call.endsWith('/search'))).toEqual([]);
});

test('when the search fails, the field keeps its text and says what to type, and a slug works', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const host = createSiteHost();
  host.respondTo(/search$/, { status: 503 });
  const { user } = await openBuilder({ widget: 'rating' }, { host });
  await user.type(field('Title'), 'portal-2');
  await waitFor(() =>
    expect(screen.getAllByText(/^The search is not available\. Enter the last part/)).not.toEqual([]),
  );
  expect(field('Title').value).toBe('portal-2');
  await user.tab();
  expect(field('Title').getAttribute('aria-invalid')).not.toBe('true');
  await preview().findByRole('heading', { name: 'Portal 2' });
});

test('warns of an accent with too little contrast in the theme of the widget, and offers the closest one', async () => {
  const { user } = await openBuilder({ theme: 'light', accent: '#ffb0c8' });
  const warning = /against the light background; 3 : 1 is needed/;
  expect((await screen.findByText(warning)).textContent).toMatch(/^This accent has 1\.\d : 1/);
  await user.selectOptions(field('Theme'), 'Dark');
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
  await user.selectOptions(field('Theme'), 'As the reader likes it');
  await user.click(await screen.findByRole('button', { name: /^Use #/ }));
  expect(field('Accent').value).toMatch(/^#[\da-f]{6}$/);
  expect(screen.queryByText(/is needed/)).toBeNull();
});

test('shows a contrast ratio just below 3 as less than 3', async () => {
  await openBuilder({ theme: 'light', accent: '#8d8d8d' });
  expect((await screen.findByText(/is needed/)).textContent).toContain('This accent has 2.9 : 1');
});

const kinds = () => [...field('Kind').querySelectorAll('option')].map(({ textContent }) => textContent);
const builtInKinds = ['Games', 'Anime', 'Movies'];

test('the builder offers the media types of the site, and also that of a link', async () => {
  await openBuilder({ widget: 'collection', user: 'mara' });
  expect(kinds()).toEqual(builtInKinds);
  navigateWithinSite(builderUrl({ widget: 'collection', user: 'mara', type: 'manga', status: 're-reading' }));
  await waitFor(() => expect(field('Kind').value).toBe('manga'));
  expect(kinds()).toEqual([...builtInKinds, 'Manga']);
  expect(field('Status').value).toBe('re-reading');
  await waitFor(() => expect(snippet('Script tag')).toContain('type="manga"'));
});

test.each([
  ['TV Shows', 'show', ['All', 'Planned', 'Watching', 'Completed', 'Dropped', 'Paused']],
  ['Manga', 'manga', ['All', 'Planned', 'Reading', 'Completed', 'Dropped', 'Re-reading', 'Paused']],
] as const)(
  'a collection of %s has the statuses of the media type to choose from',
  async (label, type, statuses) => {
    const { user } = await openBuilder({ widget: 'collection', user: 'mara' }, withAllTypes);
    await user.selectOptions(field('Kind'), label);
    const options = [...field('Status').querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(options).toEqual(statuses);
    await waitFor(() => expect(snippet('Script tag')).toContain(`type="${type}"`));
  },
);
