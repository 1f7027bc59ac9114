// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProviderMark } from './ProviderMark.tsx';

afterEach(cleanup);

test('a known provider has its logo in brand colours, any other a key icon in the text colour', () => {
  const { container, rerender } = render(<ProviderMark name="Google" />);
  const colours = () => [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
  expect(colours()).toEqual(['#EA4335', '#4285F4', '#FBBC05', '#34A853']);
  rerender(<ProviderMark name="Guild" />);
  expect(colours()).toEqual(['none']);
});

test.each(['Google', 'Guild'])('the logo of %s is hidden from screen readers', (name) => {
  const { container } = render(<ProviderMark name={name} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
