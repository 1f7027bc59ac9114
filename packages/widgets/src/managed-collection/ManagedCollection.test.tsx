// @vitest-environment jsdom
import { createEdit, listCollectionTitles } from '@gildshelf/api-client/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Fixture, type FixtureProps } from '../testing/Fixture.tsx';
import { ManagedCollection } from './ManagedCollection.tsx';
import { type ManagedView, managedViewQuery } from './managedView.ts';

afterEach(cleanup);

const handleChange = vi.fn();

function Managed({ initial }: { readonly initial: ManagedView }) {
  const [view, setView] = useState(initial);
  return (
    <ManagedCollection
      view={view}
      onViewChange={(next) => {
        handleChange(next);
        setView(next);
      }}
      hrefOf={(next) => `/?${managedViewQuery(next)}`}
      browseHref="/"
      onLeave={() => {}}
      unsupported={<p>The plain collection</p>}
    />
  );
}

const show = (view: Partial<ManagedView> = {}, exceptions: FixtureProps['exceptions'] = []) =>
  render(
    <Fixture signedIn exceptions={exceptions}>
      <main>
        <Managed initial={{ type: 'game', density: 'list', filters: [], ...view }} />
      </main>
    </Fixture>,
  );
const rows = async () => (await within(await screen.findByRole('grid')).findAllByRole('row')).slice(1);
const namesOf = async () => (await rows()).map((row) => row.getAttribute('aria-label'));

test('shows the titles in rows, with the number of each status', async () => {
  show();
  expect((await rows()).map(({ dataset }) => dataset.index)).toEqual([...'012345678']);
  expect(await screen.findByRole('link', { name: 'All 9' })).toBeDefined();
  const completed = screen.getByRole('link', { name: 'Completed 5' });
  expect(completed.getAttribute('href')).toBe('/?type=game&view=list&status=completed');
});

test('the search finds titles by a part of their names, and an empty result can be cleared', async () => {
  show();
  const field = await screen.findByRole('textbox', { name: 'Search in your games' });
  await userEvent.type(field, 'dark');
  await waitFor(async () => expect(await namesOf()).toEqual(['Dark Souls']));
  await userEvent.type(field, 'xyz');
  expect(await screen.findByText('No games with these filters')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await rows()).toHaveLength(9);
});

test('an order and a density are reported as the new view', async () => {
  show();
  await rows();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'name');
  await waitFor(async () => expect((await namesOf())[0]).toBe('Bloodborne'));
  await userEvent.click(screen.getByRole('radio', { name: 'Covers' }));
  expect(handleChange).toHaveBeenLastCalledWith({
    ...{ type: 'game', density: 'compact' },
    filters: [['sort', 'name']],
  });
  const list = await screen.findByRole('list', { name: 'Games' });
  expect(within(list).getAllByRole('link')).toHaveLength(9);
});

test('the rows stay as they are while another order is loading, and are replaced by its titles', async () => {
  show({}, [{ endpoint: listCollectionTitles, query: { sort: 'name' }, delay: 100 }]);
  const [first] = await rows();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'name');
  await waitFor(() => expect(screen.getByRole('grid').ariaBusy).toBe('true'));
  expect((await rows())[0]).toBe(first);
  await waitFor(async () => expect((await namesOf())[0]).toBe('Bloodborne'));
  expect(first?.isConnected).toBe(false);
});

test('keys select titles and clear the selection', async () => {
  show();
  await rows();
  (await screen.findByRole('grid')).focus();
  await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByRole('toolbar').textContent).toContain('2 selected');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('a removal is confirmed with the number of titles, and is one change of all of them', async () => {
  const bodies: unknown[] = [];
  const stringify = vi.spyOn(JSON, 'stringify');
  const edit = { id: 'e', kind: 'bulk', state: 'done', total: 2, done: 2, unchanged: 0, created_at: '' };
  show({}, [{ endpoint: createEdit, status: 200, body: edit }]);
  const [first, second] = await rows();
  for (const row of [first, second]) await userEvent.click(within(row as HTMLElement).getByRole('checkbox'));
  await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Remove' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove 2 games' }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  await waitFor(() => expect(document.activeElement?.role).toBe('row'));
  for (const [value] of stringify.mock.calls)
    if (typeof value === 'object' && value !== null && 'change' in value) bodies.push(value);
  stringify.mockRestore();
  expect(bodies[0]).toMatchObject({
    change: { remove: true },
    titles: [{ media_type: 'game' }, { media_type: 'game' }],
  });
});

test('shortcuts of a single key open the help, and can be switched off there', async () => {
  show();
  await rows();
  await userEvent.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await userEvent.click(within(sheet).getByRole('switch'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('collectionShortcuts')).toBe('off');
});

test('a view is saved with its query, shown as a link and deleted', async () => {
  show({ filters: [['status', 'planned']] });
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name of a new view' }), 'Next{Enter}');
  const link = await screen.findByRole('link', { name: 'Next' });
  expect(link.getAttribute('href')).toBe('/?type=game&view=list&status=planned');
  await userEvent.click(screen.getByRole('button', { name: 'Delete the view Next' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Next' })).toBeNull());
});

test('shows the plain collection of a host without the calls', async () => {
  show({}, [{ endpoint: listCollectionTitles, status: 404 }]);
  expect(await screen.findByText('The plain collection')).toBeDefined();
});
