// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { DayList } from './DayList.tsx';

afterEach(cleanup);

const days = [
  { date: '2019-03', label: 'March 2019', entries: [{ id: '0', name: 'Portal' }] },
  {
    date: '2026-11-22',
    label: 'Sunday, 22 November 2026',
    day: '22',
    weekday: 'Sun',
    entries: [
      {
        id: '1',
        name: 'Blade Runner',
        href: '/movie/blade-runner',
        details: ['Film, 1982', 'Cinema'],
        marks: [{ icon: 'refresh', text: '4th time' }],
      } as const,
      { id: '2', name: 'Hades', href: '/game/hades' },
    ],
  },
];

test('renders each date once, as a heading with a time element, and the entries of a day in a list', () => {
  render(<DayList label="Diary" days={days} headingLevel={4} />);
  const headings = screen.getAllByRole('heading', { level: 4 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'March 2019',
    'Sunday, 22 November 202622Sun',
  ]);
  expect(headings.map((heading) => heading.querySelector('time')?.dateTime)).toEqual([
    '2019-03',
    '2026-11-22',
  ]);
  const lists = screen.getAllByRole('list');
  expect(lists.map((list) => list.children.length)).toEqual([2, 1, 2]);
  expect(lists[0]?.getAttribute('aria-label')).toBe('Diary');
});

test('an entry has its name as a link, its facts, and each remark as text beside an icon', () => {
  render(<DayList label="Diary" days={days} />);
  const [, entry] = screen.getAllByRole('listitem').filter((item) => item.matches('[data-part="entry"]')) as [
    HTMLElement,
    HTMLElement,
  ];
  expect(within(entry).getByRole('link', { name: 'Blade Runner' }).getAttribute('href')).toBe(
    '/movie/blade-runner',
  );
  expect(entry.querySelector('[data-part="details"]')?.textContent).toBe('Film, 1982 · Cinema');
  const mark = within(entry).getByText('4th time');
  expect(mark.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('an entry without a URL is no link', () => {
  render(<DayList label="Diary" days={days.slice(0, 1)} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Portal')).toBeDefined();
});

test('placeholders are hidden from screen readers, and the list is busy', () => {
  render(<DayList label="Diary" days={[]} placeholders={3} />);
  const list = screen.getByRole('list');
  expect(list.getAttribute('aria-busy')).toBe('true');
  expect(list.children).toHaveLength(3);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('marks its days as stale while newer ones are loading', () => {
  render(<DayList label="Diary" days={days} busy />);
  const [list] = screen.getAllByRole('list');
  expect([list?.dataset.state, list?.getAttribute('aria-busy')]).toEqual(['busy', 'true']);
});

test('renders without inline styles on the server', () => {
  expect(renderToString(<DayList label="Diary" days={days} placeholders={1} />)).not.toContain('style=');
});
