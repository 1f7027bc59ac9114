// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Progress } from './Progress.tsx';

afterEach(cleanup);

const attributesOf = (element: HTMLElement) =>
  ['min', 'now', 'max', 'text'].map((name) => element.getAttribute(`aria-value${name}`));

test('announces its value as a percentage by default', () => {
  render(<Progress label="Import" value={742} max={1248} />);
  const bar = screen.getByRole('progressbar', { name: 'Import' });
  expect(attributesOf(bar)).toEqual(['0', '742', '1248', '59%']);
  expect(bar.querySelector('progress')?.value).toBe(742);
  expect(bar.dataset.state).toBe('loading');
});

test('valueText replaces the percentage, and labelledBy the label', () => {
  render(
    <>
      <p id="count">Entries</p>
      <Progress labelledBy="count" value={742} max={1248} valueText="742 of 1,248" />
    </>,
  );
  const bar = screen.getByRole('progressbar', { name: 'Entries' });
  expect(bar.getAttribute('aria-valuetext')).toBe('742 of 1,248');
});

test('without a value it is indeterminate and has no value for screen readers', () => {
  render(<Progress label="Reading the file" />);
  const bar = screen.getByRole('progressbar');
  expect(attributesOf(bar)).toEqual(['0', null, '100', null]);
  expect(bar.dataset.state).toBe('indeterminate');
  expect(bar.querySelector('progress')).toBeNull();
});

test('is complete at max, and only there: 99.9 % is announced as 99 %', () => {
  const { rerender } = render(<Progress label="Import" value={999} max={1000} />);
  const bar = screen.getByRole('progressbar');
  expect([bar.dataset.state, bar.getAttribute('aria-valuetext')]).toEqual(['loading', '99%']);
  rerender(<Progress label="Import" value={1000} max={1000} />);
  expect([bar.dataset.state, bar.getAttribute('aria-valuetext')]).toEqual(['complete', '100%']);
});

test('announces each tenth once, nothing at first, and the end', () => {
  const create = (value: number) => <Progress label="Import" value={value} max={1000} announced />;
  const { rerender } = render(create(100));
  const status = screen.getByRole('status');
  const announced: (string | null)[] = [status.textContent];
  for (const value of [150, 199, 200, 250, 310, 1000]) {
    rerender(create(value));
    announced.push(status.textContent);
  }
  expect(announced).toEqual(['', '', '', '20%', '20%', '31%', '100%']);
});

test('has no live region by default', () => {
  render(<Progress label="Import" value={1} />);
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  [{ value: 120 }, '100'],
  [{ value: -1 }, '0'],
  [{ value: Number.NaN }, null],
  [{ value: 3, max: 0 }, '1'],
])('reports %o and uses the nearest possible value', (props, now) => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<Progress label="Import" {...props} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(now);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/Progress got value.*Pass/));
  consoleError.mockRestore();
});

test('reports a missing label', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<Progress value={1} />);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/Progress has no label.*Pass/));
  consoleError.mockRestore();
});

test('renders without inline styles on the server', () => {
  const html =
    renderToString(<Progress label="Import" value={60} />) + renderToString(<Progress label="Import" />);
  expect(html).not.toContain('style=');
});
