// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Hero } from './Hero.tsx';

afterEach(cleanup);

const words = { banner: 'News.', welcome: 'Welcome!', children: 'Track what you love.' };
const states = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('[data-state]'), (place) => place.getAttribute('data-state'));

test('the brand is the heading of the page', () => {
  render(<Hero {...words} covers={[]} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Gildshelf' })).toBeDefined();
});

test('five places are kept for covers, the best in the middle; to a screen reader they are nothing', () => {
  const { container, rerender } = render(<Hero {...words} covers={[]} />);
  expect(states(container)).toEqual(Array(5).fill('waiting'));
  const covers = ['first', 'second', 'third'].map((name) => ({
    imageUrl: `https://covers.example/${name}.svg`,
  }));
  rerender(<Hero {...words} covers={covers} />);
  expect(states(container)).toEqual(['waiting', 'shown', 'shown', 'shown', 'waiting']);
  const addresses = Array.from(container.querySelectorAll('img'), (image) => image.src.split('/').at(-1));
  expect(addresses).toEqual(['second.svg', 'first.svg', 'third.svg']);
  expect(screen.queryByRole('img', { name: /./, hidden: false })?.getAttribute('aria-label')).toBe(
    'Gildshelf',
  );
});
