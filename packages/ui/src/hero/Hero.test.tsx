// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
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
    id: name,
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

test('the place of a cover that is not known yet is kept, and another title at a place is another picture', async () => {
  const drawn = (name: string) => ({ id: name, fallback: async () => `data:image/svg+xml,${name}` });
  const { container, rerender } = render(
    <Hero {...words} covers={[drawn('first'), undefined, drawn('third')]} />,
  );
  expect(states(container)).toEqual(['waiting', 'waiting', 'shown', 'shown', 'waiting']);
  const addresses = () =>
    Array.from(container.querySelectorAll('img'), (image) => image.src.split(',').at(-1));
  await waitFor(() => expect(addresses()).toEqual(['first', 'third']));
  rerender(<Hero {...words} covers={[drawn('other'), undefined, drawn('third')]} />);
  await waitFor(() => expect(addresses()).toEqual(['other', 'third']));
});
