// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LinkProvider } from '../../actions/link/LinkProvider.tsx';
import { List, ListItem } from './List.tsx';

afterEach(cleanup);

test('is a list of rows with their parts in the order of reading', () => {
  render(
    <List aria-label="Plays">
      <ListItem leading="1" secondary="Spring 2017" trailing="92 h">
        First play
      </ListItem>
      <ListItem>Second play</ListItem>
    </List>,
  );
  expect(screen.getByRole('list', { name: 'Plays' }).localName).toBe('ul');
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '1First playSpring 201792 h',
    'Second play',
  ]);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a row with href is a link that has only the first line as its name, by the component of the router', () => {
  render(
    <LinkProvider component={({ state, ...anchor }) => <a {...anchor} data-state={String(state)} />}>
      <List>
        <ListItem
          href="/hades"
          state="seen"
          current
          secondary="Game"
          trailing={<button type="button">Edit</button>}
        >
          Hades
        </ListItem>
      </List>
    </LinkProvider>,
  );
  const link = screen.getByRole('link', { name: 'Hades' });
  expect([link.getAttribute('href'), link.dataset.state, link.getAttribute('aria-current')]).toEqual([
    '/hades',
    'seen',
    'page',
  ]);
  expect(link.contains(screen.getByRole('button', { name: 'Edit' }))).toBe(false);
  expect(screen.getByRole('listitem').dataset.selected).toBe('');
});

test('a selected row is marked, others are not', () => {
  render(
    <List>
      <ListItem selected>Hades</ListItem>
      <ListItem>Celeste</ListItem>
    </List>,
  );
  expect(screen.getAllByRole('listitem').map((row) => row.hasAttribute('data-selected'))).toEqual([
    true,
    false,
  ]);
});

test('reports a current row without a link', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <List>
      <ListItem current>Hades</ListItem>
    </List>,
  );
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('has no `href`'));
  report.mockRestore();
});

test('list and row pass attributes and the ref on', () => {
  const [list, row] = [createRef<HTMLUListElement>(), createRef<HTMLLIElement>()];
  const root = { className: 'given', style: { color: 'red' } };
  render(
    <List {...root} ref={list} id="list">
      <ListItem {...root} ref={row} id="row">
        Hades
      </ListItem>
    </List>,
  );
  expect([list.current, row.current]).toEqual([
    document.getElementById('list'),
    document.getElementById('row'),
  ]);
  for (const element of [list.current, row.current]) {
    expect(element?.className).toMatch(/^gs-.* given$/);
    expect(element?.style.color).toBe('red');
  }
});
