// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ShelfRow } from './ShelfRow.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const items = [
  { id: '1', name: 'Portal', href: '/game/portal', note: '2007', imageUrl: '/portal.jpg' },
  { id: '2', name: 'Portal 2', href: '/game/portal-2', note: '2011', current: true },
  { id: '3', name: 'Aperture Desk Job', href: '/game/aperture-desk-job' },
];

test('renders a named list with one link for each title, which contains its name and note', () => {
  const { container } = render(<ShelfRow label="The series in order" items={items} />);
  const list = screen.getByRole('list', { name: 'The series in order' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Portal2007', '/game/portal'],
    ['Portal 22011', '/game/portal-2'],
    ['Aperture Desk Job', '/game/aperture-desk-job'],
  ]);
  const partsOf = (part: string) => container.querySelectorAll(`[data-part="${part}"]`);
  expect(partsOf('cover')).toHaveLength(3);
  expect([...partsOf('note')].map((note) => note.textContent)).toEqual(['2007', '2011']);
});

test('only the link of the current title has aria-current', () => {
  render(<ShelfRow label="The series in order" items={items} />);
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/game/portal-2', 'page'],
  ]);
});

test('scrolls the current title into the middle of the row', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.hasAttribute('aria-current') ? new DOMRect(1000, 0, 150, 260) : new DOMRect(100, 0, 400, 260);
  });
  render(<ShelfRow label="The series in order" items={items} />);
  expect(screen.getByRole('list').scrollLeft).toBe(775);
});

test('does not scroll a row without a current title', () => {
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  render(<ShelfRow label="Similar titles" items={items.map(({ current, ...item }) => item)} />);
  expect(measured.mock.contexts.filter((element) => (element as Element).localName === 'ul')).toEqual([]);
});

test('a focused title is scrolled into view, and the focus handler of the caller is called', async () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  const handleFocus = vi.fn();
  render(<ShelfRow label="Similar titles" items={items} onFocus={handleFocus} />);
  await userEvent.tab();
  expect(scrollIntoView.mock.contexts).toEqual([screen.getAllByRole('link')[0]]);
  expect(handleFocus).toHaveBeenCalledOnce();
});

test('renders without inline styles on the server', () => {
  expect(renderToString(<ShelfRow label="Similar titles" items={items} />)).not.toContain('style=');
});
