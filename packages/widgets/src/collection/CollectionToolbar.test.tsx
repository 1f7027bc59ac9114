// @vitest-environment jsdom
import { catalogueTypes } from '@gildshelf/api-client/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Fixture, type FixtureProps } from '../testing/Fixture.tsx';
import { Collection } from './Collection.tsx';

afterEach(cleanup);

function show(options: Omit<FixtureProps, 'children'>) {
  render(
    <Fixture signedIn {...options}>
      <Collection browseHref="/" />
    </Fixture>,
  );
  return userEvent.setup();
}

const typeOf = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const statuses = () => [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).options];
const cardText = async (name: RegExp) =>
  (await screen.findByRole('link', { name })).closest('li')?.textContent;
const typeNames = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

test('lists the five media types of the provider, which arrow keys select', async () => {
  const user = show({
    mediaTypes: catalogueTypes,
    shelves: { manga: { berserk: { status: 're-reading', rating: 5 } } },
  });
  expect(typeNames()).toEqual(['Games', 'Anime', 'Movies', 'TV Shows', 'Manga']);
  await user.click(typeOf('TV Shows'));
  expect(await screen.findByText("You haven't added any TV shows to your all collection yet")).toBeDefined();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(typeOf('Manga'));
  expect(await cardText(/Berserk/)).toContain('Status: Re-reading');
  expect(statuses().map(({ text }) => text)).toEqual([
    'All',
    'Planned',
    'Reading',
    'Completed',
    'Dropped',
    'Re-reading',
    'Paused',
  ]);
  await user.keyboard('{ArrowRight}');
  expect(typeOf('Games').checked).toBe(true);
});

test('shows the first media type of the provider by default', async () => {
  show({ mediaTypes: ['anime', 'game'] });
  expect(await screen.findByRole('link', { name: /Frieren/ })).toBeDefined();
  expect(typeNames()).toEqual(['Anime', 'Games']);
});

test('a stored media type that the provider does not list is shown, until another one is selected', async () => {
  const user = show({
    contentType: 'TV shows',
    shelves: { show: { severance: { status: 'watching', rating: 4.5 } } },
  });
  expect(await cardText(/Severance/)).toContain('Status: Watching');
  expect(typeNames()).toEqual(['Games', 'Anime', 'Movies', 'TV Shows']);
  expect(typeOf('TV Shows').checked).toBe(true);
  await user.click(typeOf('Games'));
  expect(typeNames()).toEqual(['Games', 'Anime', 'Movies']);
});
