// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Stack } from '../../page/layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Heading } from './Heading.tsx';

afterEach(cleanup);

test.each([1, 2, 3, 4, 5, 6] as const)('level %i renders a heading of that level', (level) => {
  render(<Heading level={level}>Hades</Heading>);
  expect(screen.getByRole('heading', { name: 'Hades', level })).toBeDefined();
});

test('can be focused by a script with tabIndex -1', () => {
  render(
    <Heading level={1} tabIndex={-1}>
      Hades
    </Heading>,
  );
  screen.getByRole('heading').focus();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('logs an invalid level with its consequence and the fix', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const level: number = 7;
  render(<Heading level={level as 6}>Hades</Heading>);
  // React then logs an error of its own about the tag.
  expect(consoleError).toHaveBeenNthCalledWith(1, expect.stringMatching(/none of 1 to 6.*Pass/));
  consoleError.mockRestore();
});

type Centre = 'centre' | 'center';

// The class of a variant contains the hash of its style and the value.
test.each<[string, (align: Centre) => ReactElement]>([
  [
    'align of Heading',
    (align) => (
      <Heading level={2} align={align}>
        Hades
      </Heading>
    ),
  ],
  ['align of Text', (align) => <Text align={align}>Hades</Text>],
  ['align of Stack', (align) => <Stack align={align}>Hades</Stack>],
  ['justify of Stack', (align) => <Stack justify={align}>Hades</Stack>],
])('%s: center and centre have the same style', (_, createElement) => {
  const [centre, center] = (['centre', 'center'] as const).map((align) => {
    render(createElement(align));
    const { className } = screen.getByText('Hades');
    cleanup();
    return className;
  });
  expect(center).toMatch(/-center\b/);
  expect(center?.replace('-center', '-centre')).toBe(centre);
});
