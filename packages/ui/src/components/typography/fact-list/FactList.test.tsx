// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FactList } from './FactList.tsx';

afterEach(cleanup);

test('renders every fact as a term with its definition', () => {
  const { container } = render(
    <FactList
      facts={[
        { label: 'Episodes', value: 28 },
        { label: 'Year', value: 'N/A' },
      ]}
    />,
  );
  expect(container.querySelector('dl')).not.toBeNull();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Episodes', 'Year']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['28', 'N/A']);
});

test('marks wide and accented facts with data attributes', () => {
  const { container } = render(
    <FactList
      facts={[
        { label: 'Platforms', value: 'PC, macOS, Linux', wide: true },
        { label: 'Score', value: 9.29, accent: true },
      ]}
    />,
  );
  expect(container.querySelector('[data-wide]')?.textContent).toBe('PlatformsPC, macOS, Linux');
  expect(container.querySelector('[data-accent]')?.textContent).toContain('9.29');
});
