// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { MessagesProvider } from '../../translation/messages-provider/MessagesProvider.tsx';
import { Histogram, type HistogramProps } from './Histogram.tsx';

afterEach(cleanup);

const props: HistogramProps = {
  caption: 'Ratings here',
  summary: '6 ratings.',
  valueHeader: 'Stars',
  countHeader: 'Ratings',
  bars: [
    { label: '4', count: 1, tick: '4' },
    { label: '4.5', count: 4000, own: true },
    { label: '5', count: 0, tick: '5' },
  ],
};

test('screen readers read the summary in place of the bars', () => {
  render(<Histogram {...props} />);
  expect(screen.getByRole('img', { name: '6 ratings.' })).toBeDefined();
});

test('only the own value is marked and labelled', () => {
  const { container } = render(<Histogram {...props} />);
  const own = container.querySelectorAll<HTMLElement>('[data-own]');
  expect(own).toHaveLength(1);
  expect(own[0]?.dataset.own).toBe('');
  const bars = screen.getByRole('img');
  expect(own[0]?.parentElement).toBe(within(bars).getByText('You').parentElement);
});

test('the table has the value and the count of every bar, and marks the own one', () => {
  const { container } = render(<Histogram {...props} />);
  const cells = [...container.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(cells).toEqual([
    ['Stars', 'Ratings'],
    ['4', '1'],
    ['4.5 (You)', '4,000'],
    ['5', '0'],
  ]);
  expect(container.querySelector('caption')?.textContent).toBe('Ratings here');
});

test('counts are written in the language of the MessagesProvider', () => {
  const { container } = render(
    <MessagesProvider messages={{ You: 'Du' }} locale="de">
      <Histogram {...props} />
    </MessagesProvider>,
  );
  expect(container.querySelector('table')?.textContent).toContain('4.5 (Du)4.000');
});

test('the height of a bar is its share of the highest', () => {
  const { container } = render(
    <Histogram
      {...props}
      bars={[
        { label: '1', count: 2 },
        { label: '2', count: 8 },
        { label: '3', count: 0 },
      ]}
    />,
  );
  const shares = [...container.querySelectorAll('[class*="gs-v-share"]')].map(
    ({ className }) => /gs-v-share-(\S+)/.exec(className)?.[1],
  );
  expect(shares).toEqual(['0_25', '1', '0']);
});

test('reports a missing summary', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<Histogram {...props} summary="" />);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/Histogram has no summary.*Pass/),
  );
  consoleError.mockRestore();
});

test('renders without inline styles on the server', () => {
  expect(renderToString(<Histogram {...props} />)).not.toContain('style=');
});
