// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Heading } from './Heading.tsx';

afterEach(cleanup);

test.each([1, 2, 3, 4, 5, 6] as const)('level %i is that level of the outline', (level) => {
  render(<Heading level={level}>Hades</Heading>);
  expect(screen.getByRole('heading', { name: 'Hades', level })).toBeDefined();
});

test('a script can move the focus to it', () => {
  render(
    <Heading level={1} tabIndex={-1}>
      Hades
    </Heading>,
  );
  screen.getByRole('heading').focus();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('a level that HTML does not know says what is wrong and how to mend it', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const level: number = 7;
  render(<Heading level={level as 6}>Hades</Heading>);
  // React has its own words for the tag.
  expect(said).toHaveBeenNthCalledWith(1, expect.stringMatching(/none of 1 to 6.*Pass/));
  said.mockRestore();
});
