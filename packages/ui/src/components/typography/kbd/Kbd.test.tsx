// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { messages as german } from '../../../languages/de.ts';
import { MessagesProvider } from '../../translation/messages-provider/MessagesProvider.tsx';
import { Kbd } from './Kbd.tsx';

afterEach(cleanup);

test('renders a <kbd> for each key in one for the shortcut, left-to-right', () => {
  const { container } = render(<Kbd keys={['Control', 'Shift', 'K']} />);
  const shortcut = container.querySelector('kbd');
  expect(shortcut?.textContent).toBe('Ctrl+Shift+K');
  expect(shortcut?.dir).toBe('ltr');
  const keys = [...(shortcut?.querySelectorAll('kbd') ?? [])];
  expect(keys.map((key) => key.textContent)).toEqual(['Ctrl', 'Shift', 'K']);
});

test('screen readers get the name of a key that is shown as a symbol, in the language of the MessagesProvider too', () => {
  const { rerender } = render(<Kbd keys={['ArrowUp']} />);
  expect(screen.getByRole('img', { name: 'Up arrow' })).toBeDefined();
  rerender(
    <MessagesProvider messages={german} locale="de">
      <Kbd keys={['ArrowUp', 'Control']} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('img', { name: 'Pfeil nach oben' })).toBeDefined();
  expect(screen.getByText('Strg')).toBeDefined();
});

test('the space character is shown as "Space", and a name from the prototype of objects as it is', () => {
  const { container } = render(<Kbd keys={[' ', 'toString']} />);
  expect(container.textContent).toBe('Space+toString');
});

test('each size has its own styles', () => {
  const { container, rerender } = render(<Kbd keys={['/']} />);
  const key = container.querySelector('kbd kbd');
  const medium = key?.className;
  rerender(<Kbd keys={['/']} size="sm" />);
  expect(key?.className).not.toBe(medium);
});

test('reports missing keys', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<Kbd keys={[]} />);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/Kbd has no keys.*Pass/));
  consoleError.mockRestore();
});

test('renders without inline styles on the server', () => {
  expect(renderToString(<Kbd keys={['Meta', 'K']} />)).not.toContain('style=');
});
