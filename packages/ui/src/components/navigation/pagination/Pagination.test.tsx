// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { messages as german } from '../../../languages/de.ts';
import { LinkProvider } from '../../actions/link/LinkProvider.tsx';
import { MessagesProvider } from '../../translation/messages-provider/MessagesProvider.tsx';
import { Pagination } from './Pagination.tsx';

afterEach(cleanup);

const create = (props: Partial<ComponentProps<typeof Pagination>> = {}) => (
  <Pagination page={5} pageCount={20} getHref={(page) => `/browse?page=${page}`} {...props} />
);
/** A link, also one that the style sheet hides in wide elements. */
const link = (name: string) => screen.getByRole('link', { name, hidden: true });

test('links have the URLs of their pages, and the current one has aria-current', () => {
  render(create());
  expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeDefined();
  expect(link('Page 4').getAttribute('href')).toBe('/browse?page=4');
  expect(link('Previous').getAttribute('href')).toBe('/browse?page=4');
  expect(link('Next').getAttribute('href')).toBe('/browse?page=6');
  expect(link('First page').getAttribute('href')).toBe('/browse?page=1');
  expect(link('Last page').getAttribute('href')).toBe('/browse?page=20');
  const current = screen.getAllByRole('link').filter((one) => one.ariaCurrent === 'page');
  expect(current).toEqual([link('Page 5')]);
});

test('has items for narrow and for wide elements, and hides the words of arrows', () => {
  render(create());
  const parts = (name: string) => document.querySelectorAll(`[data-part="${name}"]`).length;
  expect([parts('narrow'), parts('wide'), parts('word')]).toEqual([3, 7, 2]);
  expect(screen.getByText('Page 5 of 20').dataset.part).toBe('narrow');
});

test.each([
  [1, ['Previous'], ['Next', 'Last page']],
  [20, ['Next'], ['First page', 'Previous']],
])('on page %i the words %o are no link', (page, words, links) => {
  render(create({ page }));
  const placeholders = words.map((word) => screen.getByText(word).parentElement);
  expect(placeholders.map((one) => [one?.localName, one?.ariaHidden])).toEqual([['span', 'true']]);
  const names = screen.getAllByRole('link', { hidden: true }).map((one) => one.ariaLabel ?? one.textContent);
  expect(names.filter((name) => !name.startsWith('Page'))).toEqual(links);
});

test('uses the link of the router, and calls onPageChange with the page', async () => {
  const handlePageChange = vi.fn((_: number, event: { preventDefault: () => void }) =>
    event.preventDefault(),
  );
  render(
    <LinkProvider
      component={({ state: _, children, ...rest }) => (
        <a {...rest} data-routed="">
          {children}
        </a>
      )}
    >
      {create({ onPageChange: handlePageChange })}
    </LinkProvider>,
  );
  expect(link('Page 6').dataset.routed).toBe('');
  await userEvent.click(link('Page 6'));
  expect(handlePageChange.mock.calls[0]?.[0]).toBe(6);
});

test('its texts are in the language of the MessagesProvider, and names have the number that a link shows', () => {
  render(
    <MessagesProvider messages={german} locale="de">
      {create({ page: 1234, pageCount: 5678 })}
    </MessagesProvider>,
  );
  expect(screen.getByRole('navigation', { name: 'Seiten' })).toBeDefined();
  expect(link('Seite 1234').ariaCurrent).toBe('page');
  expect(link('Seite 1234').textContent).toBe('1234');
  expect(screen.getByText('Seite 1234 von 5678')).toBeDefined();
  for (const name of ['Erste Seite', 'Zurück', 'Weiter', 'Letzte Seite']) expect(link(name)).toBeDefined();
});

test('label names one of several paginations', () => {
  render(create({ label: 'Pages of games' }));
  expect(screen.getByRole('navigation', { name: 'Pages of games' })).toBeDefined();
});

test.each([0, 1])('renders nothing for %d pages', (pageCount) => {
  const { container } = render(create({ page: 1, pageCount }));
  expect(container.innerHTML).toBe('');
});

test.each([
  [21, 'Page 20'],
  [0, 'Page 1'],
  [2.2, 'Page 2'],
  [Number.NaN, 'Page 1'],
])('reports the page %d of 20 and marks %s as the current one', (page, name) => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(create({ page }));
  expect(link(name).ariaCurrent).toBe('page');
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/Pagination got page=.*Pass/));
  consoleError.mockRestore();
});

test('renders without inline styles on the server', () => {
  expect(renderToString(create())).not.toContain('style=');
});
