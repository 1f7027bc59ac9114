// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProviderMark } from './ProviderMark.tsx';

afterEach(cleanup);

test('a provider whose mark is known shows it in its own colours, any other a key in that of the words', () => {
  const { container, rerender } = render(<ProviderMark name="Google" />);
  const colours = () => [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
  expect(colours()).toEqual(['#EA4335', '#4285F4', '#FBBC05', '#34A853']);
  rerender(<ProviderMark name="Guild" />);
  expect(colours()).toEqual(['none']);
});

test.each(['Google', 'Guild'])('the mark of %s is decoration: the words beside it say the name', (name) => {
  const { container } = render(<ProviderMark name={name} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
