// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../../languages/de.ts';
import { MessagesProvider } from '../../translation/messages-provider/MessagesProvider.tsx';
import { HeatMap, type HeatMapProps } from './HeatMap.tsx';

afterEach(cleanup);

const props: HeatMapProps = {
  label: '3 entries on 2 days of 2026.',
  year: 2026,
  days: [
    { date: '2026-03-01', count: 1 },
    { date: '2026-11-20', count: 2 },
  ],
  href: (month) => `/diary?month=${month}`,
};

test('screen readers read the label in place of the cells, once', () => {
  render(<HeatMap {...props} />);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([props.label]);
});

test('has a link per month in their order, with a short visible text and the whole name', () => {
  render(<HeatMap {...props} currentMonth="2026-11" />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 12 }, (_, index) => `/diary?month=2026-${String(index + 1).padStart(2, '0')}`),
  );
  const textsOf = (link?: HTMLElement) => Array.from(link?.children ?? [], ({ textContent }) => textContent);
  expect([textsOf(links[0]), textsOf(links[8])]).toEqual([
    ['Jan', 'January 2026'],
    ['Sept', 'September 2026'],
  ]);
  expect(screen.getByRole('link', { name: 'January 2026' })).toBe(links[0]);
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[10]]);
});

test('names the months in the language of the MessagesProvider', () => {
  render(
    <MessagesProvider messages={messages} locale="de">
      <HeatMap {...props} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('link', { name: 'März 2026' })).toBeDefined();
  expect(screen.getByText('weniger', { exact: false })).toBeDefined();
});

test('a day with entries is in the path of its level', () => {
  const { container } = render(<HeatMap {...props} />);
  const levels = [...container.querySelectorAll('svg:not(p svg) > path')].map(
    (path) => `${path.getAttribute('data-level')}: ${path.getAttribute('d')?.split('M').length}`,
  );
  expect(levels).toEqual(['0: 181', '1: 2', '0: 184', '2: 2']);
});

test('reports a missing label', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<HeatMap {...props} label="" />);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/HeatMap has no label.*Pass/));
  consoleError.mockRestore();
});

test('renders without inline styles on the server', () => {
  expect(renderToString(<HeatMap {...props} />)).not.toContain('style=');
});
